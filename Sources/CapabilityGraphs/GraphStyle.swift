/// The style of pictures.
enum GraphStyle {
  /// The style sheet. It uses plain rules that programs other than browsers understand too.
  static let css = """
    text { font: 12px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; \
    fill: #1f2328; text-anchor: middle }
    .heading { font-size: 16px; font-weight: 600; text-anchor: start }
    .legend { text-anchor: start; fill: #59636e }
    .ground { fill: #ffffff }
    rect { stroke-width: 1.2 }
    .useCase rect, rect.useCase { fill: #ddf4ff; stroke: #0969da }
    .value rect, rect.value { fill: #fbefff; stroke: #8250df }
    .capability rect, rect.capability { fill: #dafbe1; stroke: #1a7f37 }
    .endpoint rect, rect.endpoint { fill: #ffffff; stroke: #1a7f37 }
    .open rect, rect.open { fill: #fff8c5; stroke: #9a6700 }
    .missing rect, rect.missing { fill: #ffebe9; stroke: #cf222e }
    .unused rect { stroke-dasharray: 4 3 }
    .unused { opacity: 0.65 }
    path { fill: none; stroke: #8c959f; stroke-width: 1.1 }
    .part { stroke: #1a7f37; stroke-dasharray: 2 3; opacity: 0.7 }
    .chosen g[class]:not(.on) { opacity: 0.25 }
    .chosen path:not(.on) { stroke: #e6eaef }
    .chosen path.on { stroke: #0969da; stroke-width: 2 }
    .chosen g.on rect { stroke-width: 2.2 }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3 }
      .legend { fill: #9198a1 }
      .ground { fill: #0d1117 }
      .useCase rect, rect.useCase { fill: #11233b; stroke: #4493f8 }
      .value rect, rect.value { fill: #251a38; stroke: #ab7df8 }
      .capability rect, rect.capability { fill: #12291c; stroke: #3fb950 }
      .endpoint rect, rect.endpoint { fill: #0d1117; stroke: #3fb950 }
      .open rect, rect.open { fill: #2b2411; stroke: #d29922 }
      .missing rect, rect.missing { fill: #301619; stroke: #f85149 }
      path { stroke: #6e7681 }
      .part { stroke: #3fb950 }
      .chosen path:not(.on) { stroke: #20262e }
      .chosen path.on { stroke: #4493f8 }
    }
    """
}

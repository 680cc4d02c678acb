extension GraphLayout {
  /// Returns the picture as a self-contained page. The node under the pointer is highlighted with its
  /// dependencies and dependents; a click keeps the highlight, and a text field finds names.
  func html(title: String, root: String? = nil) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width"/>
    <title>\(GraphText.escaped(title))</title>
    <style>
    \(Self.page)
    </style>
    </head>
    <body>
    <label>Find <input id="find" type="search" placeholder="a name"/></label>
    \(svg(title: title, root: root))
    <script>
    \(Self.script)
    </script>
    </body>
    </html>
    """
  }

  private static let page = """
    :root { color-scheme: light dark }
    body { margin: 0; font: 13px system-ui, sans-serif; background: #ffffff; color: #1f2328 }
    label { position: fixed; top: 12px; right: 16px }
    g[data-node] { cursor: pointer }
    @media (prefers-color-scheme: dark) { body { background: #0d1117; color: #e6edf3 } }
    """

  /// The script contains no `<` or `&`, so the page is also valid XML.
  private static let script = """
    const svg = document.querySelector("svg");
    const nodes = [...svg.querySelectorAll("g[data-node]")];
    const edges = [...svg.querySelectorAll("path")].map(path => {
      const [from, to] = path.dataset.ends.split(" ").map(Number);
      return { path, from, to, part: path.classList.contains("part") };
    });
    const first = new Set(nodes.filter(node => node.classList.contains("on")));
    let kept = null;
    const follow = (start, a, b) => {
      const seen = new Set(start), rest = [...start];
      while (rest.length) {
        const node = rest.pop();
        for (const edge of edges) {
          if (edge[a] !== node || edge.part || seen.has(edge[b])) continue;
          seen.add(edge[b]);
          rest.push(edge[b]);
        }
      }
      return seen;
    };
    const show = start => {
      const down = follow(start, "from", "to"), up = follow(start, "to", "from");
      const isOn = (set, edge) => set.has(edge.from) ? set.has(edge.to) : false;
      svg.classList.toggle("chosen", start.length > 0);
      nodes.forEach((node, i) => node.classList.toggle("on", down.has(i) || up.has(i)));
      for (const edge of edges) {
        const isShown = edge.part ? false : isOn(down, edge) || isOn(up, edge);
        edge.path.classList.toggle("on", isShown);
        if (isShown) edge.path.parentNode.insertBefore(edge.path, nodes[0]);
      }
    };
    const number = event => {
      const node = event.target.closest("g[data-node]");
      return node ? [Number(node.dataset.node)] : [];
    };
    const rest = () => show(kept ?? []);
    if (first.size) kept = [nodes.findIndex(node => node.classList.contains("root"))];
    svg.addEventListener("mouseover", event => {
      if (!kept) show(number(event));
    });
    svg.addEventListener("click", event => {
      const start = number(event);
      kept = start.length ? start : null;
      rest();
    });
    document.addEventListener("keydown", event => {
      if (event.key !== "Escape") return;
      kept = null;
      document.getElementById("find").value = "";
      rest();
    });
    document.getElementById("find").addEventListener("input", event => {
      const name = event.target.value.toLowerCase();
      const found = nodes.filter(node => {
        const title = node.querySelector("title").textContent.split("\\n")[0];
        return name ? title.toLowerCase().includes(name) : false;
      });
      kept = found.length ? found.map(node => Number(node.dataset.node)) : null;
      rest();
      found[0]?.scrollIntoView({ block: "center", inline: "center" });
    });
    """
}

import Probes

/// A world that records each read of its properties.
struct Letters: Sendable {
  let probe: Probe

  var a: String { read("a") }
  var b: String { read("b") }

  private func read(_ letter: String) -> String {
    probe.note(letter)
    return letter
  }
}

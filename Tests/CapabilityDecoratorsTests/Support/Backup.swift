import CapabilityDecorators
import Probes

/// A backup of a probe's endpoints. It returns the same values and records its calls in the probe.
struct Backup: Sendable {
  private let probe: Probe

  init(_ probe: Probe) { self.probe = probe }

  private func answer(_ inputs: String...) -> String {
    probe.note("backup \(inputs.joined())")
    return inputs.joined()
  }

  func plain0() -> String { answer() }
  func plain1(_ a: String) -> String { answer(a) }
  func plain3(_ a: String, _ b: String, _ c: String) -> String { answer(a, b, c) }

  func throwing0() throws(Refusal) -> String { answer() }
  func throwing1(_ a: String) throws(Refusal) -> String { answer(a) }
  func throwing3(_ a: String, _ b: String, _ c: String) throws(Refusal) -> String {
    answer(a, b, c)
  }

  func async0() async -> String { answer() }
  func async1(_ a: String) async -> String { answer(a) }
  func async3(_ a: String, _ b: String, _ c: String) async -> String { answer(a, b, c) }

  func asyncThrowing0() async throws(Refusal) -> String { answer() }
  func asyncThrowing1(_ a: String) async throws(Refusal) -> String { answer(a) }
  func asyncThrowing3(_ a: String, _ b: String, _ c: String) async throws(Refusal) -> String {
    answer(a, b, c)
  }
}

/// Returns an observer that records fallback outcomes in a probe's journal.
func recordingOutcomes(in probe: Probe) -> @Sendable (FallbackOutcome<Refusal>) -> Void {
  { outcome in probe.note(outcome.text) }
}

import Capabilities
import Foundation

/// Without `CapabilitiesTesting`, each call prints a report to standard error.
func reportToStandardError() {
  let ledger = Ledger.test
  let text = standardError {
    require(ledger.balance("ab") == 0)
    do throws(LedgerError) { _ = try ledger.open("cd") } catch { require(error == .closed) }
  }
  let place = #fileID.replacing("StandardError", with: "Ledger")
  let expected = """
    \(place):23:29: Unimplemented endpoint called: Ledger.balance
      inputs: ("ab")
      test value made at: \(place):23
      to fix: override it in the test, such as Ledger.test.overriding { $0.balance = { _ in … } }
    \(place):24:26: Unimplemented endpoint called: Ledger.open
      inputs: ("cd")
      test value made at: \(place):24
      to fix: override it in the test, such as Ledger.test.overriding { $0.open = { _ in … } }

    """
  if text != expected { print(text) }
  require(text == expected)
}

/// Returns the output of a body to standard error. It must fit into a pipe.
private func standardError(of body: () -> Void) -> String {
  let pipe = Pipe()
  let saved = dup(STDERR_FILENO)
  dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
  body()
  dup2(saved, STDERR_FILENO)
  close(saved)
  pipe.fileHandleForWriting.closeFile()
  return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
}

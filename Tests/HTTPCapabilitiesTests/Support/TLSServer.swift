import Foundation
import TestTraits
import Testing

/// An `openssl s_server` on 127.0.0.1 with a self-signed certificate. It responds to any GET request
/// with a page about the connection.
final class TLSServer: Sendable {
  /// The server's address.
  let url: URL
  /// The path of the server's certificate.
  let certificate: String
  private let directory = TemporaryDirectory()
  private let process: WatchedProcess

  /// The path of the `openssl` command; `nil` if it is not installed.
  static let command = ["/usr/bin/openssl", "/usr/local/bin/openssl", "/opt/homebrew/bin/openssl"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private struct Failure: Error {
    let text: String
  }

  /// Starts a server.
  ///
  /// - Parameter names: The subject of the certificate, such as `IP:127.0.0.1`.
  init(for names: String) async throws {
    guard let command = Self.command else { throw Failure(text: "OpenSSL is not installed") }
    certificate = directory.path + "/certificate.pem"
    let key = directory.path + "/key.pem"
    let request = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
    let files = ["-subj", "/CN=test", "-keyout", key, "-out", certificate]
    let made = try runCommand(
      [command] + request.split(separator: " ").map(String.init) + files
        + ["-addext", "subjectAltName=\(names)"]
    )
    guard made.status == 0 else { throw Failure(text: made.errors) }
    var output = try OutputPipe()
    var actions = FileActions()
    actions.open(STDIN_FILENO, "/dev/null", O_RDONLY)
    actions.duplicate(output.writing, as: STDOUT_FILENO)
    actions.open(STDERR_FILENO, "/dev/null", O_WRONLY)
    process = WatchedProcess(
      try actions.spawn(
        command,
        [
          "openssl", "s_server", "-accept", "127.0.0.1:0", "-www", "-cert", certificate, "-key",
          key,
        ]
      )
    )
    close(output.writing)
    var printed = ""
    // The server prints `ACCEPT 127.0.0.1:` and its port.
    while let line = await output.line(of: process) {
      printed += line + "\n"
      guard line.hasPrefix("ACCEPT"), let port = line.split(separator: ":").last,
        let url = URL(string: "https://127.0.0.1:\(port)/")
      else { continue }
      self.url = url
      return
    }
    process.send(SIGKILL)
    throw Failure(text: printed)
  }

  deinit { process.send(SIGKILL) }
}

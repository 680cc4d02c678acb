import Foundation

/// An `openssl s_server` on 127.0.0.1 with a self-signed certificate. It responds to any GET request
/// with a page about the connection.
final class TLSServer: Sendable {
  /// The server's address.
  let url: URL
  /// The path of the server's certificate.
  let certificate: String
  private let directory: TemporaryDirectory
  private let process: Process

  /// The path of the `openssl` command; `nil` if it is not installed.
  static let command = ["/usr/bin/openssl", "/usr/local/bin/openssl", "/opt/homebrew/bin/openssl"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private struct Failure: Error {
    let text: String
  }

  /// Starts a server.
  ///
  /// - Parameter names: The subject of the certificate, such as `IP:127.0.0.1`.
  init(for names: String) throws {
    directory = try TemporaryDirectory()
    certificate = directory.path + "/certificate.pem"
    let key = directory.path + "/key.pem"
    let request = try Self.start(
      """
      req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=test \
      -keyout \(key) -out \(certificate) -addext subjectAltName=\(names)
      """
    )
    request.process.waitUntilExit()
    let server = try Self.start(
      "s_server -accept 127.0.0.1:0 -www -cert \(certificate) -key \(key)"
    )
    process = server.process
    // The server prints `ACCEPT 127.0.0.1:` and its port.
    var printed = ""
    while !(printed.contains("ACCEPT") && printed.hasSuffix("\n")) {
      let part = server.output.fileHandleForReading.availableData
      guard !part.isEmpty else { throw Failure(text: printed) }
      printed += String(decoding: part, as: UTF8.self)
    }
    let port = printed.split(whereSeparator: \.isNewline).last?.split(separator: ":").last ?? ""
    guard let url = URL(string: "https://127.0.0.1:\(port)/") else { throw Failure(text: printed) }
    self.url = url
  }

  deinit {
    process.terminate()
  }

  private static func start(
    _ arguments: String
  ) throws -> (process: Process, output: Pipe) {
    guard let command else { throw Failure(text: "OpenSSL is not installed") }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: command)
    process.arguments = arguments.split(separator: " ").map(String.init)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return (process, output)
  }
}

/// A directory that is deleted with this object.
private final class TemporaryDirectory: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "http-capabilities-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}

import Foundation
import Membership
import RosterReading

/// Rosters: files with one person per line, in JSON.
struct Rosters: Surface {
  private let path: String
  private let fee: Money

  init(folder: String) throws {
    path = "\(folder)/roster.jsonl"
    fee = try Money(minorUnits: 2500, currency: Currency("EUR"))
  }

  var material: Material { RosterMaterial.material }

  func check(_ input: [UInt8]) async throws {
    try Data(input).write(to: URL(fileURLWithPath: path))
    let lines = try lines(portionSize: 1 << 16)
    try checkLines(lines, of: input)
    for size in [1, 7, 4096] where input.count / size < 100_000 {
      guard try self.lines(portionSize: size) == lines else {
        throw Violation("the portion size does not change lines", "those of \(size) bytes do")
      }
    }
    for line in lines { try check(line) }
  }

  private func lines(portionSize: Int) throws -> [FileLine] {
    var reader = try LineReader(path: path, portionSize: portionSize)
    var lines: [FileLine] = []
    while let line = try reader.next() { lines.append(line) }
    guard reader.position == reader.size else {
      throw Violation("all bytes are read", "\(reader.position) of \(reader.size) were")
    }
    return lines
  }

  /// Checks that the lines equal those of splitting the whole file.
  private func checkLines(_ lines: [FileLine], of input: [UInt8]) throws {
    var expected = input.split(separator: 0x0A, omittingEmptySubsequences: false)
    if expected.last?.isEmpty == true { expected.removeLast() }
    guard lines.count == expected.count else {
      throw Violation("lines end at line breaks", "\(lines.count), not \(expected.count)")
    }
    for (index, (line, bytes)) in zip(lines, expected).enumerated() {
      var bytes = bytes
      let isTooLong = bytes.count > LineReader.limit
      if isTooLong { bytes = bytes.prefix(LineReader.excerpt) }
      if bytes.last == 0x0D { bytes = bytes.dropLast() }
      if index == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
      guard line.number == index + 1, line.isTooLong == isTooLong, line.bytes == Array(bytes) else {
        throw Violation("a line equals its part of the file", "line \(index + 1) is not")
      }
    }
  }

  private func check(_ line: FileLine) throws {
    let request = RosterLine.request(line, fee: fee)
    if case .failure(let invalid) = request {
      let length = String(decoding: line.bytes, as: UTF8.self).count
      guard (1...length + 1).contains(invalid.column), !invalid.reason.isEmpty else {
        let place = "\(invalid.column) in a line of \(length): \(invalid.reason)"
        throw Violation("an error's column is in the line", place)
      }
    }
    guard !line.isTooLong, String(validating: line.bytes, as: UTF8.self) != nil else {
      guard case .failure = request else {
        throw Violation("invalid UTF-8 is rejected", "line \(line.number)")
      }
      return
    }
    if case .success(let request) = request { try check(request, of: line) }
  }

  /// Checks that the request has the address and the amount in the line.
  private func check(_ request: EnrollmentRequest, of line: FileLine) throws {
    let fields = try JSONDecoder().decode(Fields.self, from: Data(line.bytes))
    let address = Data(request.person.email.rawValue.utf8)
    guard !address.isEmpty, Data(fields.email.utf8).range(of: address) != nil else {
      let text = "line \(line.number): \(request.person.email), not \(fields.email)"
      throw Violation("the address is the one in the line", text)
    }
    guard request.fee.minorUnits == fields.amount ?? fee.minorUnits else {
      throw Violation("the fee is the one in the line", "line \(line.number): \(request.fee)")
    }
  }

  /// The fields that are compared.
  private struct Fields: Decodable {
    var email: String
    var amount: Int?
  }
}

package import Foundation

/// Parses JSON without losing byte order marks inside strings.
///
/// On Linux, `JSONSerialization` drops a byte order mark at the start of a string, or of a part of
/// a string between two escapes. It keeps an escaped one. Outside of strings, JSON can have a byte
/// order mark only at the very beginning, where it can be dropped.
///
/// - Parameter json: The JSON, in UTF-8; it can be a single value.
/// - Returns: The result of `JSONSerialization`.
/// - Throws: The error of `JSONSerialization`.
package func jsonObject(_ json: Data) throws -> Any {
  let mark = Data([0xEF, 0xBB, 0xBF])
  let escape = Data("\\uFEFF".utf8)
  var escaped = Data()
  var rest = json[...]
  if rest.starts(with: mark) { rest = rest.dropFirst(mark.count) }
  while let place = rest.firstRange(of: mark) {
    escaped += rest[..<place.lowerBound] + escape
    rest = rest[place.upperBound...]
  }
  return try JSONSerialization.jsonObject(
    with: escaped.isEmpty ? json : escaped + rest,
    options: .fragmentsAllowed
  )
}

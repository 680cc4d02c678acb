package import Foundation

/// Reads JSON with all that is in its texts.
///
/// On Linux, `JSONSerialization` drops a byte order mark where a text, or a part of one between two
/// escapes, begins with it. Written as an escape it stays. Outside of texts JSON has none but at
/// the very beginning, where it says nothing and is left to be dropped.
///
/// - Parameter json: The JSON, in UTF-8; also a single value.
/// - Returns: What `JSONSerialization` returns.
/// - Throws: What `JSONSerialization` throws.
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

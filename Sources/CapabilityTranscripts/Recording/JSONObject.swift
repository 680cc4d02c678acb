package import Foundation

/// Parses JSON without losing byte order marks inside strings, digits of decimals or the sign of `-0`.
///
/// On Linux, `JSONSerialization` drops a byte order mark at the start of a string, or of a part of
/// a string between two escapes. It keeps an escaped one. Outside of strings, JSON can have a byte
/// order mark only at the very beginning, where it can be dropped. `-0` becomes the integer 0, and a
/// fraction of fewer than 18 characters a `Double`: zeros after them prevent that.
///
/// - Parameter json: The JSON, in UTF-8; it can be a single value.
package func jsonObject(_ json: Data) throws -> Any {
  let mark = Data([0xEF, 0xBB, 0xBF])
  let text = json.starts(with: mark) ? json.dropFirst(mark.count) : json
  var (exact, number, isInString, isEscaped) = ([UInt8](), [UInt8](), false, false)
  // The space ends the last number.
  for byte in text.replacing(mark, with: Data("\\uFEFF".utf8)) + [UInt8(ascii: " ")] {
    if !isInString, "+-.0123456789Ee".utf8.contains(byte) {
      number.append(byte)
      continue
    }
    if !number.isEmpty {
      let isPlain = number.contains(UInt8(ascii: ".")) && (number.max() ?? 0) < UInt8(ascii: "E")
      if number == Array("-0".utf8) { number += ".0".utf8 }
      if isPlain, number.count > 15 { number += "000".utf8 }
      exact += number
      number = []
    }
    exact.append(byte)
    if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
    isEscaped = isInString && byte == UInt8(ascii: "\\") && !isEscaped
  }
  return try JSONSerialization.jsonObject(with: Data(exact), options: .fragmentsAllowed)
}

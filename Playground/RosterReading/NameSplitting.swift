/// Splits a name at its last blank: `Ada Lovelace` is Ada, of the Lovelaces.
///
/// - Parameter name: A full name; one without a blank is all given name.
package func splitName(_ name: String) -> (given: String, family: String) {
  let end = name.lastIndex { !$0.isWhitespace }
  let trimmed = end.map { name[...$0] } ?? ""
  guard let blank = trimmed.lastIndex(where: \.isWhitespace),
    trimmed[..<blank].contains(where: { !$0.isWhitespace })
  else { return (name, "") }
  return (String(trimmed[..<blank]), String(trimmed[trimmed.index(after: blank)...]))
}

/// Reading bytes as text, without replacing anything silently.
package enum UTF8Text {
  /// Bytes that are no UTF-8.
  package struct Invalid: Error, Equatable, CustomStringConvertible {
    /// The first character that cannot be read, counted from 1.
    package let column: Int

    package var description: String { "this is not UTF-8; save the file in that encoding" }
  }

  /// Reads bytes as text.
  ///
  /// - Parameter bytes: Text in UTF-8, if all is well.
  /// - Returns: The text, or where it stops to be UTF-8.
  package static func decode(_ bytes: some Collection<UInt8>) -> Result<String, Invalid> {
    if let text = String(validating: bytes, as: UTF8.self) { return .success(text) }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var valid = String.UnicodeScalarView()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { valid.append(scalar) }
    return .failure(Invalid(column: String(valid).count + 1))
  }
}

extension Collection<UInt8> {
  /// The bytes without a UTF-8 byte order mark at their start.
  package var withoutByteOrderMark: SubSequence {
    starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
  }
}

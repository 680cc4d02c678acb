/// Fields as the body of a form or a query, in the given order: UTF-8 in form C, every byte escaped
/// that is not a letter, a digit or one of `-._~`.
func formEncoded(_ fields: [(name: String, value: String)]) -> String {
  fields.map { percentEncoded($0.name) + "=" + percentEncoded($0.value) }.joined(separator: "&")
}

/// A text as part of a form.
private func percentEncoded(_ text: String) -> String {
  percentEncoded(text) { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default:
      false
    }
  }
}

/// A text that may stand in a header: visible ASCII stays as it is, but for `%`.
func headerEncoded(_ text: String) -> String {
  percentEncoded(text) { (0x21...0x7e).contains($0) && $0 != UInt8(ascii: "%") }
}

private func percentEncoded(_ text: String, except isPlain: (UInt8) -> Bool) -> String {
  let digits = Array("0123456789ABCDEF")
  var encoded = ""
  for byte in text.composed.utf8 {
    if isPlain(byte) {
      encoded.unicodeScalars.append(Unicode.Scalar(byte))
    } else {
      encoded.append("%")
      encoded.append(digits[Int(byte >> 4)])
      encoded.append(digits[Int(byte & 15)])
    }
  }
  return encoded
}

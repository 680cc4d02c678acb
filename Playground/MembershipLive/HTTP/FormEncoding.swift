/// Returns fields as the body of a form or a query, in the given order. The text is in Unicode's
/// form C and UTF-8; every byte except letters, digits and `-._~` is percent-encoded.
func formEncoded(_ fields: [(name: String, value: String)]) -> String {
  fields.map { percentEncoded($0.name) + "=" + percentEncoded($0.value) }.joined(separator: "&")
}

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

/// Returns a text as a header value: visible ASCII except `%` is kept, all else is percent-encoded.
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

/// What stands in place of a secret.
package let concealed = "•••"

/// Whether values of a type are never shown: a type named `Secret`, or a generic one.
package func isSecret(_ type: Any.Type) -> Bool {
  let name = String(describing: type)
  return name == "Secret" || name.hasPrefix("Secret<")
}

/// A value's own description, with what is secret in the value taken out of it.
func describeConcealing(_ value: Any) -> String {
  var text = String(describing: value)
  for secret in secretTexts(in: value, depth: 0) {
    text = text.split(separator: secret, omittingEmptySubsequences: false)
      .joined(separator: concealed)
  }
  return text
}

/// The texts in a value's secrets that are long enough to be told from other text.
private func secretTexts(in value: Any, depth: Int, isSecret isWithin: Bool = false) -> [String] {
  // Deeper than anybody looks, and a guard against classes that refer to each other.
  guard depth < 8 else { return [] }
  if isWithin, let text = value as? String { return text.utf8.count >= 4 ? [text] : [] }
  let isWithin = isWithin || isSecret(type(of: value))
  return Mirror(reflecting: value).children.flatMap {
    secretTexts(in: $0.value, depth: depth + 1, isSecret: isWithin)
  }
}

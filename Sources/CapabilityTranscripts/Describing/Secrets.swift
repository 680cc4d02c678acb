/// The text that replaces a secret.
package let concealed = "•••"

/// Returns whether values of a type are secret: the type, or generic type, is named `Secret`.
package func isSecret(_ type: Any.Type) -> Bool {
  let name = String(describing: type)
  return name == "Secret" || name.hasPrefix("Secret<")
}

/// Returns a value's own description, with the secrets in the value replaced.
func describeConcealing(_ value: Any) -> String {
  var text = String(describing: value)
  // Longer ones first: one secret can be a part of another.
  for secret in secretTexts(in: value, depth: 0).sorted(by: { $0.utf8.count > $1.utf8.count }) {
    text.replace(secret, with: concealed)
  }
  return text
}

/// Returns the strings in a value's secrets that are long enough to be distinguished from other
/// text.
private func secretTexts(in value: Any, depth: Int, isSecret isWithin: Bool = false) -> [String] {
  // Limit the depth, because objects can refer to each other.
  guard depth < 8 else { return [] }
  if isWithin, let text = value as? String { return text.utf8.count >= 4 ? [text] : [] }
  let isWithin = isWithin || isSecret(type(of: value))
  return Mirror(reflecting: value).children.flatMap {
    secretTexts(in: $0.value, depth: depth + 1, isSecret: isWithin)
  }
}

/// What stands in place of a secret.
package let concealed = "•••"

/// Whether values of a type are never shown: a type named `Secret`, or a generic one.
package func isSecret(_ type: Any.Type) -> Bool {
  let name = String(describing: type)
  return name == "Secret" || name.hasPrefix("Secret<")
}

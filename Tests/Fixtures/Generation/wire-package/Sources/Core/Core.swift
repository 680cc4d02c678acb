package struct Mail: Sendable {
  package var send: @Sendable (String) -> Void
}
package typealias Greet = @Sendable (String) -> Void
package func makeGreet(mail: Mail) -> Greet { mail.send }

/// Its module cannot import that of `World`, which the same command wires.
package struct Base: Sendable {
  var mail: Mail
}

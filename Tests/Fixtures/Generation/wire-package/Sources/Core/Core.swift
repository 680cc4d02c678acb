package struct Mail: Sendable {
  package var send: @Sendable (String) -> Void
}
package typealias Greet = @Sendable (String) -> Void
package func makeGreet(mail: Mail) -> Greet { mail.send }

/// The errors of a service with a model of its own.
package struct ForeignError: Error {
  package var text: String

  package init(text: String) { self.text = text }
}

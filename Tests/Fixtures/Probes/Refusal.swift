/// The typed error of the tests' endpoints: it says which call was refused.
package struct Refusal: Error, Hashable, CustomStringConvertible {
  package let call: String
  package init(_ call: String) { self.call = call }
  package var description: String { "refused \(call)" }
}

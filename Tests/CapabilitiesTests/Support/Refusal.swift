/// The typed error of the tests' endpoints: it says which call was refused.
struct Refusal: Error, Hashable, CustomStringConvertible {
  let call: String
  init(_ call: String) { self.call = call }
  var description: String { "refused \(call)" }
}

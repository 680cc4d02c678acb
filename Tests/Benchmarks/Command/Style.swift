/// A way of giving a use case its dependencies: a row of the table.
enum Style: String {
  case direct = "direct call"
  case handWritten = "hand-written closure"
  case existential = "protocol existential"
  case builder = "builder"
  case inject = "inject into the builder"
  case partialOfCapability = "partial, whole capability"
  case curryOfCapability = "curry, whole capability"
  case partialOfEndpoints = "partial, bare endpoints"
  case curryOfEndpoints = "curry, bare endpoints"
  case partialOfOpaque = "partial, bare endpoint, opaque function"
}

/// One declaration of a module.
struct Symbol: Sendable {
  /// What sort of declaration this is, such as `swift.func`.
  var kind = ""
  /// The identifier that no other declaration has.
  var precise = ""
  /// The names from the outermost type inwards, the declaration's own with its labels last.
  var path: [String] = []
  /// `private`, `fileprivate`, `internal`, `package`, `public` or `open`.
  var access = AccessLevel.internal
  /// Where the declaration's name stands; `nil` where the compiler wrote the declaration.
  var location: SourcePosition?
  /// The declaration as source text in pieces.
  var declaration: [Token] = []
  /// The inputs of a function; empty for everything else.
  var parameters: [Parameter] = []
  /// The output of a function; empty where there is none.
  var returns: [Token] = []
  /// The lines of the documentation comment.
  var documentation: [String] = []
  /// The names of the generic parameters.
  var generics: [String] = []
  /// The protocols that the arguments conform to and classes that they inherit from, by precise
  /// identifier.
  var constraints: [(generic: String, conformsTo: String)] = []
  /// Whether the declaration must not be used any more.
  var isUnavailable = false
  /// Whether the declaration should not be used any more.
  var isDeprecated = false

  /// An input of a function.
  struct Parameter: Sendable {
    /// The label, or the name inside where there is no label.
    var name: String
    /// The name and the type as source text in pieces.
    var declaration: [Token]
    /// The name and the type as source text.
    var spelling: String
  }
}

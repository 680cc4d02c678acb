/// A value that can be passed to an input of a builder.
struct Candidate: Sendable {
  /// The name that is compared with the names of inputs.
  var name: String
  /// The title in messages, such as `World.people`.
  var title: String
  var position: SourcePosition
  var type: SwiftType
  var origin: Origin
  /// Why it cannot be used; `nil` if it can.
  var unavailability: Unavailability?
  /// The modules whose members its path names.
  var modules: Set<String> = []

  indirect enum Origin: Sendable {
    /// A member of the world or of a nested world, or the result of calling it.
    case member(WorldPart, call: Effects?)
    /// The builder at an index, or a part of its result.
    case builder(Int, part: String?)
  }

  /// The level of precedence: a candidate of an earlier level wins over one of a later level.
  enum Precedence: Int, Sendable, CaseIterable {
    case world
    case builders
    /// An element or a property of a value, in the world or of a builder's result.
    case parts
  }

  var precedence: Precedence {
    switch origin {
    case .member(let member, _): member.role == .part ? .parts : .world
    case .builder(_, let part): part == nil ? .builders : .parts
    }
  }

  /// A note about its declaration.
  var note: Diagnostic.Note { .init(position: position, message: "`\(title)`") }

  /// The member of the world that supplies it, if any.
  var member: WorldPart? { if case .member(let member, _) = origin { member } else { nil } }

  /// The index of the builder that makes it, if any.
  var builder: Int? { if case .builder(let builder, _) = origin { builder } else { nil } }

  /// The reason why an existing candidate cannot be used.
  indirect enum Unavailability: Sendable {
    /// Its access level hides it from the world's module.
    case access(AccessLevel, of: String, module: String)
    /// The world's module does not depend on its module, and that of another wired world does.
    case hidden(String, from: String)
    /// Reading it mutates its owner, because it is `lazy` or has a mutating getter.
    case mutating(isLazy: Bool)
    /// Its getter is async or throws.
    case effects
    case excepted
    /// What to use instead.
    case deprecated(instead: String)
    case instanceMethod
    /// Its builder returns an opaque type, which no property can have.
    case opaque
    /// The type that its builder returns could not be parsed; how to fix it.
    case unreadable(String)
    /// Its builder returns the world itself.
    case world
    /// Its builder returns a value that is noncopyable or nonescapable.
    case restricted(String)

    /// The reason, as a phrase that follows the candidate's title, and how to fix it.
    private var texts: (reason: String, fix: String) {
      switch self {
      case .access(let level, let owner, let module):
        (
          "is \(level.rawValue): generated code in `\(module)` cannot see it",
          owner == module ? "make it internal" : "make it public"
        )
      case .hidden(let module, let home):
        (
          "is in `\(module)`, on which `\(home)` does not depend",
          "declare the world in a module that imports both, or move the builder to `\(home)`"
        )
      case .mutating(let isLazy):
        (
          (isLazy ? "is lazy" : "has a mutating getter")
            + ", and reading it would mutate the value",
          "make it a stored property, or a closure that `single` creates"
        )
      case .effects:
        (
          "has a getter that is async or throws",
          "make it a closure, such as `() async throws -> Value`"
        )
      case .excepted: ("is excluded by --except", "remove it from --except")
      case .deprecated(let instead): ("is deprecated", "use \(instead)")
      case .instanceMethod:
        (
          "is an instance method, which a world cannot call",
          "make it static, or a function that takes the value"
        )
      case .unreadable(let fix): ("has a result that cannot be parsed", fix)
      case .world: ("returns the world itself", "take the members that it needs instead")
      case .restricted(let word): ("returns a \(word) value", "return an object that holds it")
      case .opaque:
        (
          "returns an opaque type, which no property can have",
          "return `any` instead of `some`, or the concrete type"
        )
      }
    }

    var reason: String { texts.reason }
    var fix: String { texts.fix }
  }
}

extension [Candidate] {
  var inOrder: Self { sorted { ($0.position, $0.title) < ($1.position, $1.title) } }
}

/// `awaiting`: converts functions with a callback to async functions.
let awaitingFamily = Family(
  path: "Sources/CapabilityDecorators/Callbacks/Awaiting.swift",
  name: "awaiting",
  imports: ["public import Capabilities"],
  documentation: """
    Converts a function with a callback to an async function.

    ```swift
    func load(_ id: Int, completion: @escaping (Result<Person, LoadError>) -> Void)

    let find = awaiting(api.load)     // (Int) async throws(LoadError) -> Person
    ```

    There are overloads for four kinds of callback, each after 0 to 3 inputs:

    | The function calls back with | The result |
    |---|---|
    | `Result<R, Failure>` | `async throws(Failure) -> R` |
    | `R?` and `(any Error)?` | `async throws -> R`; an error has precedence over a value |
    | `R` | `async -> R` |
    | nothing | `async -> Void` |

    The function is called on the caller's actor, and the caller resumes there, on whichever thread
    the callback is called. A function with a callback cannot be cancelled, so a cancelled caller
    keeps waiting.

    A second call of the callback is reported and ignored. If the function releases its callback
    without calling it, this is reported and the caller gets `whenDropped`. Without `whenDropped`,
    a caller that can throw any error throws ``CallbackError/dropped(_:)``, and a caller that waits
    for no value just continues. In all other cases the program stops, for lack of a result.

    - Parameters:
      - function: The function. It must call back exactly once, from any thread.
      - whenDropped: The caller's result if the function releases its callback without calling it.
    \(DeclarationSite.documentation("calls `awaiting`"))
    - Returns: An async function that runs on its caller's actor.
    """,
  overloads: (0...3).flatMap { count in CallbackKind.allCases.map { awaiting(Inputs(count), $0) } }
)

/// The arguments of a callback.
enum CallbackKind: CaseIterable {
  case result
  case valueOrError
  case value
  case nothing

  var isThrowing: Bool { self == .result || self == .valueOrError }

  /// The type of the callback.
  func type(_ result: String, failure: String = "Failure") -> String {
    switch self {
    case .result: "@Sendable (Result<\(result), \(failure)>) -> Void"
    case .valueOrError: "@Sendable (\(result)?, (any Error)?) -> Void"
    case .value: "@Sendable (\(result)) -> Void"
    case .nothing: "@Sendable () -> Void"
    }
  }
}

private func awaiting(_ inputs: Inputs, _ kind: CallbackKind) -> Function {
  let callback = "@escaping \(kind.type("R"))"
  let effect: Effect = kind.isThrowing ? .asyncThrowing : .async
  let failure = kind == .result ? "Failure" : nil
  let result = kind == .nothing ? "Void" : "R"
  let answer =
    switch kind {
    case .result: "callback"
    case .valueOrError: "{ callback(call.result($0, $1)) }"
    case .value: "{ callback(.success($0)) }"
    case .nothing: "{ callback(.success(())) }"
    }
  let call = "function(\((inputs.names + [answer]).joined(separator: ", ")))"
  let start = "\(effect.marks)call.answer { callback in"
  let fits = start.count + call.count + 13 <= Function.width
  let types = "\(result), \(kind.isThrowing ? failure ?? "any Error" : "Never")"
  let type = "@escaping @Sendable (\((inputs.types + [callback]).list)) -> Void"
  let function = "_ function: \(type)"
  return Function(
    summary: "Converts a function with a callback to an async function.",
    // A `Result` is a value, too.
    attributes: (kind == .value ? ["@_disfavoredOverload"] : []) + Shape.outlined,
    generics: inputs.types + (kind == .nothing ? [] : ["R: Sendable"])
      + (kind == .result ? ["Failure"] : []),
    parameters: [function.count + 3 > Function.width ? "_ function:\n  \(type)" : function]
      + (kind == .result ? ["whenDropped: Failure? = nil"] : [])
      + (kind == .value
        ? ["whenDropped: @autoclosure () throws(CallbackError) -> R = try noResult()"] : [])
      + DeclarationSite.parameters,
    result: "@Sendable (\(inputs.typeList))\(effect.keywords(failure: failure)) -> \(result)",
    body: """
      let site = DeclarationSite(fileID, filePath, line, column)
      let call = CallbackSite<\(types)>(site, whenDropped: \(dropped(kind)))
      return {\(Shape.head(inputs, effect, failure: failure))
        \(fits ? "\(start) \(call) }.get()" : "\(start)\n    \(call)\n  }.get()")
      }
      """
  )
}

/// The caller's result if the callback is dropped.
private func dropped(_ kind: CallbackKind) -> String {
  switch kind {
  case .result: "whenDropped.map { .failure($0) }"
  case .valueOrError: "nil"
  case .value: "try? .success(whenDropped())"
  case .nothing: ".success(())"
  }
}

extension [String] {
  /// The items with commas between them.
  var list: String { joined(separator: ", ") }
}

/// `awaiting`: functions that call back, as async functions.
let awaitingFamily = Family(
  path: "Sources/CapabilityDecorators/Callbacks/Awaiting.swift",
  name: "awaiting",
  imports: ["public import Capabilities"],
  documentation: """
    A function that calls back, as an async function.

    ```swift
    func load(_ id: Int, completion: @escaping (Result<Person, LoadError>) -> Void)

    let find = awaiting(api.load)     // (Int) async throws(LoadError) -> Person
    ```

    There are overloads for four kinds of callback, each after 0 to 3 inputs:

    | The function calls back with | The result |
    |---|---|
    | `Result<R, Failure>` | `async throws(Failure) -> R` |
    | `R?` and `(any Error)?` | `async throws -> R`; an error counts more than a value |
    | `R` | `async -> R` |
    | nothing | `async -> Void` |

    The function is called on the actor of the caller, who goes on there, wherever the callback
    comes from. A function that calls back has no way to be told to stop, so a cancelled caller
    waits like any other.

    A second call of the callback is reported and ignored. A callback that is let go without a call
    is reported, and its caller does not wait for ever: it throws `whenDropped`, or else
    ``CallbackError/dropped(_:)`` where any error may be thrown; without a value it just goes on.
    If the errors have a type of their own and `whenDropped` is not given, there is nothing to go
    on with, and the program stops.

    - Parameters:
      - function: The function, which must call back once, from wherever it likes.
      - whenDropped: What the caller gets if the function lets go of its callback.
      - fileID: Where the function is adapted; like the next three, leave it to its default.
      - filePath: The same file, as a path.
      - line: The line in that file, counted from 1.
      - column: The column in that line, counted from 1.
    - Returns: An async function that runs on its caller's actor.
    """,
  overloads: (0...3).flatMap { count in CallbackKind.allCases.map { awaiting(Inputs(count), $0) } }
)

/// What a function calls back with.
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

  /// How documentation names it.
  var phrase: String {
    switch self {
    case .result: "a callback with `Result`"
    case .valueOrError: "a callback with a value or an error"
    case .value: "a callback with a value"
    case .nothing: "a callback with nothing"
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
  let arguments = (inputs.names + [answer]).joined(separator: ", ")
  let type = "@escaping @Sendable (\((inputs.types + [callback]).list)) -> Void"
  let function = "_ function: \(type)"
  return Function(
    summary: "An async function, made of one of \(inputs.words) and \(kind.phrase).",
    // A `Result` is a value, too.
    attributes: (kind == .value ? ["@_disfavoredOverload"] : []) + Shape.outlined,
    generics: inputs.types + (kind == .nothing ? [] : ["R: Sendable"])
      + (kind == .result ? ["Failure"] : []),
    parameters: [function.count + 3 > Function.width ? "_ function:\n  \(type)" : function]
      + (kind == .result ? ["whenDropped: Failure? = nil"] : [])
      + (kind == .value ? ["whenDropped: R? = nil"] : []) + [
        "fileID: String = #fileID",
        "filePath: String = #filePath",
        "line: Int = #line",
        "column: Int = #column",
      ],
    result: "@Sendable (\(inputs.typeList))\(effect.keywords(failure: failure)) -> \(result)",
    body: """
      let site = DeclarationSite(fileID, filePath, line, column)
      let call = CallbackSite<\(result), \(kind.isThrowing ? failure ?? "any Error" : "Never")>(
        site,
        whenDropped: \(dropped(kind))
      )
      return {\(Shape.head(inputs, effect, failure: failure))
        \(effect.marks)call.answer { callback in
          function(\(arguments))
        }.get()
      }
      """
  )
}

/// What the caller of a function gets that lets go of its callback.
private func dropped(_ kind: CallbackKind) -> String {
  switch kind {
  case .result: "whenDropped.map { .failure($0) }"
  case .valueOrError: "nil"
  case .value: "whenDropped.map { .success($0) }"
  case .nothing: ".success(())"
  }
}

extension [String] {
  /// The items with commas between them.
  var list: String { joined(separator: ", ") }
}

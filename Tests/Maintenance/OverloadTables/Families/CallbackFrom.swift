/// `callback(from:)`: converts functions that return to functions with a callback.
let callbackFamily = Family(
  path: "Sources/CapabilityDecorators/Callbacks/CallbackFrom.swift",
  name: "callback(from:)",
  imports: ["public import CapabilityLifetimes"],
  documentation: """
    Converts a function that returns to one with a callback, for frameworks that expect a callback.

    ```swift
    let find: @Sendable (Int) async throws(LoadError) -> Person

    let load = callback(from: find)
    load(7) { result in … }     // Result<Person, LoadError>
    ```

    A throwing function calls back with a `Result`, any other with its value. A synchronous
    function calls back before it returns. An async function runs on no actor, in a new task with
    the caller's priority and task-local values, and calls back from that task. The task cannot be
    cancelled.

    - Parameter function: The function, of 0 to 3 inputs.
    - Returns: A function that calls back exactly once.
    """,
  overloads: table(0...3) { callback(Inputs($0), $1) }
)

private func callback(_ inputs: Inputs, _ effect: Effect) -> Function {
  let kind: CallbackKind = effect.isThrowing ? .result : .value
  let call = "\(effect.marks)function(\(inputs.nameList))"
  let answer =
    effect.isThrowing
    ? "\(effect.isAsync ? "await " : "")outcome { ()\(effect.keywords()) in \(call) }" : call
  return Function(
    summary: "Converts a function that returns to one with a callback.",
    attributes: Shape.outlined,
    generics: (effect.isAsync ? inputs.sendable : inputs.types) + ["R"] + effect.generics,
    parameters: ["from function: @escaping \(Shape.type(inputs, effect))"],
    result: "@Sendable (\((inputs.types + ["@escaping \(kind.type("R"))"]).list)) -> Void",
    body: effect.isAsync
      ? "{ \((inputs.names + ["done"]).list) in Task { done(\(answer)) } }"
      : "{ \((inputs.names + ["done"]).list) in done(\(answer)) }"
  )
}

/// `callback(from:)`: functions for those who expect to be called back.
let callbackFamily = Family(
  path: "Sources/CapabilityDecorators/Callbacks/CallbackFrom.swift",
  name: "callback(from:)",
  imports: ["public import Capabilities"],
  documentation: """
    A function that calls back, made of one that returns: for frameworks that expect a callback.

    ```swift
    let find: @Sendable (Int) async throws(LoadError) -> Person

    let load = callback(from: find)
    load(7) { result in … }     // Result<Person, LoadError>
    ```

    A function that throws calls back with a `Result`, another one with its value. A synchronous
    function calls back before it returns. An async function runs on no actor, in a task of its
    own that has the caller's priority and task-local values, and calls back from there. Nobody can
    cancel that task.

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
    summary: "A function that calls back, made of \(effect.one) function of \(inputs.words).",
    attributes: Shape.outlined,
    generics: (effect.isAsync ? inputs.sendable : inputs.types) + ["R"] + effect.generics,
    parameters: ["from function: @escaping \(Shape.type(inputs, effect))"],
    result: "@Sendable (\((inputs.types + ["@escaping \(kind.type("R"))"]).list)) -> Void",
    body: effect.isAsync
      ? "{ \((inputs.names + ["done"]).list) in\n  Task { done(\(answer)) }\n}"
      : "{ \((inputs.names + ["done"]).list) in\n  done(\(answer))\n}"
  )
}

/// `wrap`: puts an interceptor around an endpoint.
let wrapFamily = Family(
  path: "Sources/Capabilities/Interception/Wrap.swift",
  name: "wrap",
  documentation: """
    Wraps an endpoint with this interceptor.

    ```swift
    extension Mailer: Interceptable {
      func intercepted(by interceptor: some Interceptor) -> Mailer {
        Mailer(send: interceptor.wrap("Mailer.send", send))
      }
    }
    ```

    The result has the type of `function`: a typed error keeps its type, a synchronous endpoint
    stays synchronous, and an async one runs on its caller's actor. If `intercepts` returns
    `false` for the endpoint, the result is `function`. A `StreamInterceptor` also wraps each
    element of a stream that the endpoint returns.

    - Parameters:
      - endpoint: The capability and the endpoint, such as `"Mailer.send"`.
      - function: The endpoint, of 0 to 6 inputs.
    - Returns: An endpoint that calls `intercept` for each call, or `function`.
    """,
  extending: "Interceptor",
  overloads: table(0...6) { wrap(Inputs($0), $1) }
)

private func wrap(_ inputs: Inputs, _ effect: Effect) -> Function {
  let marks = effect.marks
  let call = "EndpointCall(endpoint)" + (inputs.count == 0 ? "" : " { [\(inputs.nameList)] }")
  let type = effect.isThrowing ? "()\(effect.keywords()) in " : ""
  let proceed = "{ \(type)\(marks)function(\(inputs.nameList)) }"
  let line = "  \(marks)intercept(\(call), streams) \(proceed)"
  let lines = "  \(marks)intercept(\n    \(call), streams\n  ) \(proceed)"
  return Function(
    summary: "Wraps an endpoint with this interceptor.",
    attributes: ["@_alwaysEmitIntoClient"],
    generics: inputs.sendable + ["R"] + effect.generics,
    parameters: [
      "_ endpoint: String",
      "_ function: @escaping \(Shape.type(inputs, effect))",
    ],
    result: Shape.type(inputs, effect),
    body: """
      let endpoint = name(of: endpoint); guard intercepts(endpoint) else { return function }
      let streams = streamInterceptor(for: R.self)
      return {\(Shape.head(inputs, effect))
      \(line.count + 2 <= Function.width ? line : lines)
      }
      """,
    isEmbeddable: false
  )
}

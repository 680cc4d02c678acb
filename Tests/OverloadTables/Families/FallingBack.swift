/// `fallingBack`: an endpoint with a backup.
let fallingBackFamily = Family(
  path: "Sources/Capabilities/Decorators/FallingBack/FallingBack.swift",
  name: "fallingBack",
  documentation: """
    Asks a backup where an endpoint fails.

    ```swift
    let find = fallingBack(api.find, to: cache.find, when: { $0 == .unreachable }) { served in
      if case .byBackup(let reason) = served { log("from the cache: \\(reason)") }
    }
    ```

    Cancellation passes through at once: after a call that failed with `CancellationError`, or in a
    cancelled task, the backup is not asked. The backup gets the same inputs, after the endpoint
    has failed. The result has the type of `function`, and an async one runs both on its caller's
    actor.

    A whole capability falls back endpoint by endpoint, for an interceptor sees one capability and
    not the other:

    ```swift
    extension Catalog {
      init(_ primary: Catalog, backedUpBy backup: Catalog) {
        self.init(
          find: fallingBack(primary.find, to: backup.find),
          all: fallingBack(primary.all, to: backup.all)
        )
      }
    }
    ```

    - Parameters:
      - function: The endpoint, of 0 to 6 inputs. One that does not throw needs no backup.
      - backup: What is asked where it fails. One that throws no error makes an endpoint that
        throws none: then every failure is a reason, cancellation too, because there is no other
        way to end.
      - isReason: Which errors are a reason to ask the backup; by default all.
      - observe: Hears who answered each call, before the caller gets the answer.
    - Returns: An endpoint that throws the backup's error where both fail.
    """,
  overloads: table(0...6, by: Effect.mostFirst) { count, effect in
    let inputs = Inputs(count)
    return effect.isThrowing
      ? [
        fallingBack(inputs, effect, to: effect),
        fallingBack(inputs, effect, to: effect.withoutThrows),
      ] : [fallingBackInfallible(inputs, effect)]
  }.flatMap(\.self)
)

/// As with `retrying`, these keep the compiler from `Never`.
private func fallingBackInfallible(_ inputs: Inputs, _ effect: Effect) -> Function {
  Function(
    summary: "\(inputs.phrase), \(effect.phrase): it never fails, so the backup is never asked",
    attributes: Shape.outlined,
    generics: inputs.types + ["R"],
    parameters: [
      "_ function: @escaping \(Shape.type(inputs, effect))",
      "to backup: @escaping \(Shape.type(inputs, effect))",
      "observe: (@Sendable (Served<Never>) -> Void)? = nil",
    ],
    result: Shape.type(inputs, effect),
    body: """
      {\(Shape.head(inputs, effect))
        let output = \(effect.marks)function(\(inputs.nameList))
        observe?(.byPrimary)
        return output
      }
      """
  )
}

private func fallingBack(_ inputs: Inputs, _ effect: Effect, to backup: Effect) -> Function {
  let isSafe = !backup.isThrowing
  let call = { (effect: Effect, name: String) in
    """
    { ()\(effect.keywords()) -> R in
        \(effect.marks)\(name)(\(inputs.nameList))
    """
  }
  return Function(
    summary: "\(inputs.phrase), \(effect.phrase), backup \(backup.phrase)",
    attributes: Shape.outlined,
    generics: inputs.types + ["R", "Failure"],
    parameters: [
      "_ function: @escaping \(Shape.type(inputs, effect))",
      "to backup: @escaping \(Shape.type(inputs, backup))",
    ]
      + (isSafe ? [] : ["when isReason: (@Sendable (Failure) -> Bool)? = nil"])
      + ["observe: (@Sendable (Served<Failure>) -> Void)? = nil"],
    result: Shape.type(inputs, backup),
    body: """
      let fallback = Fallback(isReason: \(isSafe ? "nil" : "isReason"), observe: observe)
      return {\(Shape.head(inputs, backup))
        \(backup.marks)fallback.\(isSafe ? "settle" : "run") \(call(effect, "function"))
        } orElse: \(call(backup, "backup"))
        }
      }
      """
  )
}

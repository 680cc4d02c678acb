/// `single`: a value that is created once.
let singleFamily = Family(
  path: "Sources/CapabilityLifetimes/Single.swift",
  name: "single",
  imports: ["public import Capabilities"],
  documentation: """
    Returns a function that creates its value on the first call and returns it on every call.

    ```swift
    let database = single { Database(path: "shop.sqlite") }
    let orders = single { OrderStore(database: database()) }

    let store = orders()             // creates the database and the store
    let same = orders() === store    // true
    ```

    The returned function owns the value: the value is freed with the last copy of the function.
    Each call of `single` creates another lifetime.

    The factory runs once, even if several threads and tasks call at the same time. The other
    callers wait; a synchronous factory blocks their threads. No lock is held while the factory
    runs. If it throws, all waiting callers get the error, and the next call runs the factory
    again.

    ## Async factories

    The factory runs on the actor of the first caller, in a separate task, so cancelling one
    caller does not affect the others. A cancelled caller throws `CancellationError` at once if the
    factory can throw any error, and keeps waiting otherwise. When all waiting callers are
    cancelled, so is the factory's task, if it can throw. Its error is not for later callers: they
    run the factory again. A waiting caller with a higher priority raises the task's priority.

    A factory on the main actor is async for its callers:

    ```swift
    let screen = single { @MainActor () async in Screen() }    // await screen()
    ```

    For a synchronous function that is called only on the main actor, write
    `single { MainActor.assumeIsolated { Screen() } }`.

    ## Cyclic dependencies

    A factory that needs its own value, directly or through other factories, is reported as
    `cyclic dependency: database → cache → database`, even if the cycle spans several threads or
    tasks. If the factory can throw any error, it gets ``CyclicDependencyError``. Otherwise the
    program stops with that message, because the caller can get neither a value nor an error.

    The check follows the calls of a factory and the tasks that it starts, except detached tasks
    and work on a dispatch queue. If a factory starts a task that uses the value later, and does
    not wait for it, make it a detached task.

    With an async factory, `waiting:` receives the number of callers that wait for it, whenever a
    wait begins or ends. A test can await it with a spy.

    - Parameters:
      - make: The factory. The returned function retains it.
    \(DeclarationSite.documentation("declares the lifetime"))
    - Returns: A function that returns the value, after creating it if necessary. Reading an
      existing value allocates nothing.
    """,
  overloads: lifetimeTable(
    name: "single",
    summary: "Returns a function that creates its value on the first call.",
    generic: { "\($0): Sendable" },
    storage: "StrongStorage",
    value: "Value"
  )
)

/// `shared`: an object that is shared while it is in use.
let sharedFamily = Family(
  path: "Sources/CapabilityLifetimes/Shared.swift",
  name: "shared",
  imports: ["public import Capabilities"],
  documentation: """
    Returns a function that holds its object weakly and creates it again after its last user has
    released it.

    ```swift
    let session = shared { Session() }

    var mine: Session? = session()     // creates a session
    let same = session() === mine      // true
    mine = nil                         // frees the session
    mine = session()                   // creates another one
    ```

    Waiting, `waiting:`, actors, errors, cancellation and cyclic dependencies work as with
    `single`. The `deinit` of the old object can run while the next one is created.

    - Parameters:
      - make: The factory. The returned function retains it.
    \(DeclarationSite.documentation("declares the lifetime"))
    - Returns: A function that returns the object, after creating it if necessary. Reading an
      existing object allocates nothing.
    """,
  overloads: lifetimeTable(
    name: "shared",
    summary: "Returns a function that holds its object weakly.",
    generic: { "\($0): AnyObject & Sendable" },
    storage: "WeakStorage",
    value: "Object"
  )
)

/// The overloads for each effect, first without a name for reports and then with one.
private func lifetimeTable(
  name: String,
  summary: String,
  generic: (String) -> String,
  storage: String,
  value: String
) -> [Function] {
  [false, true].flatMap { isNamed in
    Effect.allCases.map { effect in
      Function(
        summary: summary,
        attributes: Shape.outlined,
        generics: [generic(value)] + effect.generics,
        parameters: (isNamed ? ["_ name: String"] : []) + [
          "_ make: @escaping \(Shape.type(Inputs(0), effect, returning: value))"
        ] + (effect.isAsync ? ["waiting: (@Sendable (Int) -> Void)? = nil"] : [])
          + DeclarationSite.parameters,
        result: Shape.type(Inputs(0), effect, returning: value),
        body: isNamed
          ? body(effect, storage: "\(storage)<\(value)>")
          : unnamedBody(calling: name, effect, value: value)
      )
    }
  }
}

/// The body of an overload without a name, which calls the one with a name.
private func unnamedBody(calling name: String, _ effect: Effect, value: String) -> String {
  let arguments =
    ["\"\\(\(value).self)\"", "make"]
    + (["waiting"].filter { _ in effect.isAsync } + ["fileID", "filePath", "line", "column"])
    .map { "\($0): \($0)" }
  let line = "\(name)(\(arguments.list))"
  let lines = Function.filled(arguments.map { "\($0)," }, with: " ", width: Function.width - 5)
  return line.count + 2 <= Function.width
    ? line : "\(name)(\n  \(lines.joined(separator: "\n  ").dropLast()))"
}

private func body(_ effect: Effect, storage: String) -> String {
  let lifetime = effect.isAsync ? "AsyncLifetime" : "SyncLifetime"
  let failure = effect.isThrowing ? "Failure" : "Never"
  let waiting = effect.isAsync ? "await " : ""
  let outcome = effect.isThrowing ? "\(waiting)outcome(of: make)" : ".success(\(waiting)make())"
  let arguments = effect.isAsync ? "name, site, waiting" : "name, site"
  let start = "let lifetime = \(lifetime)<\(storage), \(failure)>(\(arguments)) {"
  let fits = start.count + outcome.count + 5 <= Function.width
  return """
    let site = DeclarationSite(fileID, filePath, line, column)
    \(fits ? "\(start) \(outcome) }" : "\(start)\n  \(outcome)\n}")
    return \(Shape.closure(Inputs(0), effect, calling: "lifetime.value().get()"))
    """
}

/// `single`: a value that is made once.
let singleFamily = Family(
  path: "Sources/CapabilityLifetimes/Single.swift",
  name: "single",
  imports: ["public import Capabilities"],
  documentation: """
    A value that is made once, when it is first asked for.

    ```swift
    let database = single { Database(path: "shop.sqlite") }
    let orders = single { OrderStore(database: database()) }

    orders()     // makes the database and the store
    orders()     // returns the same store
    ```

    A lifetime is a value like any other: whoever holds the returned function holds the single,
    and it is freed with the last of them. There is one for each call of `single`.

    However many threads and tasks ask at the same time, the factory runs once. Meanwhile the
    others wait for it; a synchronous one blocks their threads. Nothing is locked while it runs.
    An error reaches all who waited for it, and is not kept: the next one to ask tries again.

    ## Async factories

    The factory runs on the actor of the first caller, in a task of its own, so that a caller
    that is cancelled takes it from nobody. Such a caller throws `CancellationError` at once if the
    factory may throw any error; it waits on if the factory has an error type of its own or does
    not throw. Once all who wait are cancelled, the factory's task is cancelled, too.

    ## Circles

    A factory that needs its own value, directly or through others, is reported as `cyclic
    dependency: database → cache → database`, also where the circle closes between several threads
    or tasks. A factory that may throw any error gets ``CyclicDependency``. For any other there is
    no value and no error to go on with, so the program stops with that message.

    What a factory needs is what it asks for itself and in tasks that it starts, except for
    detached ones and for work given to a queue, which cannot be followed. A task that is to ask
    for the value later, and that the factory does not wait for, must therefore be a detached one.

    - Parameters:
      - make: The factory. It is kept as long as the single.
      - fileID: Where the single is declared; like the next three, leave it to its default.
      - filePath: The same file, as a path.
      - line: The line in that file, counted from 1.
      - column: The column in that line, counted from 1.
    - Returns: A function that returns the value. It makes it if it must, and reading it allocates
      nothing.
    """,
  overloads: lifetimeTable(
    kept: "A value made once",
    generic: { "\($0): Sendable" },
    keeper: "StrongKeeper",
    value: "Value"
  )
)

/// `shared`: an object that is kept while somebody holds it.
let sharedFamily = Family(
  path: "Sources/CapabilityLifetimes/Shared.swift",
  name: "shared",
  imports: ["public import Capabilities"],
  documentation: """
    An object that all who hold it at the same time share. It is made when nobody holds one, and
    freed when nobody does any more.

    ```swift
    let session = shared { Session() }

    var mine: Session? = session()     // makes it
    let same = session() === mine      // true
    mine = nil                         // freed
    session()                          // makes another one
    ```

    All else is as with `single`: one factory at a time, the same one for all who wait, the same
    actor, errors, cancellation and circles. An object that is being freed counts as gone, so its
    `deinit` may run while the next one is made.

    - Parameters:
      - make: The factory. It is kept as long as the returned function.
      - fileID: Where it is declared; like the next three, leave it to its default.
      - filePath: The same file, as a path.
      - line: The line in that file, counted from 1.
      - column: The column in that line, counted from 1.
    - Returns: A function that returns the object. It makes it if it must, and reading it
      allocates nothing.
    """,
  overloads: lifetimeTable(
    kept: "An object that its holders share",
    generic: { "\($0): AnyObject & Sendable" },
    keeper: "WeakKeeper",
    value: "Object"
  )
)

/// Each effect, first without a name for reports and then with one.
private func lifetimeTable(
  kept: String,
  generic: (String) -> String,
  keeper: String,
  value: String
) -> [Function] {
  [false, true].flatMap { isNamed in
    Effect.allCases.map { effect in
      Function(
        summary: "\(kept), by \(effect.one) factory\(isNamed ? ", with a name for reports" : "").",
        attributes: Shape.outlined,
        generics: [generic(value)] + effect.generics,
        parameters: (isNamed ? ["_ name: String"] : []) + [
          "_ make: @escaping \(Shape.type(Inputs(0), effect, returning: value))",
          "fileID: String = #fileID",
          "filePath: String = #filePath",
          "line: Int = #line",
          "column: Int = #column",
        ],
        result: Shape.type(Inputs(0), effect, returning: value),
        body: body(isNamed, effect, keeper: "\(keeper)<\(value)>", value: value)
      )
    }
  }
}

private func body(
  _ isNamed: Bool,
  _ effect: Effect,
  keeper: String,
  value: String
) -> String {
  let name = isNamed ? "name" : "\"\\(\(value).self)\""
  let lifetime = effect.isAsync ? "AsyncLifetime" : "SyncLifetime"
  let failure = effect.isThrowing ? "Failure" : "Never"
  let waiting = effect.isAsync ? "await " : ""
  let outcome = effect.isThrowing ? "\(waiting)outcome(of: make)" : ".success(\(waiting)make())"
  return """
    let site = DeclarationSite(fileID, filePath, line, column)
    let lifetime = \(lifetime)<\(keeper), \(failure)>(\(name), site) {
      \(outcome)
    }
    return \(Shape.closure(Inputs(0), effect, calling: "lifetime.value().get()"))
    """
}

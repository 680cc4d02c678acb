import CapabilitiesTesting
@testable import PatternServer
import Testing

/// A process, its requests, one connection and a background job. The handler is a function from a
/// request to a response, so no test needs a server.
@Suite("A server")
struct ServerPattern {
  private let add = Spy<Order>("OrderStore.add")
  private let events = Spy<String>("events")
  private let placed = SpyStream<Order, Never>("OrderStore.placed")

  /// A world whose store keeps the orders that `add` records, and which notes what happens.
  private var world: ServerWorld {
    let (add, placed, note) = (add, placed, events.recording { _ in })
    let orders = OrderStore(
      add: add.recording {
        if $0.item == "poison" { throw CancellationError() }
        placed.send($0)
      },
      all: { user in add.calls.filter { $0.user == user } },
      placed: { placed.stream }
    )
    return ServerWorld(
      connect: {
        note("open")
        return Connection(orders: orders, close: { note("close") })
      },
      authenticate: { token in token.isEmpty ? nil : User(name: token) },
      newID: { RequestID(number: add.callCount + 1) },
      mail: { note("mail \($0.item)") },
      log: note
    )
  }

  @Test("a request has its own user and identifier, and shares the connection")
  func requests() async throws {
    let handle = try await world.useCases.handle()
    for (token, path, body, response) in [
      ("Ada", "/order", "tea", Response(status: 201, body: "1")),
      ("Grace", "/order", "rye", Response(status: 201, body: "2")),
      ("Ada", "/orders", "", Response(status: 200, body: "tea")),
      ("", "/orders", "", Response(status: 401)),
      ("Ada", "/", "", Response(status: 404)),
      ("Ada", "/order", "poison", Response(status: 500)),
    ] {
      #expect(await handle(Request(token: token, path: path, body: body)) == response)
    }
    #expect(
      events.calls == [
        "open", "request 1: Ada ordered tea", "request 2: Grace ordered rye",
        "request 3: failed: CancellationError()",
      ]
    )
  }

  @Test("the job mails a receipt for each order")
  func job() async throws {
    let useCases = world.useCases
    let (handle, mailReceipts) = try await (useCases.handle(), useCases.mailReceipts())
    _ = await handle(Request(token: "Ada", path: "/order", body: "tea"))
    placed.finish()
    await mailReceipts()
    #expect(events.calls == ["open", "request 1: Ada ordered tea", "mail tea"])
  }

  @Test("a shutdown waits for the requests in flight, stops the job, and closes the connection")
  func shutdown() async throws {
    var world = world
    let connection = try await world.connect()
    var orders = connection.orders
    orders.add = add.suspending { _ in }
    orders.placed = { AsyncStream { _ in } }
    world.connect = { [orders] in Connection(orders: orders, close: connection.close) }
    let (requests, sending) = AsyncStream.makeStream(of: Request.self)
    let respond = events.recording { _ in }

    async let server: Void = serve(requests, in: world) { respond("respond \($0.status)") }
    sending.yield(Request(token: "Ada", path: "/order", body: "tea"))
    _ = try await add.call(1)
    sending.finish()
    #expect(events.calls == ["open"])
    add.release()
    try await server
    let rest = ["request 1: Ada ordered tea", "respond 201", "close"]
    #expect(events.calls == ["open"] + rest)
  }
}

import Capabilities

/// The capabilities that live as long as the process.
struct ServerWorld: Sendable {
  var connect: @Sendable () async throws -> Connection
  var authenticate: @Sendable (_ token: String) async -> User?
  var newID: @Sendable () -> RequestID
  var mail: @Sendable (Order) async -> Void
  var log: @Sendable (String) -> Void
}

/// The capabilities of one request. Its use cases know the user and the identifier without inputs.
struct RequestWorld: Sendable {
  var orders: OrderStore
  var user: User
  var id: RequestID
  var log: @Sendable (String) -> Void
}

/// The long-lived resource: opened once at the start, closed at the shutdown.
struct Connection: Sendable {
  var orders: OrderStore
  var close: @Sendable () async -> Void
}

func makeOrders(
  connect: @escaping @Sendable () async throws -> Connection
) async throws -> (orders: OrderStore, close: @Sendable () async -> Void) {
  let connection = try await connect()
  return (connection.orders, close: connection.close)
}

struct Request: Sendable { var token: String, path: String, body = "" }
struct Response: Equatable, Sendable { var status: Int, body = "" }

/// Answers a request. This function is all that a server framework calls.
typealias Handle = @Sendable (Request) async -> Response

func makeHandle(
  orders: OrderStore,
  authenticate: @escaping @Sendable (_ token: String) async -> User?,
  newID: @escaping @Sendable () -> RequestID,
  log: @escaping @Sendable (String) -> Void
) -> Handle {
  { request in
    guard let user = await authenticate(request.token) else { return Response(status: 401) }
    let id = newID()
    let log: @Sendable (String) -> Void = { log("request \(id.number): \($0)") }
    let useCases = RequestWorld(orders: orders, user: user, id: id, log: log).useCases
    do {
      switch request.path {
      case "/order":
        return Response(
          status: 201,
          body: "\(try await useCases.placeOrder(request.body).id.number)"
        )
      case "/orders":
        let items = try await useCases.listOrders().map(\.item)
        return Response(status: 200, body: items.joined(separator: " "))
      default: return Response(status: 404)
      }
    } catch {
      log("failed: \(error)")
      return Response(status: 500)
    }
  }
}

/// Runs the job and answers requests until they end. Then waits for the requests in flight, stops the
/// job, and closes the resource.
func serve(
  _ requests: AsyncStream<Request>,
  in world: ServerWorld,
  respond: @escaping @Sendable (Response) -> Void
) async throws {
  let useCases = world.useCases
  let handle = try await useCases.handle()
  let mailReceipts = try await useCases.mailReceipts()
  do {
    async let _: Void = mailReceipts()
    await withDiscardingTaskGroup { group in
      for await request in requests { group.addTask { respond(await handle(request)) } }
    }
  }
  await useCases.close()
}

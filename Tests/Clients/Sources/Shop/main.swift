import Capabilities
import Checkout

struct Postbox: PostService {
  func send(_ letter: String, to address: String) async throws {
    print("to \(address): \(letter)")
  }
}

let payments = Payments.test.overriding { $0.charge = { _ in } }
let post = PostClient(adapting: Postbox())
let world = World(payments: payments, post: post)
let useCases = world.useCases
print(useCases.buyAll([1, 2]))
print(world.useCases { $0.pay = { "replaced: \($0)" } }.buyAll([1, 2]))
print(useCases.buyAll([3]))
print(await useCases.tell()("hello"))
let declining = payments.overriding { $0.charge = { _ in throw CancellationError() } }
let declined = World(payments: declining, post: post)
print(declined.useCases { $0.pay = { "replaced: \($0)" } }.buyAll([4]))
print(declined.useCases.buyAll([4]))

/// Prints every call.
struct Announcer: Interceptor {
  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    print("called: \(call)")
    return try proceed()
  }

  nonisolated(nonsending) func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: nonisolated(nonsending) () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    print("called: \(call)")
    return try await proceed()
  }
}

var noted = payments
noted.move = { cents, account in "\(cents) to \(account)" }
noted.intercepted(by: Announcer()).note?("nobody wants it")
noted.note = { print("noted: \($0)") }
let announced = noted.intercepted(by: Announcer())
announced.note?("a sale")
print(try announced.move(cents: 5, account: "savings"))

let roundTrip = PostClient(adapting: post.asPostService)
try await roundTrip.send("round", to: "trip")
do {
  _ = try await PostClient.test.send("nobody", to: "is there")
} catch {
  print(type(of: error))
}

await runTill()

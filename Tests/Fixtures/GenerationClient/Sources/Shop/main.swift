import Capabilities
import Checkout

struct Postbox: PostService {
  func send(_ letter: String, to address: String) async throws {
    print("to \(address): \(letter)")
  }
}

let payments = Payments.test.overriding(\.charge, with: { _ in })
let post = PostClient(adapting: Postbox())
var useCases = World(payments: payments, post: post).useCases
print(useCases.buyAll([1, 2]))
let buyAll = useCases.buyAll
useCases.pay = { "replaced: \($0)" }
print(useCases.buyAll([1, 2]))
print(buyAll([3]))
print(await useCases.tell()("hello"))
useCases.world.payments.charge = { _ in throw CancellationError() }
print(useCases.buyAll([4]))
print(useCases.world.useCases.buyAll([4]))

let roundTrip = PostClient(adapting: post.asPostService)
try await roundTrip.send("round", to: "trip")
do {
  _ = try await PostClient.test.send("nobody", to: "is there")
} catch {
  print(type(of: error))
}

await runTill()

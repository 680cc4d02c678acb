import Capabilities
import Shop
import _Concurrency

/// The same with async endpoints.
func waiting() async {
  let world = openShop()
  for shop in [world, withoutWaiting(world)] {
    let refund = await refunding(in: shop)
    for receipt in [4, 8] {
      do throws(PaymentError) {
        try await refund(receipt)
      } catch {
        print(error == .declined ? "refused" : "unavailable")
      }
    }
  }

  let multiply: @Sendable (Int, Int) async -> Int = { a, b async in
    await Task.yield()
    return a * b
  }
  print("async: \(await partial(multiply, 3)(5)), \(await curry(multiply)(3)(6))")
  print("\(await flip(multiply)(3, 7)), \(await uncurry(curry(multiply))(3, 8))")
  print("\(await pipe(partial(multiply, 3), partial(multiply, 10))(3))")

  let charge: @Sendable (Int, Int) async throws(PaymentError) -> Int = {
    a,
    b async throws(PaymentError) in
    await Task.yield()
    if a > b { throw .declined }
    return b - a
  }
  for limit in [3, 30] {
    do throws(PaymentError) {
      print("change: \(try await partial(charge, 20)(limit))")
    } catch {
      print("not enough: \(limit)")
    }
  }
  do throws(PaymentError) {
    try await World.test.payments.refund(1)
  } catch {
    print(error == .unavailable ? "as given" : "?")
  }
}

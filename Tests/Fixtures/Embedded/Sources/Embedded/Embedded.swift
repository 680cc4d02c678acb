import Capabilities
import Shop
import _Concurrency

@main
struct Embedded {
  static func main() async {
    assembling()
    composing()
    reporting()
    await waiting()
  }

  static func assembling() {
    let world = openShop()
    let buy = buying(in: world)
    for price in [7, 70, 700] {
      do throws(PaymentError) {
        print("bought: \(try buy(price))")
      } catch {
        print(error == .declined ? "declined" : "unavailable")
      }
    }

    let generous = world.overriding {
      $0.payments.rate = { 1 }
      $0.limit = 9
    }
    print("rates: \(world.payments.rate()), \(generous.payments.rate())")
    print("limits: \(world.limit), \(generous.limit)")
  }

  static func composing() {
    let subtract: @Sendable (Int, Int) -> Int = { a, b in a - b }
    print("curry: \(curry(subtract)(7)(2))")
    print("uncurry: \(uncurry(curry(subtract))(7, 2))")
    print("flip: \(flip(subtract)(7, 2)), \(flip(curry(subtract))(7)(2))")
    print("partial: \(partial(subtract, 7)(2)), \(partial(subtract, 7, 2)())")
    print("pipe: \(pipe(partial(subtract, 7), { @Sendable in $0 * 10 })(2))")

    let halve: @Sendable (Int) throws(PaymentError) -> Int = { number throws(PaymentError) in
      if number % 2 == 1 { throw .declined }
      return number / 2
    }
    let quarter = pipe(halve, halve)
    for number in [8, 6] {
      do throws(PaymentError) {
        print("a quarter of \(number): \(try quarter(number))")
      } catch {
        print("no quarter of \(number)")
      }
    }
  }

  static func reporting() {
    let world = World.test
    print("placeholder: \(world.payments.rate())")
    do throws(PaymentError) {
      _ = try world.payments.charge(1, "4242")
    } catch {
      print(error == .unavailable ? "as given" : "?")
    }
    do throws(UnimplementedError) {
      _ = try world.find(1)
    } catch {
      print("\(error.endpoint), \(error.inputs.count) input, \(error.fileID):\(error.line)")
    }
  }
}

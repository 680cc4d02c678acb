@testable import CapabilityGeneration
import Testing

@Suite("The generic error of an input that is a function")
struct UnificationTests {
  /// `() throws(Failure) -> Void`
  private func function(throwing failure: FunctionType.Failure) -> SwiftType {
    .function(FunctionType(parameters: [], effects: Effects(failure: failure), result: .void))
  }

  private func named(_ name: String, _ precise: String? = nil) -> SwiftType {
    .named([SwiftType.Component(name: name, precise: precise)])
  }

  /// The inference for `makeLoad<E: Error>(…)`.
  private func inference() throws -> Unification {
    var symbol = Symbol()
    symbol.kind = "swift.func"
    symbol.path = ["makeLoad(load:)"]
    symbol.location = .nowhere
    symbol.generics = ["E"]
    let builder = try #require(Builder(symbol, module: "Shop", globalActors: []))
    return Unification(builder, Program([]))
  }

  @Test("is the error of the argument, any for one that throws any", arguments: [false, true])
  func inferred(isOptional: Bool) throws {
    let network = named("NetworkError", "s:Network")
    let pairs: [(FunctionType.Failure, SwiftType)] = [
      (.typed(network), network), (.any, .anyError), (.never, .never),
    ]
    for (failure, error) in pairs {
      var inference = try inference()
      let types = [.typed(named("E")), failure].map(function(throwing:))
        .map { isOptional ? .optional($0) : $0 }
      let isTaken = inference.take(types[0], types[1])
      #expect(isTaken && inference.bindings == ["E": error])
    }
  }

  @Test("is the same for all inputs")
  func same() throws {
    var inference = try inference()
    let input = function(throwing: .typed(named("E")))
    let errors = [named("NetworkError", "s:Network"), named("DiskError", "s:Disk")]
    let taken = errors.map { inference.take(input, function(throwing: .typed($0))) }
    #expect(taken == [true, false])
    #expect(inference.bindings == ["E": named("NetworkError", "s:Network")])
  }
}

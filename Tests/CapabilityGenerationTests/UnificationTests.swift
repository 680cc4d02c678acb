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

  @Test("is inferred from the error of the argument", arguments: [false, true])
  func inferred(isOptional: Bool) throws {
    var inference = try inference()
    let input = function(throwing: .typed(named("E")))
    let argument = function(throwing: .typed(named("NetworkError", "s:Network")))
    let taken =
      isOptional
      ? inference.take(.optional(input), .optional(argument)) : inference.take(input, argument)
    #expect(taken)
    #expect(inference.bindings == ["E": named("NetworkError", "s:Network")])
  }

  @Test("is any error for an argument that throws any, and none for one that throws none")
  func inferredFromEffects() throws {
    let pairs: [(FunctionType.Failure, SwiftType)] = [(.any, .anyError), (.never, .never)]
    for (failure, error) in pairs {
      var inference = try inference()
      let input = function(throwing: .typed(named("E")))
      let isTaken = inference.take(input, function(throwing: failure))
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

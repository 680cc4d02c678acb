import CapabilityTranscripts

/// Generates the inputs of calls in a ``Conformance``.
///
/// Generators draw from small pools, so that calls meet: a value that one call saves is found by the
/// next one. Define one for each type of input:
///
/// ```swift
/// extension Generator<Note.ID> {
///   static var noteID: Generator {
///     Generator(.element(of: ["1", "2"])) { try Note.ID($0) }
///   }
/// }
///
/// extension Generator<Note> {
///   static var note: Generator {
///     Generator(.noteID, .string) { Note(id: $0, title: $1) }
///   }
/// }
/// ```
///
/// A generator makes its value from a few numbers. A smaller number is a simpler value, so a
/// conformance simplifies inputs without further code.
public struct Generator<Value: Sendable>: Sendable {
  let draw: @Sendable (inout Choices) throws -> Value

  init(draw: @escaping @Sendable (inout Choices) throws -> Value) {
    self.draw = draw
  }

  /// Creates a generator that makes its values from those of other generators, such as the properties
  /// of a struct.
  ///
  /// - Parameters:
  ///   - parts: The generators of the parts.
  ///   - create: Creates a value from its parts. If it throws, other parts are drawn. After 1,000
  ///     errors in a row, the conformance ends with an ``InvalidConformanceError``.
  public init<each Part: Sendable>(
    _ parts: repeat Generator<each Part>,
    create: @escaping @Sendable (repeat each Part) throws -> Value
  ) {
    draw = { choices in
      let result = try choices.draw(attempts: 1_000) { choices in
        let drawn = (repeat try (each parts).draw(&choices))
        return Result { try create(repeat each drawn) }
      }
      switch result {
      case .success(let value): return value
      case .failure(let error):
        throw InvalidConformanceError(
          "no \(Value.self) could be generated in 1,000 attempts: \(describe(error))"
        )
      }
    }
  }
}

// MARK: Choosing

extension Generator {
  /// Returns a generator of the given values.
  ///
  /// - Parameter values: The values, the simplest first. It must not be empty.
  public static func element(of values: [Value]) -> Generator {
    Generator(draw: { choices in
      guard !values.isEmpty else { throw InvalidConformanceError("element(of:) has no elements") }
      return values[choices.index(below: values.count)]
    })
  }

  /// - Parameter edges: Values that occur four times less often, so that calls still meet.
  static func element(of values: [Value], rarely edges: [Value]) -> Generator {
    element(of: values + edges + values + values + values)
  }

  /// Returns a generator that always generates one value.
  ///
  /// - Parameter value: The value.
  public static func always(_ value: Value) -> Generator { Generator(draw: { _ in value }) }

  /// Returns a generator that uses one of several generators for each value.
  ///
  /// - Parameter generators: The generators, the simplest first. There must be at least one.
  public static func oneOf(_ generators: Generator...) -> Generator {
    Generator(draw: { choices in
      guard !generators.isEmpty else {
        throw InvalidConformanceError("oneOf(_:) has no generators")
      }
      return try generators[choices.index(below: generators.count)].draw(&choices)
    })
  }

  /// Returns a generator of optional values; one of four is `nil`.
  ///
  /// - Parameter generator: The generator of the other values.
  public static func optional<Wrapped>(_ generator: Generator<Wrapped>) -> Generator
  where Value == Wrapped? {
    Generator(draw: { choices in
      choices.index(below: 4) == 0 ? nil : try generator.draw(&choices)
    })
  }

  /// Returns a generator of arrays.
  ///
  /// - Parameters:
  ///   - generator: The generator of the elements.
  ///   - count: The number of elements; negative numbers count as 0.
  public static func list<Element>(
    of generator: Generator<Element>,
    count: ClosedRange<Int> = 0...3
  ) -> Generator where Value == [Element] {
    Generator(draw: { choices in
      let least = max(0, count.lowerBound)
      let spread = max(0, count.upperBound - least)
      let number = least + choices.index(below: spread + 1)
      return try (0..<number).map { _ in try generator.draw(&choices) }
    })
  }

  /// Returns a generator of sets.
  ///
  /// - Parameters:
  ///   - generator: The generator of the elements.
  ///   - count: The number of elements that are drawn. Equal ones count once.
  public static func set<Element>(
    of generator: Generator<Element>,
    count: ClosedRange<Int> = 0...3
  ) -> Generator where Value == Set<Element> {
    Generator(.list(of: generator, count: count)) { Set($0) }
  }

  /// Returns a generator of dictionaries.
  ///
  /// - Parameters:
  ///   - keys: The generator of the keys.
  ///   - values: The generator of the values.
  ///   - count: The number of keys that are drawn. Equal ones count once.
  public static func dictionary<Key, Item>(
    _ keys: Generator<Key>,
    _ values: Generator<Item>,
    count: ClosedRange<Int> = 0...3
  ) -> Generator where Value == [Key: Item] {
    let entries = Generator<(Key, Item)>(keys, values) { ($0, $1) }
    return Generator(.list(of: entries, count: count)) { Dictionary($0) { first, _ in first } }
  }

  /// Returns a generator of values that earlier calls of the same sequence returned, such as the
  /// identifier that a store has chosen.
  ///
  /// Each side gets the values that it returned itself: the reference's identifier may differ from
  /// the subject's. One of four values comes from the other generator, and all of them before the
  /// first call has returned.
  ///
  /// ```swift
  /// .call("create", .title, comparing: { $0.title }) { try await $0.create($1) },
  /// .call("delete", .returned(by: "create", \Note.id, or: .noteID)) { try await $0.delete($1) },
  /// ```
  ///
  /// - Parameters:
  ///   - call: The name of the earlier call.
  ///   - part: The part of its result.
  ///   - other: Generates the other values.
  public static func returned<Result: Sendable>(
    by call: String,
    _ part: any KeyPath<Result, Value> & Sendable,
    or other: Generator
  ) -> Generator {
    Generator(draw: { choices in
      let results = try choices.results(of: call, as: Result.self)
      // The other generator is the last choice, so that a simplified input is an earlier result.
      let index = results.isEmpty ? 0 : choices.index(below: 4)
      guard !results.isEmpty, index < 3 else { return try other.draw(&choices) }
      return results[results.count - 1 - choices.index(below: results.count)][keyPath: part]
    })
  }
}

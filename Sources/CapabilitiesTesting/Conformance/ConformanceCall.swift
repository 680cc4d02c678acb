import CapabilityTranscripts

/// A call that a ``Conformance`` makes to both of its values.
public struct ConformanceCall<Subject: Sendable>: Sendable {
  /// The name of the call, unique in its conformance. The endpoint's name lets the conformance use
  /// recorded calls, too.
  public let name: String
  /// How often sequences contain the call, compared with the others.
  let weight: Int
  let generate: @Sendable (inout Choices) throws -> ConformanceInputs<Subject>
  /// Takes inputs that were recorded. Throws if their number or types are not the call's.
  let take: @Sendable ([RecordedInput]) throws -> ConformanceInputs<Subject>

  /// Creates a call.
  ///
  /// ```swift
  /// .call("save", .person) { try await $0.save($1) },
  /// .call("page", .optional(.personID), .integer(in: 0...3)) { try await $0.page($1, $2) },
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name of the call, unique in its conformance. Use the endpoint's name.
  ///   - inputs: The generators of its inputs.
  ///   - weight: How often sequences contain the call, compared with the others; at least 1.
  ///   - key: Returns what the call is about, such as an identifier. Calls about different keys must
  ///     not affect one another. ``Conformance/linearizabilityReport(histories:schedules:tasks:length:state:seed:budget:patience:searchLimit:)``
  ///     judges the calls about each key on their own if all calls of a history have one.
  ///   - elements: The number of elements to read of a result that is an asynchronous sequence, such as
  ///     one that stays open. At most 1,000 are read by default.
  ///   - perform: Makes the call. Its result or error is the answer.
  /// - Returns: The call.
  public static func call<each Input: Sendable, Output: Sendable>(
    _ name: String,
    _ inputs: repeat Generator<each Input>,
    weight: Int = 1,
    key: (@Sendable (repeat each Input) -> any Hashable & Sendable)? = nil,
    elements: Int? = nil,
    perform: @escaping @Sendable (Subject, repeat each Input) async throws -> Output
  ) -> ConformanceCall {
    call(
      name,
      repeat each inputs,
      weight: weight,
      key: key,
      elements: elements,
      comparing: { $0 },
      perform: perform
    )
  }

  /// Creates a call whose results are compared by a part.
  ///
  /// ```swift
  /// .call("create", .title, comparing: { $0.title }) { try await $0.create($1) },
  /// .call("tags", comparing: { Set($0) }) { try await $0.tags() },
  /// ```
  ///
  /// `comparing` returns the part of a result that must be the same on both sides;
  /// ``Generator/returned(by:_:or:)`` uses the whole result. See the first one for the other arguments.
  ///
  /// - Returns: The call.
  public static func call<each Input: Sendable, Output: Sendable, Part: Sendable>(
    _ name: String,
    _ inputs: repeat Generator<each Input>,
    weight: Int = 1,
    key: (@Sendable (repeat each Input) -> any Hashable & Sendable)? = nil,
    elements: Int? = nil,
    comparing: @escaping @Sendable (Output) -> Part,
    perform: @escaping @Sendable (Subject, repeat each Input) async throws -> Output
  ) -> ConformanceCall {
    @Sendable func bound(_ values: (repeat each Input)) -> ConformanceInputs<Subject> {
      ConformanceInputs(
        describe: {
          var texts: [String] = []
          for value in repeat each values { texts.append(CapabilityTranscripts.describe(value)) }
          return texts.joined(separator: ", ")
        },
        key: key?(repeat each values),
        elements: elements
      ) { subject in
        let output = try await perform(subject, repeat each values)
        return (output, comparing(output))
      }
    }
    return ConformanceCall(
      name: name,
      weight: max(1, weight),
      generate: { choices in
        bound((repeat try (each inputs).draw(&choices)))
      },
      take: { recorded in
        var inputs = RecordedInputs(rest: recorded[...])
        let bound = bound((repeat try inputs.next(as: (each Input).self)))
        guard inputs.rest.isEmpty else { throw RecordedInputs.Mismatch() }
        return bound
      }
    )
  }
}

enum RecordedInput: Sendable {
  case value(any Sendable)
  /// An input from a file.
  case saved(RecordedValue)

  /// The name of the value's type, if it is known.
  var type: String? {
    if case .value(let value) = self { "\(Swift.type(of: value))" } else { nil }
  }
}

/// The inputs of a recorded call that are not taken yet.
private struct RecordedInputs {
  private(set) var rest: ArraySlice<RecordedInput>

  /// A recorded input does not have the type that the call expects.
  struct Mismatch: Error {}

  mutating func next<Value>(as type: Value.Type) throws -> Value {
    switch rest.popFirst() {
    case .value(let value as Value): return value
    case .saved(let saved):
      guard let value = try saved.decoded(as: type) else { throw Mismatch() }
      return value
    case .value, nil: throw Mismatch()
    }
  }
}

struct ConformanceInputs<Subject: Sendable>: Sendable {
  /// Describes the inputs. Only reports need it.
  let describe: @Sendable () -> String
  /// The subject of the call. Calls with different keys do not affect one another.
  let key: (any Hashable & Sendable)?
  /// The number of elements to read of a stream.
  var elements: Int?
  /// Makes the call. Returns its result and the part of it to compare.
  let call: @Sendable (Subject) async throws -> (output: any Sendable, compared: any Sendable)
}

import Capabilities
import CapabilityStreams

/// The streams that recorded calls returned.
struct StreamLog {
  struct Stream: Sendable {
    let call: CallSignature
    /// The position of the returned value among all returned streams.
    let origin: Int
    /// The number of the iteration of the returned sequence.
    let iteration: Int
    /// The entries of the stream's steps, in the order they started.
    var steps: [Int] = []
  }

  private struct Key: Hashable {
    let origin: Int
    let iteration: Int
    /// Distinguishes streams that no interceptor has numbered.
    let call: String?

    init(of step: StreamStep) {
      origin = step.origin
      iteration = step.stream
      call = step.origin == 0 ? step.call.description : nil
    }
  }

  private(set) var all: [Stream] = []
  private var indices: [Key: Int] = [:]

  subscript(index: Int) -> Stream { all[index] }

  /// Whether a step of the same stream was recorded before.
  func knows(_ step: StreamStep) -> Bool { indices[Key(of: step)] != nil }

  /// Returns the index of the step's stream, which is added if it is new.
  ///
  /// - Parameter inputs: The inputs of the stream's call, for a new stream.
  mutating func index(of step: StreamStep, inputs: [String]) -> Int {
    let key = Key(of: step)
    if let index = indices[key] { return index }
    all.append(
      Stream(
        call: CallSignature(endpoint: step.call.endpoint, inputs: inputs),
        origin: step.origin,
        iteration: step.stream
      )
    )
    indices[key] = all.count - 1
    return all.count - 1
  }

  mutating func note(_ entry: Int, of stream: Int) { all[stream].steps.append(entry) }

  /// The streams of each call signature, in the order they were returned.
  var bySignature: [CallSignature: [Int]] {
    Dictionary(grouping: all.indices) { all[$0].call }.mapValues { streams in
      streams.sorted {
        (all[$0].origin, all[$0].iteration) < (all[$1].origin, all[$1].iteration)
      }
    }
  }
}

/// An endpoint with its described inputs.
struct CallSignature: Sendable, Hashable, CustomStringConvertible {
  let endpoint: String
  let inputs: [String]

  /// The call as printed in a transcript's text, without its outcome.
  var description: String { "\(endpoint)(\(inputs.joined(separator: ", ")))" }
}

extension CallSignature {
  /// - Parameter inputs: Those of the call, which creates them at each access.
  init(_ call: EndpointCall, _ inputs: [any Sendable]) {
    self.init(endpoint: call.endpoint, inputs: inputs.map { describe($0) })
  }
}

/// The stream of a saved step, among the streams of one endpoint with the same inputs.
struct SavedStreamID: Sendable, Hashable {
  /// The number of the call among those that returned a stream, counted from 1.
  var call: Int
  /// The number of the iteration of that stream, counted from 1.
  let iteration: Int
}

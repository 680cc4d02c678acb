import Capabilities

/// What a transcript knows of the streams that calls returned.
struct StreamLog {
  struct Stream: Sendable {
    let endpoint: String
    let inputs: [String]
    /// The place of the returned value among all streams that were returned.
    let origin: Int
    /// Tells the iterations of one returned sequence apart.
    let iteration: Int
    /// The entries of its steps, in the order they began.
    var steps: [Int] = []
  }

  private struct Key: Hashable {
    let origin: Int
    let iteration: Int
    /// What tells streams apart that no interceptor has numbered.
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

  /// Whether a step of the same stream was seen before.
  func knows(_ step: StreamStep) -> Bool { indices[Key(of: step)] != nil }

  /// The stream of a step, a new one where it is not known.
  ///
  /// - Parameter inputs: Those of its call, for a stream that is not known.
  mutating func index(of step: StreamStep, inputs: [String]) -> Int {
    let key = Key(of: step)
    if let index = indices[key] { return index }
    all.append(
      Stream(
        endpoint: step.call.endpoint,
        inputs: inputs,
        origin: step.origin,
        iteration: step.stream
      )
    )
    indices[key] = all.count - 1
    return all.count - 1
  }

  mutating func note(_ entry: Int, of stream: Int) {
    all[stream].steps.append(entry)
  }

  /// The streams of each kind of call, in the order they were returned.
  var bySignature: [CallSignature: [Int]] {
    Dictionary(grouping: all.indices) {
      CallSignature(endpoint: all[$0].endpoint, inputs: all[$0].inputs)
    }
    .mapValues { streams in
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

import Capabilities
import Synchronization

/// Writes down every call of a world's endpoints: inputs and outcome, in the order of the calls.
final class Transcript: Interceptor {
  private struct Entry {
    let call: String
    var outcome = "did not return yet"
  }

  private let entries = Mutex<[Entry]>([])

  /// The calls so far, numbered, one a line.
  var lines: [String] {
    let entries = entries.withLock { $0 }
    let width = String(entries.count).count
    return entries.enumerated().map { index, entry in
      let number = String(index + 1)
      let padding = String(repeating: " ", count: width - number.count)
      return "\(padding)\(number). \(entry.call) -> \(entry.outcome)"
    }
  }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    let index = begin(call)
    do throws(Failure) {
      let output = try proceed()
      end(index, summary(of: output))
      return output
    } catch {
      end(index, "throws \(summary(of: error))")
      throw error
    }
  }

  func intercept<Output, Failure: Error>(
    _ call: EndpointCall,
    _ proceed: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    let index = begin(call)
    do throws(Failure) {
      let output = try await proceed()
      end(index, summary(of: output))
      return output
    } catch {
      end(index, "throws \(summary(of: error))")
      throw error
    }
  }

  private func begin(_ call: EndpointCall) -> Int {
    let inputs = call.inputs.map { summary(of: $0) }.joined(separator: ", ")
    return entries.withLock { entries in
      entries.append(Entry(call: "\(Endpoint.path(of: call.endpoint))(\(inputs))"))
      return entries.count - 1
    }
  }

  private func end(_ index: Int, _ outcome: String) {
    entries.withLock { $0[index].outcome = outcome }
  }
}

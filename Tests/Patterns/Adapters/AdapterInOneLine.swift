import Capabilities
import CapabilityDecorators
import Testing

/// A remote API without inputs returns encoded text through a callback. `pipe` begins with the call,
/// so one line adapts it to an endpoint in the domain's model.
@Suite("An adapter in one line")
struct AdapterInOneLine {
  struct Launch: Equatable, Sendable {
    var name: String
  }

  enum LaunchError: Error, Equatable {
    case offline
    case empty
  }

  struct LaunchClient: Sendable {
    var all: @Sendable () async throws(LaunchError) -> [Launch]
  }

  /// The service, which does not know the domain.
  struct LaunchAPI: Sendable {
    var answer: Result<String, LaunchError>

    func fetchLaunches(_ completion: @escaping (Result<String, LaunchError>) -> Void) {
      completion(answer)
    }
  }

  /// The composition root.
  private func client(_ answer: Result<String, LaunchError>) -> LaunchClient {
    let api = LaunchAPI(answer: answer)
    return LaunchClient(all: pipe(awaiting(api.fetchLaunches, whenDropped: .offline), decode))
  }

  @Test("the API's text is converted to the domain's model")
  func converted() async throws {
    let launches = try await client(.success("Apollo 11,Apollo 12")).all()
    #expect(launches == [Launch(name: "Apollo 11"), Launch(name: "Apollo 12")])
  }

  @Test("an error of the API and one of the decoder keep their type")
  func failed() async {
    await #expect(throws: LaunchError.offline) { try await client(.failure(.offline)).all() }
    await #expect(throws: LaunchError.empty) { try await client(.success("")).all() }
  }
}

private func decode(_ text: String) throws(AdapterInOneLine.LaunchError)
  -> [AdapterInOneLine.Launch]
{
  if text.isEmpty { throw .empty }
  return text.split(separator: ",").map { AdapterInOneLine.Launch(name: String($0)) }
}

import Capabilities
import CapabilitiesPlayground

/// A world with one endpoint.
struct Box: Interceptable, Sendable {
  /// Opens the box with a secret.
  var open: @Sendable (Secret) async -> Bool = { $0 == Secret(value: "sesame") }

  func intercepted(by interceptor: some Interceptor) -> Box {
    Box(open: interceptor.wrap("Box.open", open))
  }
}

/// A value that is never printed.
struct Secret: Decodable, Equatable, Sendable {
  let value: String

  init(value: String) { self.value = value }

  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(String.self)
  }
}

extension PlaygroundTable where World == Box {
  /// The box, as a sandbox and as a live world.
  static var box: PlaygroundTable<Box> {
    PlaygroundTable(
      worlds: [.simulated("box") { Box() }, .live("safe") { Box() }],
      useCases: [pick()],
      endpoints: [open()]
    )
  }

  private static func pick() -> PlaygroundUseCase<Box> {
    PlaygroundUseCase(
      "pick",
      inputs: [
        .init("äpfel", Int?.self), .init("äpfel-und-birnen", Int?.self),
      ],
      returns: .decodable(Int.self)
    ) { _, inputs in
      let apples: Int? = try inputs.next()
      let all: Int? = try inputs.next()
      return all ?? apples ?? 0
    }
  }

  private static func open() -> PlaygroundEndpoint<Box> {
    PlaygroundEndpoint(
      "open",
      named: "Box.open",
      inputs: [.init("secret", Secret.self)],
      returns: .decodable(Bool.self)
    ) { world, inputs in try await world.open(inputs.next()) }
  }
}

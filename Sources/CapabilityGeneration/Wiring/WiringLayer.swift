/// Steps of a wiring that the written code keeps in one class; where they are many, in parts.
///
/// What sets many values at once costs the compiler more than their number says. Parts of a few
/// keep that in step with the number.
struct WiringLayer: Sendable {
  /// How many steps one class keeps.
  static let room = 16

  /// A class that keeps some of the steps.
  struct Part: Sendable {
    /// The name of the class.
    var type: String
    /// The property that holds it; `nil` where it is the only one.
    var property: String?
    var steps: [WiringPlan.Step]
    /// The parts made before it that it needs, in their order.
    var needs: [Int] = []
  }

  /// The class that stands for all of them.
  let type: String
  let parts: [Part]
  /// The part that keeps a step, by the step's name.
  private let places: [String: Int]

  /// Divides steps.
  ///
  /// - Parameters:
  ///   - type: The class that stands for all of them.
  ///   - steps: The steps, each after those it is built on.
  ///   - partType: What the classes of parts are called, but for their number.
  ///   - partProperty: What the properties that hold them are called, but for their number.
  init(_ type: String, _ steps: [WiringPlan.Step], partType: String, partProperty: String) {
    self.type = type
    guard steps.count > Self.room else {
      parts = [Part(type: type, property: nil, steps: steps)]
      places = Dictionary(steps.map { ($0.name, 0) }, uniquingKeysWith: { first, _ in first })
      return
    }
    var parts: [Part] = []
    var places: [String: Int] = [:]
    for start in stride(from: 0, to: steps.count, by: Self.room) {
      let own = Array(steps[start..<min(start + Self.room, steps.count)])
      for step in own { places[step.name] = parts.count }
      let needed = own.flatMap(\.arguments).compactMap { places[$0.source.step ?? ""] }
      parts.append(
        Part(
          type: "\(partType)\(parts.count + 1)",
          property: "\(partProperty)\(parts.count + 1)",
          steps: own,
          needs: Set(needed).subtracting([parts.count]).sorted()
        )
      )
    }
    self.parts = parts
    self.places = places
  }

  /// Whether there are several parts.
  var isSplit: Bool { parts.count > 1 }

  var isEmpty: Bool { parts[0].steps.isEmpty }

  /// How a step's property is reached from what holds all parts.
  func path(to name: String) -> String? {
    places[name].map { place in
      (parts[place].property.map { $0 + "." } ?? "") + identifier(name)
    }
  }

  /// The part that keeps a step.
  func part(keeping name: String) -> Part? { places[name].map { parts[$0] } }

  /// Whether a part keeps a step.
  func keeps(_ name: String, in part: Part) -> Bool {
    places[name].map { parts[$0].type } == part.type
  }
}

extension WiringPlan.Source {
  /// The name of the step that it is, or is a part of.
  var step: String? {
    switch self {
    case .useCase(let name, _, _, _), .value(let name, _, _, _, _): name
    case .property, .made, .endpoint, .caller: nil
    }
  }
}

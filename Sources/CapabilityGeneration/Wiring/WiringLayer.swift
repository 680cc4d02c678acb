/// Steps that the generated code stores in one class, or in several if there are many.
///
/// The compile time of an initializer grows faster than the number of properties it sets. Small
/// parts keep the total linear.
struct WiringLayer: Sendable {
  /// The most steps in one class.
  static let room = 16

  /// A class that stores some of the steps.
  struct Part: Sendable {
    /// The name of the class.
    var type: String
    /// The property that holds it; `nil` if it is the only part.
    var property: String?
    var steps: [WiringPlan.Step]
    /// The indexes of the parts that it depends on, in order.
    var needs: [Int] = []
  }

  /// The class that holds all parts.
  let type: String
  let parts: [Part]
  /// The index of the part that stores a step, by the step's name.
  private let places: [String: Int]

  /// Divides steps into parts.
  ///
  /// - Parameters:
  ///   - type: The class that holds all parts.
  ///   - steps: The steps, each after its dependencies.
  ///   - partType: The name of the parts' classes, without a number.
  ///   - partProperty: The name of the properties that hold the parts, without a number.
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

  /// Returns the path to a step's property from the class that holds all parts.
  func path(to name: String) -> String? {
    places[name].map { place in
      (parts[place].property.map { $0 + "." } ?? "") + identifier(name)
    }
  }

  /// Returns whether a part stores a step.
  func keeps(_ name: String, in part: Part) -> Bool {
    places[name].map { parts[$0].type } == part.type
  }
}

extension WiringPlan.Source {
  /// The name of the step that supplies it; `nil` for other sources.
  var step: String? {
    switch self {
    case .useCase(let name, _, _, _), .value(let name, _, _, _, _): name
    case .property, .made, .endpoint, .caller, .itself: nil
    }
  }
}

/// Writes the use cases of a world as Swift source.
struct WiringPrinter {
  /// The names that no use case can have.
  static let reserved: Set<String> = ["world", "self"]
  /// The types that the generated struct declares.
  private static let types: Set<String> = [
    "UseCases", "Values", "Replaced", "Replacements", "Source", "Linked",
  ]

  let wiring: Wiring
  let program: Program

  /// The use cases that ask nothing of their caller, and the values that are built on some.
  let useCases: WiringLayer
  /// The values that no use case is part of.
  let values: WiringLayer
  let properties: [Wiring.Step]
  let methods: [Wiring.Step]
  let names: WiringNames
  /// Whether the generated struct may cross to another actor.
  let isSendable: Bool
  /// Whether the toolkit's `single` is at hand for what is made when it is called for.
  let isSingle: Bool
  let imports: Imports
  let scope: NameScope

  init(_ wiring: Wiring, _ program: Program) {
    let wiring = wiring.holdingUseCases(of: program)
    let steps = wiring.steps
    let isSendable =
      wiring.world.isSendable && steps.allSatisfy { program.isSendable($0.product) }
    let isSingle = isSendable && program.declares("single", in: "CapabilityLifetimes")
    let usesLifetimes = steps.contains { !$0.isOpen && $0.isDeferred || $0.close != nil }
    let imports = Imports(wiring, program, usesLifetimes: isSingle && usesLifetimes)
    let names = WiringNames(
      taken: Set(steps.map(\.name)).union(steps.flatMap { $0.openInputs.map(\.name) })
    )
    let parts = (1...max(1, steps.count / WiringLayer.room + 1)).flatMap {
      ["Part\($0)", "ValuesPart\($0)"]
    }
    let scope = NameScope(
      program,
      home: wiring.world.module,
      imports: imports.modules,
      nearer: program.memberNames(of: wiring.world).union(Self.types).union(parts)
        .union(steps.map(\.name)).union(["close"])
    )
    self.wiring = wiring
    self.program = program
    self.isSendable = isSendable
    self.isSingle = isSingle
    self.imports = imports
    self.names = names
    self.scope = scope
    let qualified = steps.map { $0.qualified(in: scope) }
    let stored = qualified.filter { !$0.isOpen }
    properties = stored.filter { !$0.isValue }
    methods = qualified.filter(\.isOpen)
    useCases = WiringLayer(
      "Linked",
      stored.filter { !$0.isOfWorld },
      partType: "Part",
      partProperty: names.part
    )
    values = WiringLayer(
      "Values",
      stored.filter(\.isOfWorld),
      partType: "ValuesPart",
      partProperty: names.part
    )
  }

  /// The source of a wiring, without a header.
  ///
  /// - Parameters:
  ///   - wiring: What to write; it has no errors, and this none to tell of it.
  ///   - program: The modules it was made from.
  static func source(_ wiring: Wiring, program: Program) -> String {
    WiringPrinter(wiring, program).source()
  }

  private func source() -> String {
    var writer = SourceWriter()
    imports.write(into: &writer)
    if !imports.modules.isEmpty { writer.line() }
    let world = wiring.world
    writer.block("extension \(world.name)") { writer in
      writer.documentation(
        "The use cases that this world supplies. Each call makes all of them: hold what it returns."
      )
      writer.line("\(worldAccess.prefix)var useCases: UseCases { UseCases(world: self) }")
      writer.line()
      writer.documentation(summary)
      writer.block("\(worldAccess.prefix)struct UseCases\(conformance)") { writer in
        self.world(into: &writer)
        for step in properties { property(step, into: &writer) }
        for step in methods { method(step, into: &writer) }
        if closing != nil { close(into: &writer) }
        classes(into: &writer)
      }
    }
    return writer.text
  }

  private var summary: String {
    """
    The use cases of ``\(wiring.world.path.joined(separator: "/"))``, each made once.

    Every one of them can be set. Those that were not are then made anew, so that what is built \
    on a replaced use case sees the replacement.
    """
  }

  /// Whether there is anything to keep beside the world.
  var isKeeping: Bool { !useCases.isEmpty || !values.isEmpty }

  var worldAccess: AccessLevel { min(wiring.world.access, .public) }

  var conformance: String { isSendable ? ": Sendable" : "" }

  func access(_ step: Wiring.Step) -> AccessLevel {
    min(worldAccess, step.builder.access)
  }

  /// What cleanups throw; `nil` where there are none.
  var closing: String? {
    let closes = wiring.steps.compactMap(\.close)
    guard !closes.isEmpty else { return nil }
    return closes.allSatisfy { $0.failure == .never } ? "Never" : "any Error"
  }

  // MARK: Types

  func type(of step: Wiring.Step) -> SourcePiece {
    let product = step.product.piece
    guard step.isDeferred else { return product }
    let effects = (step.isAsync ? " async" : "") + step.failure.source
    return .pair("\(isSendable ? "@Sendable " : "")()\(effects) ->", product)
  }

  /// A name of the toolkit's lifetimes.
  func lifetime(_ name: String) -> String { scope.source([name], of: "CapabilityLifetimes") }
}

extension Wiring.Step {
  /// What ends what it makes.
  var close: FunctionType? {
    if case .value(let close) = kind { close } else { nil }
  }

  /// The step with modules in front of the names that need them.
  fileprivate func qualified(in scope: NameScope) -> Wiring.Step {
    var step = self
    step.builder.product = scope.qualified(builder.product)
    step.failures = failures.map(scope.qualified)
    for (index, parameter) in openInputs.enumerated() {
      step.openInputs[index].spelling = scope.spelling(parameter.type, parameter.spelling)
    }
    return step
  }
}

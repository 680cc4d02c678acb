import Foundation

/// A run over the surfaces, one after another.
struct FuzzRun {
  /// How long an input may take.
  static let limitOfAnInput = Duration.seconds(15)
  /// How long an input may take while a smaller one is looked for.
  private static let limitOfATry = Duration.seconds(3)
  /// How long a smaller one is looked for.
  private static let limitOfShrinking = Duration.seconds(20)

  private let options: Options
  private let folder: String

  init(_ options: Options) throws {
    self.options = options
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("fuzz-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Runs.
  ///
  /// - Returns: Whether all held; with a planted mistake, whether all was found.
  func run() throws -> Bool {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // Not of the inputs' time: how long the compiler takes says nothing about them.
    if options.surfaces.contains(.graphs), options.input == nil {
      try GraphFiles.write(to: folder)
    }
    let start = ContinuousClock.now
    var isAsItShould = true
    for (index, surface) in options.surfaces.enumerated() {
      if let obstacle = surface.obstacle {
        say("\(surface.rawValue): left out: \(obstacle)")
        continue
      }
      // What one does not use of its time is for those that come after it.
      let left = .seconds(options.seconds) - start.duration(to: .now)
      let share = left / (options.surfaces.count - index)
      let finding = try search(surface, until: .now.advanced(by: max(share, .seconds(2))))
      isAsItShould = isAsItShould && (finding != nil) == options.sabotages
      if let finding { try keep(finding) }
    }
    let found = options.sabotages ? "every planted mistake was found" : "all held"
    let seconds = Int(start.duration(to: .now) / .seconds(1))
    say("fuzz: seed \(options.seed), \(seconds) s: \(isAsItShould ? found : "NOT as it should be")")
    return isAsItShould
  }

  /// Gives inputs to a surface until one is found, all were read, or the time is up.
  private func search(
    _ surface: SurfaceName,
    until deadline: ContinuousClock.Instant
  ) throws -> Finding? {
    if let path = options.input {
      let input = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      let failure = try outcome(of: input, surface, within: Self.limitOfAnInput)
      say("\(surface.rawValue): \(path): \(failure == nil ? "held" : "did not hold")")
      return failure.map { Finding(surface: surface, number: nil, input: input, failure: $0) }
    }
    let start = ContinuousClock.now
    let first = options.number ?? 0
    let count = options.number == nil ? options.inputs ?? surface.inputs : 1
    let arguments = ["--from", "\(first)", "--inputs", "\(count)", "--seed", "\(options.seed)"]
    let process = try worker(surface, arguments)
    var number = first - 1
    let failure = watch(process, until: deadline, within: Self.limitOfAnInput) { number = $0 }
    let seconds = Double(Int(start.duration(to: .now) / .milliseconds(100))) / 10
    let read = number - first + 1
    let verdict = failure == nil ? "all held" : "input \(number) did not"
    let isCut = failure == nil && read < count
    let cut = isCut ? "; the time was up before the other \(count - read)" : ""
    say("\(surface.rawValue): \(read) inputs in \(seconds) s: \(verdict)\(cut)")
    return try failure.map { failure in
      let input = try surface.make(in: folder).material.input(number, seed: options.seed)
      return Finding(surface: surface, number: number, input: input, failure: failure)
    }
  }

  /// Shrinks an input, writes it to a file and tells about it.
  private func keep(_ finding: Finding) throws {
    guard let number = finding.number else {
      let path = options.input ?? ""
      let size = finding.input.count
      return finding.report(seed: 0, path: path, sabotages: options.sabotages, originalSize: size)
    }
    let surface = finding.surface
    let limit = ContinuousClock.now.advanced(by: Self.limitOfShrinking)
    var shrinking = Shrinking(until: limit) { input in
      try outcome(of: input, surface, within: Self.limitOfATry)?.kind == finding.failure.kind
    }
    let input = try shrinking.smallest(of: finding.input)
    // What it looks like with the small one; the large one where that needs all that is in it.
    let failure = try outcome(of: input, surface, within: Self.limitOfAnInput) ?? finding.failure
    let small = Finding(surface: surface, number: number, input: input, failure: failure)
    let output = URL(fileURLWithPath: options.output)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    let path = small.path(in: options.output)
    try Data(input).write(to: URL(fileURLWithPath: path))
    let size = finding.input.count
    small.report(seed: options.seed, path: path, sabotages: options.sabotages, originalSize: size)
  }

  // MARK: Processes

  private var errors: String { "\(folder)/errors.txt" }

  private func worker(_ surface: SurfaceName, _ arguments: [String]) throws -> WatchedProcess {
    let planted = options.sabotages ? ["--sabotage"] : []
    let all = ["--worker", folder, "--surface", surface.rawValue] + arguments + planted
    return try WatchedProcess(all, errors: errors)
  }

  /// How the reading of one input goes wrong; `nil` where it does not.
  private func outcome(
    of input: [UInt8],
    _ surface: SurfaceName,
    within limit: Duration
  ) throws -> Finding.Failure? {
    let path = "\(folder)/one.input"
    try Data(input).write(to: URL(fileURLWithPath: path))
    let process = try worker(surface, ["--input", path])
    return watch(process, until: .now.advanced(by: .seconds(3600)), within: limit) { _ in }
  }

  private func watch(
    _ process: WatchedProcess,
    until deadline: ContinuousClock.Instant,
    within limit: Duration,
    _ reads: (Int) -> Void
  ) -> Finding.Failure? {
    while true {
      switch process.next(within: limit) {
      case .report(.reads(let number)):
        guard ContinuousClock.now < deadline else {
          _ = process.end()
          return nil
        }
        reads(number)
      case .report(.violation(let property, let detail)):
        _ = process.end()
        return .violation(property: property, detail: detail)
      case .report(.done):
        _ = process.end()
        return nil
      case .ended: return .ended(process.reap(), said: said)
      case .timedOut:
        _ = process.end()
        return .hung
      }
    }
  }

  /// What a process has said of its end: the line of the error, or the last one.
  private var said: String {
    let text = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n")
    let line = lines.last { $0.contains("rror: ") } ?? lines.last
    return line.map { String($0.prefix(500)) } ?? ""
  }
}

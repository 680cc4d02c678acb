import Foundation

/// A run over the surfaces, in order.
struct FuzzRun {
  /// The time limit of an input. Most take milliseconds, so a busy machine does not reach it.
  static let limitOfAnInput = Duration.seconds(60)
  /// The time limit of an input during minimization.
  private static let limitOfATry = Duration.seconds(3)
  /// The time limit of the minimization.
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

  /// Tests all surfaces.
  ///
  /// - Returns: Whether no property was violated; with planted mistakes, whether each was found.
  func run() throws -> Bool {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    say("fuzz: seed \(options.seed)")
    // Run the compiler before the clock starts.
    if options.surfaces.contains(.graphs), options.input == nil { try GraphFiles.write(to: folder) }
    let start = ContinuousClock.now
    var succeeded = true
    for (index, surface) in options.surfaces.enumerated() {
      if let reason = surface.unavailability {
        say("\(surface.rawValue): skipped: \(reason)")
        continue
      }
      // The time that a surface does not use is left for the next ones.
      let left = .seconds(options.seconds) - start.duration(to: .now)
      let share = left / (options.surfaces.count - index)
      let finding = try search(surface, until: .now.advanced(by: max(share, .seconds(2))))
      succeeded = succeeded && (finding != nil) == options.sabotages
      if let finding, try !keep(finding), options.sabotages { succeeded = false }
    }
    let found = options.sabotages ? "every planted mistake was found" : "no violations"
    let seconds = Int(start.duration(to: .now) / .seconds(1))
    say(
      "fuzz: \(seconds) s: \(succeeded ? found : options.sabotages ? "FAILED, a planted mistake was not found or not minimized" : "FAILED")"
    )
    return succeeded
  }

  /// Passes inputs to a surface until one fails, all are read, or the time is up.
  private func search(
    _ surface: SurfaceName,
    until deadline: ContinuousClock.Instant
  ) throws -> Finding? {
    if let path = options.input {
      let input = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      let failure = try outcome(of: input, surface, within: Self.limitOfAnInput)
      say("\(surface.rawValue): \(path): \(failure == nil ? "no violation" : "failed")")
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
    let verdict = failure == nil ? "no violations" : "input \(number) failed"
    let isCut = failure == nil && read < count
    let cut = isCut ? "; the time was up, \(count - read) inputs are left" : ""
    say("\(surface.rawValue): \(read) inputs in \(seconds) s: \(verdict)\(cut)")
    return failure.map { failure in
      let input = surface.make(in: folder).material.input(number, seed: options.seed)
      return Finding(surface: surface, number: number, input: input, failure: failure)
    }
  }

  /// Minimizes an input, saves it, and prints the finding.
  ///
  /// - Returns: Whether the input is now smaller; `true` for one from a file, which is only printed.
  private func keep(_ finding: Finding) throws -> Bool {
    guard let number = finding.number else {
      let path = options.input ?? ""
      let size = finding.input.count
      finding.report(seed: 0, path: path, sabotages: options.sabotages, originalSize: size)
      return true
    }
    let surface = finding.surface
    let limit = ContinuousClock.now.advanced(by: Self.limitOfShrinking)
    var shrinking = Shrinking(until: limit) { input in
      try outcome(of: input, surface, within: Self.limitOfATry)?.kind == finding.failure.kind
    }
    let input = try shrinking.smallest(of: finding.input)
    // The failure of the small input; the original one if the small input no longer fails.
    let failure = try outcome(of: input, surface, within: Self.limitOfAnInput) ?? finding.failure
    let small = Finding(surface: surface, number: number, input: input, failure: failure)
    let output = URL(fileURLWithPath: options.output)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    let path = small.path(in: options.output)
    try Data(input).write(to: URL(fileURLWithPath: path))
    let size = finding.input.count
    small.report(seed: options.seed, path: path, sabotages: options.sabotages, originalSize: size)
    return input.count < size
  }

  // MARK: Processes

  private var errors: String { "\(folder)/errors.txt" }

  private func worker(_ surface: SurfaceName, _ arguments: [String]) throws -> WorkerProcess {
    let planted = options.sabotages ? ["--sabotage"] : []
    let all = ["--worker", folder, "--surface", surface.rawValue] + arguments + planted
    return try WorkerProcess(all, errors: errors)
  }

  /// Returns the failure of an input; `nil` if it has none.
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
    _ process: WorkerProcess,
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
      case .ended: return .ended(process.reap(), message: lastMessage)
      case .timedOut:
        _ = process.end()
        return .hung
      }
    }
  }

  /// The last error message of a process, or else its last line.
  private var lastMessage: String {
    let text = (try? String(contentsOfFile: errors, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n")
    let line = lines.last { $0.contains("rror: ") } ?? lines.last
    return line.map { String($0.prefix(500)) } ?? ""
  }
}

import Foundation

/// The process that reads inputs, and may crash.
struct Worker {
  /// The time after which a worker ends if its parent does not kill it, for one input.
  static let secondsOfAnInput: UInt32 = 120
  /// The maximum growth of the memory use for one input, in KiB.
  static let memoryOfAnInput = 256 << 10

  private let options: Options
  private let folder: String

  init(_ options: Options, folder: String) {
    self.options = options
    self.folder = folder
  }

  func run() async {
    limitProcess()
    let name = options.surfaces[0]
    let saboteur = options.sabotages ? Saboteur(name) : nil
    do {
      let surface = name.make(in: folder)
      chdir(folder)
      if let path = options.input {
        let input = try Data(contentsOf: URL(fileURLWithPath: path))
        try await check(Array(input), number: 0, surface, saboteur)
      } else {
        let material = surface.material
        for number in options.from..<(options.from + (options.inputs ?? name.inputs)) {
          let input = material.input(number, seed: options.seed)
          try await check(input, number: number, surface, saboteur)
        }
      }
      send(.done)
    } catch let violation as Violation {
      send(.violation(property: violation.property, detail: violation.detail))
    } catch {
      send(.violation(property: "only violations are thrown", detail: "\(error)"))
    }
  }

  private func check(
    _ input: [UInt8],
    number: Int,
    _ surface: any Surface,
    _ saboteur: Saboteur?
  ) async throws {
    send(.reads(number))
    alarm(Self.secondsOfAnInput)
    let before = Memory.peak()
    try await surface.check(input)
    try saboteur?.sabotage(input)
    let grown = Memory.peak() - before
    guard grown <= Self.memoryOfAnInput else {
      throw Violation("the memory use is limited", "this input needed \(grown >> 10) MiB")
    }
  }

  private func send(_ report: Report) {
    let bytes = Array("\(report.line)\n".utf8)
    // Exit if the parent has ended.
    guard write(WorkerProcess.reports, bytes, bytes.count) == bytes.count else { exit(2) }
  }

  private func limitProcess() {
    var noCore = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(RLIMIT_CORE.resource, &noCore)
    // Protects the machine. The limit for an input is far lower.
    var memory = rlimit(rlim_cur: 8 << 30, rlim_max: 8 << 30)
    setrlimit(RLIMIT_AS.resource, &memory)
  }
}

#if canImport(Glibc)
  extension __rlimit_resource {
    fileprivate var resource: __rlimit_resource_t { __rlimit_resource_t(rawValue) }
  }
#else
  extension Int32 {
    fileprivate var resource: Int32 { self }
  }
#endif

/// The memory use of the process.
enum Memory {
  /// Returns the peak in KiB.
  static func peak() -> Int {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(RUSAGE_SELF.rawValue, &usage)
      return usage.ru_maxrss
    #else
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss >> 10
    #endif
  }
}

import CTestProcess
package import Foundation

/// The changes of descriptors and of the directory before a process starts. Every process of a test is
/// started by ``spawn(_:_:_:leadsSession:)`` and watched by a ``WatchedProcess``.
package struct FileActions: ~Copyable {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t? = nil
  #else
    private var actions = posix_spawn_file_actions_t()
  #endif

  package init() { posix_spawn_file_actions_init(&actions) }

  deinit {
    var actions = actions
    posix_spawn_file_actions_destroy(&actions)
  }

  /// Opens a file as a descriptor of the process.
  package mutating func open(_ descriptor: Int32, _ path: String, _ flags: Int32) {
    posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
  }

  /// Passes a descriptor of the test to the process.
  package mutating func duplicate(_ source: Int32, as descriptor: Int32) {
    posix_spawn_file_actions_adddup2(&actions, source, descriptor)
  }

  /// Changes the current directory of the process.
  package mutating func enter(_ directory: String) {
    _ = test_add_directory(&actions, directory)
  }

  /// Starts a process that blocks and ignores no signal.
  ///
  /// - Parameters:
  ///   - executable: The path of the program.
  ///   - arguments: The arguments, beginning with the program's name.
  ///   - environment: The environment variables, such as `TERM=xterm`; `nil` for those of the test.
  ///   - leadsSession: Whether the process is the leader of a new session, whose terminal is the first
  ///     one that it opens.
  /// - Returns: The identifier of the process.
  package mutating func spawn(
    _ executable: String,
    _ arguments: [String],
    _ environment: [String]? = nil,
    leadsSession: Bool = false
  ) throws -> pid_t {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      let newSession: Int16 = 0x400
    #else
      var attributes = posix_spawnattr_t()
      let newSession: Int16 = 0x80
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(
      &attributes,
      (leadsSession ? newSession : 0) | Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)
    )
    // A thread of Dispatch blocks all signals, and a job that a script starts in the background ignores
    // those of a terminal. A process inherits both from the thread that starts it.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    for signal in [SIGKILL, SIGSTOP] { sigdelset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    var id: pid_t = 0
    let inherited = ProcessInfo.processInfo.environment
    // `.ci/check-stability` finds the processes of a run by this variable.
    let mark = inherited["STABILITY_RUN"].map { ["STABILITY_RUN=\($0)"] } ?? []
    let variables = environment.map { $0 + mark } ?? inherited.map { "\($0)=\($1)" }
    let argv = arguments.map { strdup($0) } + [nil]
    let envp = variables.map { strdup($0) } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    let code = posix_spawn(&id, executable, &actions, &attributes, argv, envp)
    guard code == 0 else { throw POSIXError(.init(rawValue: code) ?? .ENOENT) }
    return id
  }
}

import Foundation

/// Returns the path of an executable, which is in the same directory as the test executable.
func builtExecutable(_ name: String) -> String {
  #if canImport(Darwin)
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
    let tests = bundle.bundleURL
  #else
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
  #endif
  return tests.deletingLastPathComponent().appendingPathComponent(name).path
}

/// Creates a pseudoterminal.
///
/// - Returns: The descriptor of the master side, and the path of the program's side.
func openTerminal(columns: Int, rows: Int) throws -> (master: Int32, name: String) {
  let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
  guard master >= 0 else { throw POSIXError(.ENOTTY) }
  var size = winsize()
  (size.ws_col, size.ws_row) = (UInt16(columns), UInt16(rows))
  #if canImport(Darwin)
    guard grantpt(master) == 0, unlockpt(master) == 0, let path = ptsname(master) else {
      throw POSIXError(.ENOTTY)
    }
    let name = String(cString: path)
  #else
    // Swift does not see the functions for this because of a macro; these are their requests.
    let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    var (lock, number): (Int32, UInt32) = (0, 0)
    guard ioctl(master, setLock, &lock) == 0, ioctl(master, getNumber, &number) == 0 else {
      throw POSIXError(.ENOTTY)
    }
    let name = "/dev/pts/\(number)"
  #endif
  guard ioctl(master, UInt(TIOCSWINSZ), &size) == 0 else { throw POSIXError(.ENOTTY) }
  return (master, name)
}

/// Starts a program as the leader of a session, whose terminal is the first terminal among the files.
///
/// - Parameters:
///   - arguments: The path of the executable, and the arguments.
///   - environment: The environment variables.
///   - files: The paths of standard input, output and error.
func spawn(_ arguments: [String], _ environment: [String], files: [String]) throws -> pid_t {
  #if canImport(Darwin)
    var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
    let newSession: Int16 = 0x400
  #else
    var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    let newSession: Int16 = 0x80
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGDEF))
  // A job that a script starts in the background ignores the keys of its terminal, and so would the
  // program that it starts.
  var signals = sigset_t()
  sigemptyset(&signals)
  for signal in [SIGHUP, SIGINT, SIGQUIT] { sigaddset(&signals, signal) }
  posix_spawnattr_setsigdefault(&attributes, &signals)
  for (descriptor, path) in zip(Int32(0)..., files) {
    posix_spawn_file_actions_addopen(&actions, descriptor, path, O_RDWR | O_CREAT, 0o600)
  }
  var id: pid_t = 0
  let argv = arguments.map { strdup($0) } + [nil]
  let envp = environment.map { strdup($0) } + [nil]
  defer { (argv + envp).forEach { free($0) } }
  let code = posix_spawn(&id, arguments[0], &actions, &attributes, argv, envp)
  guard code == 0 else { throw POSIXError(.init(rawValue: code) ?? .ENOENT) }
  return id
}

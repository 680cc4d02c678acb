import Foundation
import Synchronization

/// Runs programs.
enum Shell {
  /// Runs a program and waits for it.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - directory: The working directory.
  ///   - environment: Variables to set.
  ///   - seconds: The time limit; the program is killed after it.
  ///   - sign: A text in a test program's output that ends it at once, with a status that is not 0.
  /// - Returns: The exit status, the output with errors, and whether the time limit ended it.
  static func run(
    _ command: [String],
    in directory: URL,
    environment: [String: String] = [:],
    seconds: Double = 3600,
    until sign: String? = nil
  ) throws -> (status: Int32, output: String, isTimedOut: Bool) {
    let process = Process()
    let log = FileManager.default.temporaryDirectory.appending(path: "mutation-\(UUID())")
    try Data().write(to: log)
    // Its name is short, because the address of a local socket has room for a hundred bytes.
    let scratch = FileManager.default.temporaryDirectory.appending(
      path: "m-\(UUID().uuidString.prefix(8))"
    )
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer {
      try? FileManager.default.removeItem(at: log)
      try? FileManager.default.removeItem(at: scratch)
    }
    let handle = try FileHandle(forWritingTo: log)
    process.executableURL = URL(filePath: "/usr/bin/env")
    // A test that is killed leaves the programs that it has started, such as a server or a session. So
    // the test program is ended together with its descendants, while their parents are known, and then
    // the rest of its session. Only a test program has a sign. `waitUntilExit` also waits for every
    // program that inherited the descriptors of this one, so they are closed.
    let script = """
      sign=$1 log=$2 limit=${3%.*}; shift 3
      tree() { for child in $(pgrep --parent $1); do tree $child; done; echo $1; }
      (
        for open in /dev/fd/*; do
          number=${open##*/}
          if [ "$number" -gt 2 ]; then eval "exec $number>&-"; fi
        done
        exec setsid timeout --signal=KILL $((limit + 10)) "$@"
      ) & program=$!
      end=$((SECONDS + limit + 1))
      while [ -n "$sign" ] && kill -0 $program 2> /dev/null; do
        sleep 0.2
        if grep -qF -e "$sign" "$log" || [ $SECONDS -ge $end ]; then
          kill -KILL $(tree $program) 2> /dev/null
        fi
      done
      wait $program; status=$?
      [ -z "$sign" ] || pkill -KILL --session $program
      exit $status
      """
    process.arguments =
      ["bash", "-c", script, "bash", sign ?? "", log.path, String(seconds)] + command
    process.currentDirectoryURL = directory
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .merging(["TMPDIR": scratch.path]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    let isTimedOut = start.duration(to: .now) >= .seconds(seconds)
    let output = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    return (process.terminationStatus, output, isTimedOut)
  }
}

/// Prints a line at once, also into a file or a pipe.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

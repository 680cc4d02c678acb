import Foundation

/// Passes hostile input to the code that reads scripts, symbol graphs, transcripts and HTTP responses.
///
///     swift run --package-path Tests/Maintenance fuzz --seconds 75
///
/// `--help` lists all options.
@main
struct Fuzz {
  static func main() async {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.asksForHelp {
        say(Options.help)
      } else if let folder = options.worker {
        await Worker(options, folder: folder).run()
      } else {
        exit(try FuzzRun(options).run() ? 0 : 1)
      }
    } catch let mistake as Options.Mistake {
      FileHandle.standardError.write(
        Data("fuzz: error: \(mistake.text)\nSee 'fuzz --help'.\n".utf8)
      )
      exit(64)
    } catch {
      FileHandle.standardError.write(Data("fuzz: error: \(error)\n".utf8))
      exit(1)
    }
  }
}

/// Writes a line to standard output without buffering.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

import Bank
import CapabilitiesPlayground

@main struct Main {
  static func main() async { await PlaygroundProgram(.bank).run() }
}

import Bank
import CapabilitiesPlayground

@main struct Main {
  static func main() async { _ = PlaygroundTable.bank }
}

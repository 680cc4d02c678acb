import Berry
import CapabilitiesPlayground

struct Account {}

@main struct Main {
  static func main() async { _ = CapabilitiesPlayground.PlaygroundTable<Berry.World>.world }
}

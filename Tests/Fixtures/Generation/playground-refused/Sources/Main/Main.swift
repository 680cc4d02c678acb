import CapabilitiesPlayground
import Shop

@main struct Main {
  static func main() {}
}

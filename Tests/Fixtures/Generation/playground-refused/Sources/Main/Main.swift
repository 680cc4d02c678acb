import CapabilitiesPlayground
import Shop

@main struct Main {
  static func main() {}
}

/// Has the name of a type of the other module.
struct Orders {}

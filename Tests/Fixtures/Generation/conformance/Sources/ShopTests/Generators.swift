import CapabilitiesTesting
import Shop

extension Generator<Title> {
  static var shortTitle: Generator { .element(of: []) }
}

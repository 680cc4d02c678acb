import CapabilitiesTesting
import Shop

extension Generator<Title> {
  static var shortTitle: Generator { .element(of: []) }
}

extension Generator<Size> {
  private static var large: Generator { .element(of: []) }
}

extension Till {
  static var smallest: Int { 1 }
}

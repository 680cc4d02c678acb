import CapabilitiesTesting
import Shop

extension Generator<Title> {
  private static var hidden: Generator { .element(of: []) }
  static var shortTitle: Generator { .element(of: []) }
}

private extension Generator<Size> {
  static var large: Generator { .element(of: []) }
}

extension Till {
  static var smallest: Int { 1 }
}

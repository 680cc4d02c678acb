/// Puts colour on text, or leaves it as it is.
package struct Style: Sendable {
  /// What text can be shown as.
  package enum Ink: String, Sendable {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }

  /// Leaves text as it is.
  package static let plain = Style(isColoured: false)
  /// Colours text with the sequences of ANSI terminals.
  package static let coloured = Style(isColoured: true)

  private let isColoured: Bool

  /// The text in that ink.
  package func callAsFunction(_ ink: Ink, _ text: String) -> String {
    isColoured ? "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m" : text
  }
}

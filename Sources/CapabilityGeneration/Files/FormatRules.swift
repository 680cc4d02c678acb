import Foundation

/// What a package's `.swift-format` asks for, as far as generated source can tell.
///
/// Source is written in this project's own form. Where the rules ask for that form, the formatter
/// would change nothing, and a file of two thousand use cases is written without its second.
struct FormatRules {
  private var entries: [String: Any]

  /// Reads the rules; what cannot be read is left to the formatter.
  init?(_ data: Data) {
    guard let object = try? JSONSerialization.jsonObject(with: data),
      let entries = object as? [String: Any]
    else { return nil }
    self.entries = entries
  }

  /// Whether source in this project's form keeps the rules as it is.
  var areKept: Bool {
    entries.allSatisfy { name, value in
      switch name {
      case "version", "tabWidth", "maximumBlankLines": true
      case "lineLength": value as? Int == SourceWriter.width
      case "indentation": value as? [String: Int] == ["spaces": 2]
      case "respectsExistingLineBreaks": value as? Bool == true
      case "lineBreakBeforeEachArgument", "indentConditionalCompilationBlocks": true
      case "rules": (value as? [String: Bool])?.allSatisfy(Self.isKept) ?? false
      default: false
      }
    }
  }

  /// A rule that is off changes nothing, and these are only ever told of.
  private static func isKept(_ rule: String, _ isOn: Bool) -> Bool {
    !isOn || told.contains(rule)
  }

  private static let told: Set<String> = [
    "AllPublicDeclarationsHaveDocumentation", "NeverForceUnwrap", "NeverUseForceTry",
    "NeverUseImplicitlyUnwrappedOptionals", "UseTripleSlashForDocumentationComments",
    "ValidateDocumentationComments",
  ]
}

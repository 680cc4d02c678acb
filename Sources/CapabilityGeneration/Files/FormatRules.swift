import Foundation

/// The rules in a package's `.swift-format` that matter for generated source.
///
/// Generated source follows the style of this project. If the rules match it, the formatter is not
/// run, which saves a second for a file of two thousand use cases.
enum FormatRules {
  /// Returns whether source in this project's style already follows the rules; `false` if they cannot
  /// be decoded.
  static func areKept(_ rules: Data) -> Bool {
    let object = try? JSONSerialization.jsonObject(with: rules)
    guard let entries = object as? [String: Any] else { return false }
    return entries.allSatisfy { name, value in
      switch name {
      case "version", "tabWidth", "maximumBlankLines": true
      case "lineLength": value as? Int == SourceWriter.width
      case "indentation": value as? [String: Int] == ["spaces": 2]
      case "respectsExistingLineBreaks": value as? Bool == true
      case "lineBreakBeforeEachArgument", "indentConditionalCompilationBlocks": true
      case "rules":
        (value as? [String: Bool])?.allSatisfy { !$0.value || told.contains($0.key) } ?? false
      default: false
      }
    }
  }

  /// The rules that only report.
  private static let told: Set<String> = [
    "AllPublicDeclarationsHaveDocumentation", "NeverForceUnwrap", "NeverUseForceTry",
    "NeverUseImplicitlyUnwrappedOptionals", "UseTripleSlashForDocumentationComments",
    "ValidateDocumentationComments",
  ]
}

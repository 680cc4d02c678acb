@testable import CapabilityGeneration
import Foundation
import Testing

/// `FormatTests` runs the formatter.
@Suite("The rules of a package's formatter")
struct FormatRulesTests {
  @Test(
    "are kept by generated source if they change nothing in it",
    arguments: [
      ("{}", true), (#"{"version": 1, "tabWidth": 8, "maximumBlankLines": 3}"#, true),
      (#"{"lineLength": 100}"#, true), (#"{"lineLength": 80}"#, false),
      (#"{"indentation": {"spaces": 2}}"#, true), (#"{"indentation": {"spaces": 4}}"#, false),
      (#"{"indentation": {"tabs": 2}}"#, false), (#"{"respectsExistingLineBreaks": true}"#, true),
      (#"{"respectsExistingLineBreaks": false}"#, false),
      (#"{"lineBreakBeforeEachArgument": true}"#, true),
      (#"{"indentConditionalCompilationBlocks": false}"#, true), (#"{"rules": {}}"#, true),
      (#"{"rules": {"NeverForceUnwrap": true, "OneCasePerLine": false}}"#, true),
      (#"{"rules": {"NeverForceUnwrap": true, "OneCasePerLine": true}}"#, false),
      (#"{"rules": 1}"#, false), (#"{"newOption": true}"#, false),
      (#"{"lineLength": 100, "newOption": 1}"#, false), ("", false), ("[]", false), ("{", false),
    ]
  )
  func kept(_ json: String, _ areKept: Bool) {
    #expect(FormatRules.areKept(Data(json.utf8)) == areKept)
  }
}

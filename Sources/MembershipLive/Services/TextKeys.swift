import Foundation
import Membership

// Swift takes two spellings of one character for equal, a database compares bytes. What is looked
// up by text is therefore stored in one spelling, whose bytes sort as Swift's `<` does.

extension String {
  /// The text in the one spelling that stands for all that are equal to it.
  var storageKey: String {
    // ASCII has one spelling only, and is what nearly all of it is.
    utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping
  }
}

extension EmailAddress {
  /// What two addresses share that reach the same letter box: capitals make no difference.
  var uniquenessKey: String { rawValue.lowercased().storageKey }
}

import Foundation
import Membership

// Swift takes two spellings of one character for equal; a database and a payment service compare
// bytes. So wherever text leaves as bytes, for a database or a service, it leaves in one spelling:
// equal values are equal bytes, today and when a later run sends them again. The core cannot do
// this itself: the standard library's own normalisation is not public.

extension String {
  /// The text in the one spelling that stands for all that are equal to it (Unicode's form C),
  /// whose bytes sort as Swift's `<` does.
  var composed: String {
    // ASCII has one spelling only, and is what nearly all of it is.
    utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping
  }
}

extension EmailAddress {
  /// What two addresses share that reach the same letter box: capitals make no difference.
  var uniquenessKey: String { rawValue.lowercased() }
}

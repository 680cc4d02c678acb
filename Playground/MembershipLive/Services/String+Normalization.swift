import Foundation
import Membership

// Swift compares characters; databases and payment services compare bytes. So text is normalized
// before it is stored or sent: equal values have equal bytes, also when a later run sends them
// again. The core cannot do this, because the standard library's normalization is not public.

extension String {
  /// The text in Unicode's normalization form C. Its bytes sort as Swift's `<` does.
  var composed: String {
    // Fast path: ASCII is already normalized.
    utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping
  }
}

extension EmailAddress {
  /// The address in lower case. Addresses with equal keys belong to the same mailbox.
  var uniquenessKey: String { rawValue.lowercased() }
}

import Foundation

/// What the system said went wrong last.
package func systemError() -> String { String(cString: strerror(errno)) }

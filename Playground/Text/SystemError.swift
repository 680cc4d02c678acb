import Foundation

/// What the system said went wrong last.
func systemError() -> String { String(cString: strerror(errno)) }

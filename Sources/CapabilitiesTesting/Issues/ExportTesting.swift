// The kit's functions take the place of their call by a macro of `Testing`, which has to be visible
// there: also in XCTest's files, which have no reason to import it.
@_exported public import Testing

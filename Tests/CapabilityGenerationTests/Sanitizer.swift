import Foundation

/// Whether a sanitizer watches: what it adds to a time is no cost of ours.
let isSanitized = ProcessInfo.processInfo.environment["SANITIZER"] != nil

import CIssueHook
public struct Unimplemented: Error { public var endpoint: String }
func report(_ e: String, _ inputs: [Any]) -> Unimplemented { capabilities_report_issue(e + " \(inputs)", "?", "?", 0, 0); return Unimplemented(endpoint: e) }

public func unimplemented<R>(_ e: String) -> @Sendable () throws(Unimplemented) -> R { { () throws(Unimplemented) in throw report(e, []) } }
public func unimplemented<A, R>(_ e: String) -> @Sendable (A) throws(Unimplemented) -> R { { (a) throws(Unimplemented) in throw report(e, [a]) } }
public func unimplemented<A, B, R>(_ e: String) -> @Sendable (A, B) throws(Unimplemented) -> R { { (a, b) throws(Unimplemented) in throw report(e, [a, b]) } }
public func unimplemented<A, R, F: Error>(_ e: String, throwing f: F) -> @Sendable (A) throws(F) -> R { { (a) throws(F) in _ = report(e, [a]); throw f } }
public func unimplemented<A, B, R, F: Error>(_ e: String, throwing f: F) -> @Sendable (A, B) throws(F) -> R { { (a, b) throws(F) in _ = report(e, [a]); throw f } }
public func unimplemented<R: Sendable>(_ e: String, placeholder: R) -> @Sendable () -> R { { _ = report(e, []); return placeholder } }
public func unimplemented<A, R: Sendable>(_ e: String, placeholder: R) -> @Sendable (A) -> R { { a in _ = report(e, [a]); return placeholder } }
public func unimplemented<A, B, R: Sendable>(_ e: String, placeholder: R) -> @Sendable (A, B) -> R { { a, b in _ = report(e, [a, b]); return placeholder } }

public func unimplemented<R, F: Error>(_ e: String, throwing f: F) -> @Sendable () throws(F) -> R { { () throws(F) in _ = report(e, []); throw f } }

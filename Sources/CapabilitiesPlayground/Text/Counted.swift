/// A number and what it counts: `1 line`, `2 lines`.
///
/// - Parameters:
///   - count: How many.
///   - noun: What one of them is called; its plural ends in s.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// A number of things, for a sentence: `1 call`, `2 calls`.
package func count(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

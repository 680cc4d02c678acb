@testable import CapabilityGeneration
import Foundation
import Testing

@Suite("A unified diff")
struct UnifiedDiffTests {
  @Test("equals the output of diff -u")
  func small() {
    let old = "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk\nl\nm\nn\no\np\n"
    let new = "a\nb\nC\nd\ne\nf\ng\nh\ni\nj\nk\nl\nm\nx\nn\no\n"
    #expect(
      UnifiedDiff(old: old, new: new).text(path: "x.swift") == """
        --- a/x.swift
        +++ b/x.swift
        @@ -1,6 +1,6 @@
         a
         b
        -c
        +C
         d
         e
         f
        @@ -11,6 +11,6 @@
         k
         l
         m
        +x
         n
         o
        -p

        """
    )
    #expect(UnifiedDiff(old: old, new: old).text(path: "x.swift") == "")
  }

  @Test(
    "of a new or emptied file has a zero range",
    arguments: [("", "a\n", "-0,0 +1,1 @@\n+a"), ("a\n", "", "-1,1 +0,0 @@\n-a")]
  )
  func emptied(_ old: String, _ new: String, _ hunk: String) {
    let text = UnifiedDiff(old: old, new: new).text(path: "x")
    #expect(text == "--- a/x\n+++ b/x\n@@ \(hunk)\n")
  }

  @Test("of more than 2,000 changed lines is one hunk")
  func large() {
    let old = (0..<30_000).map { $0 % 2 == 0 ? "same \($0)" : "old \($0)" }
    let new = (0..<30_000).map { $0 % 2 == 0 ? "same \($0)" : "new \($0)" }
    let difference = UnifiedDiff(
      old: "first\n\(old.joined(separator: "\n"))\nlast\n",
      new: "first\n\(new.joined(separator: "\n"))\nlast\n"
    )
    #expect(difference.removed == 29_999 && difference.inserted == 29_999)
    let rows = difference.text(path: "x").split(separator: "\n")
    #expect(rows.dropFirst(2).first == "@@ -1,30002 +1,30002 @@")
    #expect(
      rows[3..<6] == [" first", " same 0", "-old 1"] && rows.suffix(2) == ["+new 29999", " last"]
    )
  }
}

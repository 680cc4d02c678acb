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
      UnifiedDiff.text(old: old, new: new, path: "x.swift") == """
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
    #expect(UnifiedDiff.text(old: old, new: old, path: "x.swift") == "")
  }

  @Test("of a new or emptied file has a zero range")
  func emptied() {
    #expect(
      UnifiedDiff.text(old: "", new: "a\n", path: "x")
        == "--- a/x\n+++ b/x\n@@ -0,0 +1,1 @@\n+a\n"
    )
    #expect(
      UnifiedDiff.text(old: "a\n", new: "", path: "x")
        == "--- a/x\n+++ b/x\n@@ -1,1 +0,0 @@\n-a\n"
    )
  }

  @Test("gives the new text when it is applied", arguments: 1...20)
  func applied(seed: UInt64) {
    var state = seed
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let old = (0..<40).map { _ in Substring("line \(next(30))") }
    var new = old
    for _ in 0..<next(30) {
      let place = next(new.count + 1)
      if next(2) == 0 { new.insert(Substring("new \(next(5))"), at: place) }
      if place < new.count, next(2) == 0 { new.swapAt(place, next(new.count)) }
      if place < new.count, new.count > 1, next(2) == 0 { new.remove(at: place) }
    }
    let difference = LineDifference(old, new)
    let kept = old.indices.filter { !difference.removed.contains($0) }.map { old[$0] }
    let stays = new.indices.filter { !difference.inserted.contains($0) }.map { new[$0] }
    #expect(kept == stays)
  }

  @Test("of two files of 30 000 lines that differ in every second line is fast")
  func large() {
    let old = (0..<30_000).map { $0 % 2 == 0 ? "same \($0)" : "old \($0)" }
    let new = (0..<30_000).map { $0 % 2 == 0 ? "same \($0)" : "new \($0)" }
    let difference = LineDifference(old.map { Substring($0) }, new.map { Substring($0) })
    #expect(difference.removed.count == 15_000)
    #expect(difference.inserted == difference.removed)
  }
}

import CapabilitiesTesting
import Foundation
import Testing

@Suite("Values are described the same way in every run")
struct DescribeTests {
  struct Point { var x = 1, y: Int? = nil }
  struct Named: CustomStringConvertible { var description: String { "a\nna\r\nm\re" } }
  actor Till { var coins = [1] }
  final class Mail: NSObject, Sendable { let number = 1 }
  struct Login: CustomStringConvertible {
    struct Secret { var text: String }
    var secrets = [Secret(text: "abcd"), Secret(text: "abcdefgh")]
    var description: String { "login abcd abcdefgh" }
  }
  enum Fruit { case apple, pear(Int), plum(size: Int, Int), fig([String]) }

  @Test(
    "each kind of value",
    arguments: [
      (1 as any Sendable, "1"), ("a\"b", #""a\"b""#), ("ab".dropFirst(), #""b""#), (true, "true"),
      (Point(), "Point(x: 1, y: nil)"), (Named(), #"a\nna\r\nm\re"#), ((), "()"),
      (Till(), "Till"), (Mail(), "Mail(number: 1)"), ([UInt8(7)], "[7]"),
      (Login(), "login ••• •••"), (Fruit.apple, "apple"), (Fruit.pear(2), "pear(2)"),
      (Fruit.plum(size: 1, 2), "plum(size: 1, 2)"), (Fruit.fig(["a"]), #"fig(["a"])"#),
      ([1, 2], "[1, 2]"), ([Int](), "[]"), (Set([3, 1, 2]), "[1, 2, 3]"),
      (["b": 2, "a": 1], #"["a": 1, "b": 2]"#), ([String: Int](), "[:]"), (Int?.none, "nil"),
      (Int?.some(4), "4"), (Int??.some(nil), "Optional(nil)"),
      (Int???.some(.some(nil)), "Optional(Optional(nil))"),
      (Result<Int, ShopError>.failure(.closed), "failure(closed)"), (ShopError.closed, "closed"),
    ]
  )
  func kinds(value: any Sendable, text: String) {
    #expect(describe(value) == text)
  }

  final class Node { var name = "a", next: Node? }

  @Test("objects that refer to each other end")
  func cycle() {
    let (first, second) = (Node(), Node())
    (first.next, second.next) = (second, first)
    defer { first.next = nil }
    #expect(describe(first) == #"Node(name: "a", next: Node(name: "a", next: …))"#)
    #expect(describe(UnsafeRawPointer(bitPattern: 8) as Any) == "UnsafeRawPointer")
    #expect(describe([second, second]).hasPrefix(#"[Node(name: "a", next: Node("#))
  }

  indirect enum Nest { case end, deeper(Nest) }

  @Test("a value of ten thousand levels ends")
  func deep() {
    let nest = (0..<10_000).reduce(Nest.end) { nest, _ in .deeper(nest) }
    #expect(describe(nest).hasPrefix("deeper(deeper("))
    #expect(describe(nest).contains("…"))
  }
}

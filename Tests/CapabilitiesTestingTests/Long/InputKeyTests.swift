import CapabilityTranscripts
import Foundation
import TestTraits
import Testing

/// The key distinguishes inputs that a replay cannot distinguish by their descriptions.
@Suite("The key of an input")
struct InputKeyTests {
  /// Values in values, to a depth.
  private indirect enum Nest: Sendable {
    case end(Int)
    case nest(Nest)

    init(depth: Int, _ number: Int) {
      self = depth == 0 ? .end(number) : .nest(Nest(depth: depth - 1, number))
    }
  }

  @Test("is only needed if the description hides a part: beyond 16 levels, and for data")
  func need() {
    for depth in 0...13 { #expect(InputKey.of(Nest(depth: depth, 1)) == nil, "\(depth)") }
    #expect(InputKey.of(Nest(depth: 40, 1)) != nil)
    #expect(InputKey.of("text") == nil)
    #expect(InputKey.of([1, 2]) == nil)
    #expect(InputKey.of(Data([1])) != nil)
    #expect(InputKey.of([Data([1])]) != nil)
  }

  @Test("differs for different data, at any depth, and after many elements without data")
  func difference() {
    let key = InputKey.of([[Data([1]), Data([2])]])
    #expect(key == InputKey.of([[Data([1]), Data([2])]]))
    #expect(key != InputKey.of([[Data([1]), Data([3])]]))
    #expect(key != InputKey.of([[Data([2]), Data([1])]]))
    let before = [Data?](repeating: nil, count: 40)
    #expect(InputKey.of(before + [Data([1])]) != InputKey.of(before + [Data([2])]))
  }

  private final class Folder {
    weak var parent: Folder?
    var folders: [Folder] = []
  }

  @Test("of objects that refer to their owner takes no longer than of others", .hangLimit)
  func cycle() {
    let root = Folder()
    func key(_ count: Int) -> String? {
      root.folders = (0..<count).map { _ in Folder() }
      for folder in root.folders { folder.parent = root }
      return InputKey.of(root)
    }
    #expect(key(40) != key(41))
  }

  /// A value whose mirror hides its properties.
  private struct Masked<Kind>: Encodable, CustomReflectable {
    var number: Int
    var customMirror: Mirror { Mirror(self, children: []) }
  }

  private enum Door: CustomDebugStringConvertible {
    case open, shut
    var debugDescription: String { "door" }
  }

  /// A value of which only a function has the part.
  private struct Erased: Encodable {
    let encodeValue: (any Encoder) throws -> Void
    init(_ value: some Encodable) { encodeValue = value.encode }
    func encode(to encoder: any Encoder) throws { try encodeValue(encoder) }
  }

  @Test("differs for values whose mirror or text hides the difference, and for other types")
  func mirror() {
    let key = InputKey.of(Masked<Int>(number: 1))
    #expect(key != InputKey.of(Masked<Int>(number: 2)))
    #expect(key != InputKey.of(Masked<Int8>(number: 1)))
    #expect(InputKey.of(Door.open) != InputKey.of(Door.shut))
    #expect(InputKey.of(Erased("a")) != InputKey.of(Erased("b")))
  }
}

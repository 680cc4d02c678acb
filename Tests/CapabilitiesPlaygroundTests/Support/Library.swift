import Capabilities
import CapabilitiesPlayground
import Foundation
import Synchronization

/// A world whose endpoints have inputs of every kind that `conform` generates.
struct Library: Interceptable, Sendable {
  let shelf = Shelf()
  /// Whether the shelf loses books without a year.
  var forgets = false
  /// Numbers the stamps of the desk.
  var firstStamp = 1
  var knock: @Sendable (Knock) -> Int = { knock in
    if case .loud(let times) = knock { times } else { 1 }
  }

  func intercepted(by interceptor: some Interceptor) -> Library {
    var copy = self
    copy.knock = interceptor.wrap("Door.knock", knock)
    return copy
  }
}

struct Book: Codable, Equatable {
  /// A text with a rule: only two texts are accepted.
  struct ISBN: Codable, Hashable, LosslessStringConvertible {
    let description: String

    init?(_ description: String) {
      guard ["EUR", "10.00"].contains(description) else { return nil }
      self.description = description
    }

    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      guard let isbn = ISBN(text) else { throw LibraryError(description: "not an ISBN") }
      self = isbn
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }
  }

  var isbn: ISBN
  var title: String
  var year: Int?
  var tags: Set<Tag> = []
  /// Of a type that cannot be generated.
  var knock: Knock?
  var knocks: [Knock] = []
}

enum Tag: String, Codable, CaseIterable { case old, torn }

/// An enum whose cases a decoder cannot list.
enum Knock: Codable, Equatable {
  case soft
  case loud(times: Int)
}

/// An enum that is not `Decodable`.
enum Opening {
  case cover
  case page(Int)
}

struct Stamp: Codable, Equatable {
  var id: Int
  var text: String
}

struct LibraryError: Error, CustomStringConvertible {
  let description: String
}

/// The books of a library.
final class Shelf: Sendable {
  private let books = Mutex<[Book.ISBN: Book]>([:])

  func update(_ isbn: Book.ISBN, _ change: (inout Book?) -> Void) {
    books.withLock { change(&$0[isbn]) }
  }

  var all: [Book] {
    books.withLock { books in books.values.sorted { $0.isbn.description < $1.isbn.description } }
  }
}

extension PlaygroundTable where World == Library {
  static var library: PlaygroundTable {
    PlaygroundTable(
      worlds: [
        .named("sandbox") { Library() },
        .named("forgetful") { Library(forgets: true, firstStamp: 2) },
        .named("random") { Library(firstStamp: Int.random(in: 1...(1 << 60))) },
        .named("closed") { throw LibraryError(description: "closed today") },
        .live("live") { Library() },
      ],
      endpoints: shelf + others
    )
  }

  private static func endpoint<Output>(
    _ path: String,
    _ name: String,
    _ inputs: [PlaygroundInput] = [],
    returns: PlaygroundReader<Output>,
    _ call: @escaping @Sendable (Library, PlaygroundInputs) async throws -> Output
  ) -> PlaygroundEndpoint<Library> {
    PlaygroundEndpoint(
      path,
      named: name,
      isAsync: true,
      inputs: inputs,
      returns: returns,
      call: call
    )
  }

  private static var shelf: [PlaygroundEndpoint<Library>] {
    [
      endpoint("shelf.put", "Shelf.put", [.init("book", .decodable(Book.self))], returns: .nothing)
      {
        let book: Book = try $1.next()
        guard !$0.forgets || book.year != nil else { return }
        $0.shelf.update(book.isbn) { $0 = book }
      },
      endpoint(
        "shelf.find",
        "Shelf.find",
        [.init("isbn", .word(Book.ISBN.self))],
        returns: .decodable(Book?.self)
      ) {
        let isbn: Book.ISBN = try $1.next()
        return $0.shelf.all.first { $0.isbn == isbn }
      },
      endpoint("shelf.count", "Shelf.count", returns: .decodable(Int.self)) { world, _ in
        world.shelf.all.count
      },
      endpoint("shelf.all", "Shelf.all", returns: .decodable([Book].self)) { world, _ in
        world.shelf.all
      },
      endpoint(
        "shelf.tag",
        "Shelf.tag",
        [.init("isbn", .decodable(Book.ISBN.self)), .init("tags", .decodable([Tag].self))],
        returns: .decodable(Int?.self)
      ) {
        let (isbn, tags): (Book.ISBN, [Tag]) = (try $1.next(), try $1.next())
        $0.shelf.update(isbn) { $0?.tags.formUnion(tags) }
        return $0.shelf.all.first { $0.isbn == isbn }?.tags.count
      },
      endpoint(
        "shelf.lend",
        "Shelf.lend",
        [.init("day", .decodable(Date.self)), .init("reader", .decodable([String: UUID]?.self))],
        returns: .decodable(String.self)
      ) { _, inputs in
        let (day, readers): (Date, [String: UUID]?) = (try inputs.next(), try inputs.next())
        return "\(day) \(readers?.values.map(\.uuidString).sorted() ?? [])"
      },
      endpoint("shelf.watch", "Shelf.watch", returns: .stream(of: .decodable(String.self))) {
        world,
        _ in
        let titles = world.shelf.all.map(\.title)
        return AsyncStream { continuation in
          for title in titles { continuation.yield(title) }
          continuation.finish()
        }
      },
      endpoint("shelf.open", "Shelf.open", [.init("at", opening)], returns: .decodable(Int.self)) {
        let at: Opening = try $1.next()
        if case .page(let page) = at { return page }
        return 0
      },
    ]
  }

  private static var opening: PlaygroundReader<Opening> {
    .cases(
      Opening.self,
      [
        PlaygroundCase("cover") { _ in .cover },
        PlaygroundCase("page", inputs: [.init("_0", .decodable(Int.self))]) {
          .page(try $0.next())
        },
      ]
    )
  }

  private static var others: [PlaygroundEndpoint<Library>] {
    [
      endpoint(
        "desk.stamp",
        "Desk.stamp",
        [.init("text", .decodable(String.self))],
        returns: .decodable(Stamp.self)
      ) { Stamp(id: $0.firstStamp, text: try $1.next()) },
      endpoint(
        "door.knock",
        "Door.knock",
        [.init("knock", .decodable(Knock.self))],
        returns: .decodable(Int.self)
      ) { $0.knock(try $1.next()) },
      endpoint(
        "door.onOpen",
        "Door.onOpen",
        [.init("action", .none((() -> Void).self, because: "a closure cannot be written"))],
        returns: .nothing
      ) { _, _ in },
      endpoint("wall.climb", "Wall.climb", returns: .nothing) { _, _ in
        throw LibraryError(description: "too high")
      },
      endpoint("left.shine", "Lamp.shine", returns: .nothing) { _, _ in },
      endpoint("right.shine", "Lamp.shine", returns: .nothing) { _, _ in },
    ]
  }
}

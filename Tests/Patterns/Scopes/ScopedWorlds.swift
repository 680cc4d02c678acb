import Capabilities
import CapabilityLifetimes
import Synchronization
import Testing

/// A scope is a world that was made within another one. It has its own singles, borrows the rest,
/// and goes with whoever holds it. Nothing is registered and nothing is looked up.
@Suite("Worlds within worlds")
struct ScopedWorlds {
  /// The root. What each property is follows from how it is made; no type is written twice.
  struct AppWorld: Sendable {
    /// One for the whole app, made when somebody needs it.
    var database = single("database") { Database() }
    /// One for all who hold it at the same time.
    var preview = shared("preview") { Preview() }
    /// A new one each time.
    var ticket: @Sendable () -> Ticket = { Ticket() }
  }

  /// A child. What it lacks it borrows from its parent.
  @dynamicMemberLookup
  struct SessionWorld: Sendable {
    private let app: AppWorld
    /// One for each session.
    let cart: @Sendable () -> Cart
    /// One for each session, which takes a while to get.
    let login: @Sendable () async throws(LoginError) -> Login

    init(of user: String, in app: AppWorld) {
      self.app = app
      cart = single("cart") { Cart(of: user, in: app.database()) }
      login = single("login") { () async throws(LoginError) in
        try await Login(of: user, in: app.database())
      }
    }

    subscript<Endpoint>(dynamicMember endpoint: KeyPath<AppWorld, Endpoint>) -> Endpoint {
      app[keyPath: endpoint]
    }
  }

  @Test("siblings have their own singles and share their parent's")
  func siblings() {
    let app = AppWorld()
    let (ada, grace) = (SessionWorld(of: "ada", in: app), SessionWorld(of: "grace", in: app))

    #expect(ada.cart() === ada.cart())
    #expect(ada.cart() !== grace.cart())
    #expect(ada.database() === grace.database())
    #expect(ada.cart().database === app.database())
  }

  @Test("a child's async single is made once for all who wait for it")
  func asyncSingle() async throws {
    let session = SessionWorld(of: "ada", in: AppWorld())
    async let one = session.login()
    async let other = session.login()
    #expect(try await one === other)

    let stranger = SessionWorld(of: "", in: AppWorld())
    await #expect(throws: LoginError.nobody) { try await stranger.login() }
  }

  @Test("what is shared lives as long as somebody holds it, what is made anew is new each time")
  func otherLifetimes() {
    let session = SessionWorld(of: "ada", in: AppWorld())

    var held: Preview? = session.preview()
    weak var first: Preview?
    first = held
    #expect(session.preview() === held)
    held = nil
    #expect(first == nil)
    #expect(session.ticket() !== session.ticket())
  }

  @Test("a child's singles are freed with whoever holds the child, and its parent's stay")
  func freed() async throws {
    /// Owns a session, as a screen or a request does.
    final class Screen: Sendable {
      let session: SessionWorld
      init(_ session: SessionWorld) { self.session = session }
    }

    let app = AppWorld()
    weak var cart: Cart?
    weak var login: Login?
    do {
      let screen = Screen(SessionWorld(of: "ada", in: app))
      cart = screen.session.cart()
      login = try await screen.session.login()
      withExtendedLifetime(screen) {
        #expect(cart != nil)
        #expect(login != nil)
      }
    }
    #expect(cart == nil)
    #expect(login == nil)
    #expect(app.database().users == ["ada"])
  }

  @Test("the root is freed with the last of its children")
  func freedRoot() {
    weak var database: Database?
    do {
      let session = SessionWorld(of: "ada", in: AppWorld())
      database = session.database()
      #expect(database === session.cart().database)
    }
    #expect(database == nil)
  }

  @Test("a test replaces what it cares about before a child borrows it")
  func replaced() {
    let database = Database()
    var app = AppWorld()
    app.database = { database }
    #expect(SessionWorld(of: "ada", in: app).cart().database === database)
  }

  final class Database: Sendable {
    private let names = Mutex<[String]>([])
    var users: [String] { names.withLock(\.self) }
    func add(_ user: String) { names.withLock { $0.append(user) } }
  }

  final class Preview: Sendable {}
  final class Ticket: Sendable {}

  final class Cart: Sendable {
    let user: String
    let database: Database

    init(of user: String, in database: Database) {
      self.user = user
      self.database = database
    }
  }

  enum LoginError: Error { case nobody }

  final class Login: Sendable {
    init(of user: String, in database: Database) async throws(LoginError) {
      await Task.yield()
      if user.isEmpty { throw .nobody }
      database.add(user)
    }
  }
}

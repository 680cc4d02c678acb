import Capabilities
import CapabilityLifetimes
import Synchronization
import Testing

/// A scope is a child world. It has its own single values, uses the rest of its parent, and is freed
/// with its owner. Nothing is registered or looked up.
@Suite("Scoped worlds")
struct ScopedWorlds {
  /// The root world. The compiler infers the type of each property from its initial value.
  struct AppWorld: Sendable {
    /// One database for the whole app, created on first use.
    var database = single("database") { Database() }
    /// One preview for all concurrent users.
    var preview = shared("preview") { Preview() }
    /// A new ticket for each call.
    var ticket: @Sendable () -> Ticket = { Ticket() }
  }

  /// A child world. Other endpoints are forwarded to its parent.
  @dynamicMemberLookup
  struct SessionWorld: Sendable {
    private let app: AppWorld
    /// One cart for each session.
    let cart: @Sendable () -> Cart
    /// One login for each session, created asynchronously.
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

  @Test("siblings have their own single values and share those of their parent")
  func siblings() {
    let app = AppWorld()
    let (ada, grace) = (SessionWorld(of: "ada", in: app), SessionWorld(of: "grace", in: app))

    #expect(ada.cart() === ada.cart())
    #expect(ada.cart() !== grace.cart())
    #expect(ada.database() === grace.database())
    #expect(ada.cart().database === app.database())
  }

  @Test("concurrent callers wait for one async single value")
  func asyncSingle() async throws {
    let session = SessionWorld(of: "ada", in: AppWorld())
    async let one = session.login()
    async let other = session.login()
    #expect(try await one === other)

    let stranger = SessionWorld(of: "", in: AppWorld())
    await #expect(throws: LoginError.missingUser) { try await stranger.login() }
  }

  @Test("a shared value lives as long as its users, and a plain closure creates one for each call")
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

  @Test("a child's single values are freed with its owner, and its parent's are not")
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
    while login != nil { await Task.yield() }
    #expect(app.database().users == ["ada"])
  }

  @Test("a test replaces an endpoint before it creates a child")
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

  enum LoginError: Error { case missingUser }

  final class Login: Sendable {
    init(of user: String, in database: Database) async throws(LoginError) {
      await Task.yield()
      if user.isEmpty { throw .missingUser }
      database.add(user)
    }
  }
}

import Capabilities
import CapabilityDecorators
import CapabilitiesTesting
import Testing

/// An API client and a cache as values of one capability. The composition root decides which is the
/// primary.
@Suite("An API and a cache as primary and backup")
struct PrimaryAndBackupTests {
  /// The capability that the application uses.
  struct Catalog: Sendable {
    var find: @Sendable (Int) async throws(CatalogError) -> String
    var all: @Sendable () async throws(CatalogError) -> [String]
  }

  enum CatalogError: Error { case unreachable, unknown }

  private let network = Spy<String>("network")
  private let disk = Spy<String>("disk")

  @Test("the API serves calls while it is reachable, and the cache is not called")
  func primaryServes() async throws {
    let catalog = Catalog(api(isUp: true), backedUpBy: cache())
    #expect(try await catalog.find(1) == "fresh 1")
    #expect(try await catalog.all() == ["fresh 1", "fresh 2"])
    #expect(disk.calls == [])
  }

  @Test("the cache serves calls while the API is unreachable")
  func backupServes() async throws {
    let catalog = Catalog(api(isUp: false), backedUpBy: cache())
    #expect(try await catalog.find(1) == "stored 1")
    #expect(try await catalog.all() == ["stored 1"])
    #expect(network.calls == ["find 1", "all"])
  }

  @Test("after a swap in one line, the cache is the primary and the API the backup")
  func swapped() async throws {
    let catalog = Catalog(cache(), backedUpBy: api(isUp: true))
    #expect(try await catalog.find(1) == "stored 1")
    #expect(try await catalog.find(2) == "fresh 2")
    #expect(network.calls == ["find 2"])
  }

  @Test("if both fail, the caller gets the backup's error")
  func bothFail() async {
    let catalog = Catalog(cache(), backedUpBy: api(isUp: false))
    await #expect(throws: CatalogError.unreachable) { try await catalog.find(2) }
  }

  private func api(isUp: Bool) -> Catalog {
    let network = network
    return Catalog(
      find: { id async throws(CatalogError) in
        _ = network.returning(())("find \(id)")
        guard isUp else { throw .unreachable }
        return "fresh \(id)"
      },
      all: { () async throws(CatalogError) in
        _ = network.returning(())("all")
        guard isUp else { throw .unreachable }
        return ["fresh 1", "fresh 2"]
      }
    )
  }

  private func cache() -> Catalog {
    let disk = disk
    return Catalog(
      find: { id async throws(CatalogError) in
        _ = disk.returning(())("find \(id)")
        guard id == 1 else { throw .unknown }
        return "stored 1"
      },
      all: { () async throws(CatalogError) in
        _ = disk.returning(())("all")
        return ["stored 1"]
      }
    )
  }
}

extension PrimaryAndBackupTests.Catalog {
  /// Creates a catalog with a backup, one line for each endpoint.
  init(_ primary: Self, backedUpBy backup: Self) {
    self.init(
      find: endpoint(primary.find).fallingBack(to: endpoint(backup.find)).function(),
      all: endpoint(primary.all).fallingBack(to: endpoint(backup.all)).function()
    )
  }
}

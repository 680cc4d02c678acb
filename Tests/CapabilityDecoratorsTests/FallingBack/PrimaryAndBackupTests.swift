import Capabilities
import CapabilityDecorators
import CapabilitiesTesting
import Testing

/// An API client and a cache, both in the shape of one capability: which one is asked first is a
/// matter of the composition root.
@Suite("An API and a cache as primary and backup")
struct PrimaryAndBackupTests {
  /// What the application sees, whoever stands behind it.
  struct Catalog: Sendable {
    var find: @Sendable (Int) async throws(CatalogError) -> String
    var all: @Sendable () async throws(CatalogError) -> [String]
  }

  enum CatalogError: Error { case unreachable, unknown }

  private let network = Spy<String>("network")
  private let disk = Spy<String>("disk")

  @Test("the API answers while it can be reached, and the cache is not asked")
  func primaryServes() async throws {
    let catalog = Catalog(api(isUp: true), backedUpBy: cache())
    #expect(try await catalog.find(1) == "fresh 1")
    #expect(try await catalog.all() == ["fresh 1", "fresh 2"])
    #expect(disk.calls == [])
  }

  @Test("the cache answers while the API cannot be reached")
  func backupServes() async throws {
    let catalog = Catalog(api(isUp: false), backedUpBy: cache())
    #expect(try await catalog.find(1) == "stored 1")
    #expect(try await catalog.all() == ["stored 1"])
    #expect(network.calls == ["find 1", "all"])
  }

  @Test("swapped in one line, the cache comes first and the API fills the gaps")
  func swapped() async throws {
    let catalog = Catalog(cache(), backedUpBy: api(isUp: true))
    #expect(try await catalog.find(1) == "stored 1")
    #expect(try await catalog.find(2) == "fresh 2")
    #expect(network.calls == ["find 2"])
  }

  @Test("neither has it: the error is the backup's")
  func nobodyServes() async {
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
  /// One catalog with another as its backup: a line for each endpoint.
  init(_ primary: Self, backedUpBy backup: Self) {
    self.init(
      find: endpoint(primary.find).fallingBack(to: endpoint(backup.find)).function(),
      all: endpoint(primary.all).fallingBack(to: endpoint(backup.all)).function()
    )
  }
}

import Foundation
import StandardCapabilities
import TestTraits
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite("A source of identifiers")
struct UUIDSourceTests {
  @Test("can return consecutive identifiers")
  func incrementing() {
    let ids = UUIDSource.incrementing
    let made = (0..<258).map { _ in ids.next().uuidString }
    #expect(made[0] == "00000000-0000-0000-0000-000000000000")
    #expect(made[1] == "00000000-0000-0000-0000-000000000001")
    #expect(made[257] == "00000000-0000-0000-0000-000000000101")
    #expect(UUIDSource.incrementing.next().uuidString == made[0])
  }

  @Test("can always return the same identifier")
  func constant() {
    let id = UUID()
    let ids = UUIDSource.constant(id)
    #expect([ids.next(), ids.next()] == [id, id])
  }

  @Test("returns the same version 4 identifiers for the same random source")
  func seeded() {
    let ids = UUIDSource(random: .seeded(1_234_567))
    // The bits of the first two numbers, except the version 4 and the variant a.
    #expect(ids.next().uuidString == "599ED017-FB08-4C85-AC73-F08458540FA5")
    for _ in 0..<100 {
      let text = Array(ids.next().uuidString)
      #expect(text[14] == "4")
      #expect("89AB".contains(text[19]))
    }
  }

  #if canImport(Glibc)
    @Test("live identifiers stay random without a free file descriptor", .ownThreads)
    func noFreeDescriptor() async {
      await #expect(processExitsWith: .success) {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { exit(2) }
        limit.rlim_cur = 0
        guard setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { exit(3) }
        guard open("/dev/urandom", O_RDONLY) == -1, errno == EMFILE else { exit(4) }

        let made = (0..<100).map { _ in UUIDSource.live.next() }
        guard Set(made).count == made.count else { exit(5) }
        guard made.allSatisfy({ $0.uuid.6 >> 4 == 4 && $0.uuid.8 >> 6 == 0b10 }) else { exit(6) }
      }
    }
  #endif
}

import Capabilities
import Foundation
import StandardCapabilities
import Testing

/// A world with every standard capability.
struct StandardWorld: TestableCapability {
  var dates = DateSource.test
  var clock = MonotonicClock.test
  var uuids = UUIDSource.test
  var random = RandomSource.test
  var region = RegionalSettings.test
  var environment = ProcessEnvironment.test
  var files = FileStore.test
  var log = LogWriter.test

  static var test: StandardWorld { StandardWorld() }

  /// A world that works without side effects.
  static var canned: StandardWorld {
    StandardWorld(
      dates: .constant(.distantPast),
      clock: .immediate,
      uuids: .incrementing,
      random: .seeded(42),
      region: .constant(),
      environment: .constant([:]),
      files: .inMemory(),
      log: .silent
    )
  }
}

extension StandardWorld: Interceptable {
  func intercepted(by interceptor: some Interceptor) -> StandardWorld {
    StandardWorld(
      dates: dates.intercepted(by: interceptor),
      clock: clock.intercepted(by: interceptor),
      uuids: uuids.intercepted(by: interceptor),
      random: random.intercepted(by: interceptor),
      region: region.intercepted(by: interceptor),
      environment: environment.intercepted(by: interceptor),
      files: files.intercepted(by: interceptor),
      log: log.intercepted(by: interceptor)
    )
  }
}

/// A call of one endpoint of a world.
struct EndpointProbe: Sendable, CustomTestStringConvertible {
  let name: String
  let call: @Sendable (StandardWorld) async throws -> Void
  var testDescription: String { name }

  init(_ name: String, _ call: @escaping @Sendable (StandardWorld) async throws -> Void) {
    self.name = name
    self.call = call
  }

  static let all: [EndpointProbe] = [
    EndpointProbe("DateSource.now") { _ = $0.dates.now() },
    EndpointProbe("MonotonicClock.elapsed") { _ = $0.clock.elapsed() },
    EndpointProbe("MonotonicClock.sleepUntil") { try await $0.clock.sleepUntil(.zero) },
    EndpointProbe("UUIDSource.next") { _ = $0.uuids.next() },
    EndpointProbe("RandomSource.bits") { _ = $0.random.bits() },
    EndpointProbe("RegionalSettings.calendar") { _ = $0.region.calendar() },
    EndpointProbe("RegionalSettings.locale") { _ = $0.region.locale() },
    EndpointProbe("RegionalSettings.timeZone") { _ = $0.region.timeZone() },
    EndpointProbe("ProcessEnvironment.variables") { _ = $0.environment.variables() },
    EndpointProbe("FileStore.read") { _ = try await $0.files.read("a") },
    EndpointProbe("FileStore.write") { try await $0.files.write(Data(), "a") },
    EndpointProbe("FileStore.list") { _ = try await $0.files.list("a") },
    EndpointProbe("FileStore.remove") { try await $0.files.remove("a") },
    EndpointProbe("FileStore.exists") { _ = await $0.files.exists("a") },
    EndpointProbe("FileStore.isWritable") { _ = await $0.files.isWritable("a") },
    EndpointProbe("LogWriter.write") { $0.log.write(LogEntry(.info, "")) },
  ]
}

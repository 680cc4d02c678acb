// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities

/// A capability with an endpoint of any number of inputs and any effect.
struct Switchboard: TestableCapability {
  var plain0: @Sendable () -> String
  var throwing0: @Sendable () throws(Refusal) -> String
  var async0: @Sendable () async -> String
  var asyncThrowing0: @Sendable () async throws(Refusal) -> String
  var plain1: @Sendable (String) -> String
  var throwing1: @Sendable (String) throws(Refusal) -> String
  var async1: @Sendable (String) async -> String
  var asyncThrowing1: @Sendable (String) async throws(Refusal) -> String
  var plain2: @Sendable (String, String) -> String
  var throwing2: @Sendable (String, String) throws(Refusal) -> String
  var async2: @Sendable (String, String) async -> String
  var asyncThrowing2: @Sendable (String, String) async throws(Refusal) -> String
  var plain3: @Sendable (String, String, String) -> String
  var throwing3: @Sendable (String, String, String) throws(Refusal) -> String
  var async3: @Sendable (String, String, String) async -> String
  var asyncThrowing3: @Sendable (String, String, String) async throws(Refusal) -> String
  var plain4: @Sendable (String, String, String, String) -> String
  var throwing4: @Sendable (String, String, String, String) throws(Refusal) -> String
  var async4: @Sendable (String, String, String, String) async -> String
  var asyncThrowing4: @Sendable (String, String, String, String) async throws(Refusal) -> String
  var plain5: @Sendable (String, String, String, String, String) -> String
  var throwing5: @Sendable (String, String, String, String, String) throws(Refusal) -> String
  var async5: @Sendable (String, String, String, String, String) async -> String
  var asyncThrowing5:
    @Sendable (String, String, String, String, String) async throws(Refusal) -> String
  var plain6: @Sendable (String, String, String, String, String, String) -> String
  var throwing6:
    @Sendable (String, String, String, String, String, String) throws(Refusal) -> String
  var async6: @Sendable (String, String, String, String, String, String) async -> String
  var asyncThrowing6:
    @Sendable (String, String, String, String, String, String) async throws(Refusal) -> String

  /// Nobody looks into the probe that stands behind this one.
  static var test: Switchboard { Switchboard(probe: Probe()) }

  init(probe: Probe) {
    plain0 = probe.plain0
    throwing0 = probe.throwing0
    async0 = probe.async0
    asyncThrowing0 = probe.asyncThrowing0
    plain1 = probe.plain1
    throwing1 = probe.throwing1
    async1 = probe.async1
    asyncThrowing1 = probe.asyncThrowing1
    plain2 = probe.plain2
    throwing2 = probe.throwing2
    async2 = probe.async2
    asyncThrowing2 = probe.asyncThrowing2
    plain3 = probe.plain3
    throwing3 = probe.throwing3
    async3 = probe.async3
    asyncThrowing3 = probe.asyncThrowing3
    plain4 = probe.plain4
    throwing4 = probe.throwing4
    async4 = probe.async4
    asyncThrowing4 = probe.asyncThrowing4
    plain5 = probe.plain5
    throwing5 = probe.throwing5
    async5 = probe.async5
    asyncThrowing5 = probe.asyncThrowing5
    plain6 = probe.plain6
    throwing6 = probe.throwing6
    async6 = probe.async6
    asyncThrowing6 = probe.asyncThrowing6
  }
}

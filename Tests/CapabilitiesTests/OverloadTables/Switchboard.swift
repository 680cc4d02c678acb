// Written by overload-tables (Tests/Maintenance). Change that program, not this file.
// swift-format-ignore-file

import Capabilities
import Probes

/// A capability with an endpoint of every kind.
struct Switchboard: TestableCapability {
  /// Short, so that an endpoint fits on a line.
  typealias Word = String

  var plain0: @Sendable () -> Word
  var throwingAny0: @Sendable () throws -> Word
  var throwing0: @Sendable () throws(Refusal) -> Word
  var async0: @Sendable () async -> Word
  var asyncThrowingAny0: @Sendable () async throws -> Word
  var asyncThrowing0: @Sendable () async throws(Refusal) -> Word
  var concurrentAsync0: @concurrent @Sendable () async -> Word
  var concurrentAsyncThrowingAny0: @concurrent @Sendable () async throws -> Word
  var concurrentAsyncThrowing0: @concurrent @Sendable () async throws(Refusal) -> Word
  var plain1: @Sendable (Word) -> Word
  var throwingAny1: @Sendable (Word) throws -> Word
  var throwing1: @Sendable (Word) throws(Refusal) -> Word
  var async1: @Sendable (Word) async -> Word
  var asyncThrowingAny1: @Sendable (Word) async throws -> Word
  var asyncThrowing1: @Sendable (Word) async throws(Refusal) -> Word
  var concurrentAsync1: @concurrent @Sendable (Word) async -> Word
  var concurrentAsyncThrowingAny1: @concurrent @Sendable (Word) async throws -> Word
  var concurrentAsyncThrowing1: @concurrent @Sendable (Word) async throws(Refusal) -> Word
  var plain2: @Sendable (Word, Word) -> Word
  var throwingAny2: @Sendable (Word, Word) throws -> Word
  var throwing2: @Sendable (Word, Word) throws(Refusal) -> Word
  var async2: @Sendable (Word, Word) async -> Word
  var asyncThrowingAny2: @Sendable (Word, Word) async throws -> Word
  var asyncThrowing2: @Sendable (Word, Word) async throws(Refusal) -> Word
  var concurrentAsync2: @concurrent @Sendable (Word, Word) async -> Word
  var concurrentAsyncThrowingAny2: @concurrent @Sendable (Word, Word) async throws -> Word
  var concurrentAsyncThrowing2: @concurrent @Sendable (Word, Word) async throws(Refusal) -> Word
  var plain3: @Sendable (Word, Word, Word) -> Word
  var throwingAny3: @Sendable (Word, Word, Word) throws -> Word
  var throwing3: @Sendable (Word, Word, Word) throws(Refusal) -> Word
  var async3: @Sendable (Word, Word, Word) async -> Word
  var asyncThrowingAny3: @Sendable (Word, Word, Word) async throws -> Word
  var asyncThrowing3: @Sendable (Word, Word, Word) async throws(Refusal) -> Word
  var concurrentAsync3: @concurrent @Sendable (Word, Word, Word) async -> Word
  var concurrentAsyncThrowingAny3: @concurrent @Sendable (Word, Word, Word) async throws -> Word
  var concurrentAsyncThrowing3:
    @concurrent @Sendable (Word, Word, Word) async throws(Refusal) -> Word
  var plain4: @Sendable (Word, Word, Word, Word) -> Word
  var throwingAny4: @Sendable (Word, Word, Word, Word) throws -> Word
  var throwing4: @Sendable (Word, Word, Word, Word) throws(Refusal) -> Word
  var async4: @Sendable (Word, Word, Word, Word) async -> Word
  var asyncThrowingAny4: @Sendable (Word, Word, Word, Word) async throws -> Word
  var asyncThrowing4: @Sendable (Word, Word, Word, Word) async throws(Refusal) -> Word
  var concurrentAsync4: @concurrent @Sendable (Word, Word, Word, Word) async -> Word
  var concurrentAsyncThrowingAny4:
    @concurrent @Sendable (Word, Word, Word, Word) async throws -> Word
  var concurrentAsyncThrowing4:
    @concurrent @Sendable (Word, Word, Word, Word) async throws(Refusal) -> Word
  var plain5: @Sendable (Word, Word, Word, Word, Word) -> Word
  var throwingAny5: @Sendable (Word, Word, Word, Word, Word) throws -> Word
  var throwing5: @Sendable (Word, Word, Word, Word, Word) throws(Refusal) -> Word
  var async5: @Sendable (Word, Word, Word, Word, Word) async -> Word
  var asyncThrowingAny5: @Sendable (Word, Word, Word, Word, Word) async throws -> Word
  var asyncThrowing5: @Sendable (Word, Word, Word, Word, Word) async throws(Refusal) -> Word
  var concurrentAsync5: @concurrent @Sendable (Word, Word, Word, Word, Word) async -> Word
  var concurrentAsyncThrowingAny5:
    @concurrent @Sendable (Word, Word, Word, Word, Word) async throws -> Word
  var concurrentAsyncThrowing5:
    @concurrent @Sendable (Word, Word, Word, Word, Word) async throws(Refusal) -> Word
  var plain6: @Sendable (Word, Word, Word, Word, Word, Word) -> Word
  var throwingAny6: @Sendable (Word, Word, Word, Word, Word, Word) throws -> Word
  var throwing6: @Sendable (Word, Word, Word, Word, Word, Word) throws(Refusal) -> Word
  var async6: @Sendable (Word, Word, Word, Word, Word, Word) async -> Word
  var asyncThrowingAny6: @Sendable (Word, Word, Word, Word, Word, Word) async throws -> Word
  var asyncThrowing6: @Sendable (Word, Word, Word, Word, Word, Word) async throws(Refusal) -> Word
  var concurrentAsync6: @concurrent @Sendable (Word, Word, Word, Word, Word, Word) async -> Word
  var concurrentAsyncThrowingAny6:
    @concurrent @Sendable (Word, Word, Word, Word, Word, Word) async throws -> Word
  var concurrentAsyncThrowing6:
    @concurrent @Sendable (Word, Word, Word, Word, Word, Word) async throws(Refusal) -> Word

  /// Nobody looks into the probe that stands behind this one.
  static var test: Switchboard { Switchboard(probe: Probe()) }

  init(probe: Probe) {
    plain0 = probe.plain0
    throwingAny0 = probe.throwing0
    throwing0 = probe.throwing0
    async0 = probe.async0
    asyncThrowingAny0 = probe.asyncThrowing0
    asyncThrowing0 = probe.asyncThrowing0
    concurrentAsync0 = probe.async0
    concurrentAsyncThrowingAny0 = probe.asyncThrowing0
    concurrentAsyncThrowing0 = probe.asyncThrowing0
    plain1 = probe.plain1
    throwingAny1 = probe.throwing1
    throwing1 = probe.throwing1
    async1 = probe.async1
    asyncThrowingAny1 = probe.asyncThrowing1
    asyncThrowing1 = probe.asyncThrowing1
    concurrentAsync1 = probe.async1
    concurrentAsyncThrowingAny1 = probe.asyncThrowing1
    concurrentAsyncThrowing1 = probe.asyncThrowing1
    plain2 = probe.plain2
    throwingAny2 = probe.throwing2
    throwing2 = probe.throwing2
    async2 = probe.async2
    asyncThrowingAny2 = probe.asyncThrowing2
    asyncThrowing2 = probe.asyncThrowing2
    concurrentAsync2 = probe.async2
    concurrentAsyncThrowingAny2 = probe.asyncThrowing2
    concurrentAsyncThrowing2 = probe.asyncThrowing2
    plain3 = probe.plain3
    throwingAny3 = probe.throwing3
    throwing3 = probe.throwing3
    async3 = probe.async3
    asyncThrowingAny3 = probe.asyncThrowing3
    asyncThrowing3 = probe.asyncThrowing3
    concurrentAsync3 = probe.async3
    concurrentAsyncThrowingAny3 = probe.asyncThrowing3
    concurrentAsyncThrowing3 = probe.asyncThrowing3
    plain4 = probe.plain4
    throwingAny4 = probe.throwing4
    throwing4 = probe.throwing4
    async4 = probe.async4
    asyncThrowingAny4 = probe.asyncThrowing4
    asyncThrowing4 = probe.asyncThrowing4
    concurrentAsync4 = probe.async4
    concurrentAsyncThrowingAny4 = probe.asyncThrowing4
    concurrentAsyncThrowing4 = probe.asyncThrowing4
    plain5 = probe.plain5
    throwingAny5 = probe.throwing5
    throwing5 = probe.throwing5
    async5 = probe.async5
    asyncThrowingAny5 = probe.asyncThrowing5
    asyncThrowing5 = probe.asyncThrowing5
    concurrentAsync5 = probe.async5
    concurrentAsyncThrowingAny5 = probe.asyncThrowing5
    concurrentAsyncThrowing5 = probe.asyncThrowing5
    plain6 = probe.plain6
    throwingAny6 = probe.throwing6
    throwing6 = probe.throwing6
    async6 = probe.async6
    asyncThrowingAny6 = probe.asyncThrowing6
    asyncThrowing6 = probe.asyncThrowing6
    concurrentAsync6 = probe.async6
    concurrentAsyncThrowingAny6 = probe.asyncThrowing6
    concurrentAsyncThrowing6 = probe.asyncThrowing6
  }
}

// Written by `swift run overload-tables`: change that program, not this file.

import Capabilities
import Probes
import Testing

@Suite("unimplemented: every overload")
struct UnimplementedTableTests {
  @Test func `0 inputs, throws`() {
    let endpoint: @Sendable () throws -> String =
      unimplemented("Probe.call")
    expectReport(of: [], madeOn: #line - 1, "unimplemented") {
      try endpoint()
    }
  }

  @Test func `0 inputs, async throws`() async {
    let endpoint: @Sendable () async throws -> String =
      unimplemented("Probe.call")
    await expectReport(of: [], madeOn: #line - 1, "unimplemented") {
      try await endpoint()
    }
  }

  @Test func `1 input, throws`() {
    let endpoint: @Sendable (Int) throws -> String =
      unimplemented("Probe.call")
    expectReport(of: [1], madeOn: #line - 1, "unimplemented") {
      try endpoint(1)
    }
  }

  @Test func `1 input, async throws`() async {
    let endpoint: @Sendable (Int) async throws -> String =
      unimplemented("Probe.call")
    await expectReport(of: [1], madeOn: #line - 1, "unimplemented") {
      try await endpoint(1)
    }
  }

  @Test func `2 inputs, throws`() {
    let endpoint: @Sendable (Int, Int) throws -> String =
      unimplemented("Probe.call")
    expectReport(of: [1, 2], madeOn: #line - 1, "unimplemented") {
      try endpoint(1, 2)
    }
  }

  @Test func `2 inputs, async throws`() async {
    let endpoint: @Sendable (Int, Int) async throws -> String =
      unimplemented("Probe.call")
    await expectReport(of: [1, 2], madeOn: #line - 1, "unimplemented") {
      try await endpoint(1, 2)
    }
  }

  @Test func `3 inputs, throws`() {
    let endpoint: @Sendable (Int, Int, Int) throws -> String =
      unimplemented("Probe.call")
    expectReport(of: [1, 2, 3], madeOn: #line - 1, "unimplemented") {
      try endpoint(1, 2, 3)
    }
  }

  @Test func `3 inputs, async throws`() async {
    let endpoint: @Sendable (Int, Int, Int) async throws -> String =
      unimplemented("Probe.call")
    await expectReport(of: [1, 2, 3], madeOn: #line - 1, "unimplemented") {
      try await endpoint(1, 2, 3)
    }
  }

  @Test func `4 inputs, throws`() {
    let endpoint: @Sendable (Int, Int, Int, Int) throws -> String =
      unimplemented("Probe.call")
    expectReport(of: [1, 2, 3, 4], madeOn: #line - 1, "unimplemented") {
      try endpoint(1, 2, 3, 4)
    }
  }

  @Test func `4 inputs, async throws`() async {
    let endpoint: @Sendable (Int, Int, Int, Int) async throws -> String =
      unimplemented("Probe.call")
    await expectReport(of: [1, 2, 3, 4], madeOn: #line - 1, "unimplemented") {
      try await endpoint(1, 2, 3, 4)
    }
  }

  @Test func `5 inputs, throws`() {
    let endpoint: @Sendable (Int, Int, Int, Int, Int) throws -> String =
      unimplemented("Probe.call")
    expectReport(of: [1, 2, 3, 4, 5], madeOn: #line - 1, "unimplemented") {
      try endpoint(1, 2, 3, 4, 5)
    }
  }

  @Test func `5 inputs, async throws`() async {
    let endpoint: @Sendable (Int, Int, Int, Int, Int) async throws -> String =
      unimplemented("Probe.call")
    await expectReport(of: [1, 2, 3, 4, 5], madeOn: #line - 1, "unimplemented") {
      try await endpoint(1, 2, 3, 4, 5)
    }
  }

  @Test func `6 inputs, throws`() {
    let endpoint: @Sendable (Int, Int, Int, Int, Int, Int) throws -> String =
      unimplemented("Probe.call")
    expectReport(of: [1, 2, 3, 4, 5, 6], madeOn: #line - 1, "unimplemented") {
      try endpoint(1, 2, 3, 4, 5, 6)
    }
  }

  @Test func `6 inputs, async throws`() async {
    let endpoint: @Sendable (Int, Int, Int, Int, Int, Int) async throws -> String =
      unimplemented("Probe.call")
    await expectReport(of: [1, 2, 3, 4, 5, 6], madeOn: #line - 1, "unimplemented") {
      try await endpoint(1, 2, 3, 4, 5, 6)
    }
  }
}

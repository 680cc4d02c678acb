import Foundation
import Synchronization
import TestTraits
import Testing

@testable import HTTPCapabilities
@testable import LoopbackHTTP

@Suite(
  "A transport that cannot start",
  .ownThreads,
  .needs(.libcurl, usesCurl, "URLSession starts its own threads")
)
struct TransportStartTests {
  private static let ok = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
  private static let noThread = HTTPError.Reason.cannotStart(
    "cannot create the network thread: \(String(cString: strerror(EAGAIN)))"
  )
  private let configuration = CurlPool.Configuration(connectionsPerHost: 2)

  /// The step of the start that fails.
  enum Step: CaseIterable {
    case thread, libcurl
  }

  @Test("fails each request with an error, and tries again with the next", arguments: Step.allCases)
  func triesAgain(step: Step) async throws {
    let server = try ScriptedServer(.read, .send(Self.ok), .again)
    let starts = Atomic(0)
    let reason = step == .thread ? Self.noThread : .cannotStart("cannot initialize libcurl")
    let http = HTTPTransport.curl(
      configuration.failing(at: step) { starts.add(1, ordering: .relaxed).newValue <= 2 }
    )
    for _ in 0..<2 {
      await #expect(throws: HTTPError.nothingSent(reason, host: server.place)) {
        try await http.send(.get(server.url))
      }
    }
    for _ in 0..<3 { #expect(try await http.send(.get(server.url)).text == "ok") }
    #expect(starts.load(ordering: .relaxed) == 3)
    #expect(server.requests.count == 3)
  }

  @Test("fails the requests that wait for the same start")
  func waitingRequests() throws {
    let inbox = CurlInbox()
    let exchanges = (0..<3).map { _ in HTTPExchange(.get(.example)) }
    // Only the first asks for a thread. The others come while it is being started.
    #expect(exchanges.map { inbox.add(CurlJob($0)) } == [true, false, false])
    inbox.refuse("no memory")
    #expect(exchanges.map(\.isSettled) == [true, true, true])
    // A task that is cancelled late leaves nothing to keep.
    inbox.drop(exchanges[0])
    let news = inbox.take()
    #expect((news.jobs.count, news.dropped.count) == (0, 0))

    let next = HTTPExchange(.get(.example))
    #expect(inbox.add(CurlJob(next)))
    #expect(!next.isSettled)
    #expect(inbox.take().jobs.map { $0.exchange === next } == [true])
  }

  @Test("all of a thousand concurrent requests get a result", arguments: Step.allCases)
  func concurrent(step: Step) async throws {
    let server = try ScriptedServer(.read, .send(Self.ok), .again)
    let starts = Atomic(0)
    // Each of the 20 failing starts waits until other requests are about to wait for it.
    let requests = DispatchSemaphore(value: 0)
    let http = HTTPTransport.curl(
      configuration.failing(at: step) {
        guard starts.add(1, ordering: .relaxed).newValue <= 20 else { return false }
        for _ in 0..<20 { requests.wait() }
        return true
      }
    )
    let sent = await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<1000 {
        group.addTask {
          requests.signal()
          var request = HTTPTransport.Request.get(server.url)
          request.timeout = .seconds(HangLimit.seconds)
          switch await outcome(of: request, by: http) {
          case .success: return true
          case .failure(.nothingSent(.cannotStart, _)): return false
          case .failure(let error):
            Issue.record(error)
            return false
          }
        }
      }
      return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(server.requests.count == sent)
  }

  @Test("reports a cancellation during the start, and does not keep the pool")
  func cancelled() async throws {
    let (attempts, continuation) = AsyncStream.makeStream(of: Void.self)
    let mayFail = DispatchSemaphore(value: 0)
    var configuration = configuration
    configuration.startThread = { _ in
      continuation.yield()
      mayFail.wait()
      return EAGAIN
    }
    weak var released: CurlPool?
    do {
      let pool = CurlPool(configuration)
      released = pool
      let call = Task { try await pool.send(.get(.example)) }
      for await _ in attempts { break }
      call.cancel()
      mayFail.signal()
      let error = await #expect(throws: HTTPError.self) { try await call.value }
      #expect(error?.reason == .cancelled)
    }
    #expect(released == nil)
  }

  @Test("closes the pool if it is released before its thread runs")
  func releasedWhileStarting() async throws {
    let left = AsyncStream.makeStream(of: Int.self)
    let bodies = AsyncStream.makeStream(of: (@Sendable () -> Void).self)
    var configuration = configuration
    configuration.onClose = {
      left.continuation.yield($0)
      left.continuation.finish()
    }
    configuration.startThread = { body in
      bodies.continuation.yield(body)
      return 0
    }
    let call = Task { [configuration] in
      try await CurlPool(configuration).send(.get(.example))
    }
    let body = try #require(await bodies.stream.first { _ in true })
    call.cancel()
    let error = await #expect(throws: HTTPError.self) { try await call.value }
    #expect(error == .nothingSent(.cancelled, host: "127.0.0.1:9"))
    Thread { body() }.start()
    #expect(await left.stream.reduce(into: []) { $0.append($1) } == [0])
  }

  @Test("runs a thread that receives the signals of crashes, and no others")
  func signals() async {
    let masks = AsyncStream.makeStream(of: [Bool].self)
    var configuration = configuration
    configuration.onClose = { _ in
      var mask = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &mask)
      let blocked = [SIGPIPE, SIGTERM, SIGSEGV, SIGABRT].map { sigismember(&mask, $0) == 1 }
      masks.continuation.yield(blocked)
      masks.continuation.finish()
    }
    _ = try? await CurlPool(configuration).send(.get(.example))
    let blocked = await masks.stream.reduce([], +)
    #expect(blocked == [true, true, false, false])
  }

  @Test("does not look at the time again and again while a request waits, after a timeout")
  func waiting() async throws {
    let server = try ScriptedServer(.read, .hold)
    let looks = Atomic(0)
    var configuration = configuration
    configuration.now = {
      looks.add(1, ordering: .relaxed)
      return .now
    }
    await withTaskGroup(of: Void.self) { [pool = CurlPool(configuration)] group in
      for timeout in [Duration.milliseconds(20), .seconds(1)] {
        group.addTask {
          var request = HTTPTransport.Request.get(server.url)
          request.timeout = timeout
          _ = try? await pool.send(request)
        }
      }
    }
    // About three times for each event of the two connections.
    #expect(looks.load(ordering: .relaxed) < 100)
  }

  #if canImport(Glibc)
    @Test("reports that there is no file descriptor for a connection, and closes idle connections")
    func noDescriptor() async {
      await #expect(processExitsWith: .success) {
        let request = HTTPTransport.Request.get(try #require(URL(string: "http://127.0.0.1:9/")))
        let one = try ScriptedServer(.read, .send(TransportStartTests.ok), .again)
        let other = try ScriptedServer(.read, .send(TransportStartTests.ok), .again)
        // A descriptor that this process inherits keeps its number, however large.
        let limit = try #require((256...).first { fcntl(Int32($0), F_GETFD) < 0 })
        try Limit.descriptors.set(limit)
        var configuration = CurlPool.Configuration(connectionsPerHost: 1)
        configuration.makeHandle = { [make = configuration.makeHandle] in
          let handle = make()
          // Only those of this thread: Dispatch ends the process if it finds none.
          #expect(useUpDescriptorsOfThread(), "needs Linux 5.9")
          return handle
        }
        let http = HTTPTransport.curl(configuration)
        let reason = "cannot open a socket: \(String(cString: strerror(EMFILE)))"
        let short = HTTPError.nothingSent(.cannotStart(reason), host: "127.0.0.1:9")
        await #expect(throws: short) { try await http.send(request) }
        try Limit.descriptors.set(limit + 1)  // One more.
        for server in [one, other, one] {
          #expect(try await http.send(.get(server.url)).text == "ok")
        }
        #expect((one.connectionCount, other.connectionCount) == (2, 1))
        let refused = HTTPError.nothingSent(.unreachable, host: "127.0.0.1:9")
        await #expect(throws: refused) { try await http.send(request) }
      }
    }

    @Test("stops its thread when the process exits, before OpenSSL frees its state")
    func exiting() async {
      await #expect(processExitsWith: .exitCode(7)) {
        let flood = [UInt8](repeating: 0, count: 1 << 10)
        let server = try ScriptedServer(.read, .send("HTTP/1.1 200 OK\r\n\r\n"), .flood(flood))
        // Runs after the function that stops the thread.
        atexit {
          let before = turns.load(ordering: .relaxed)
          // Not a number of yields: on a busy machine, each takes as long as other processes compute.
          let end = clock() + clock_t(CLOCKS_PER_SEC) / 10
          while clock() < end {}
          _exit(turns.load(ordering: .relaxed) < before + 10 ? 7 : 1)
        }
        var configuration = CurlPool.Configuration(connectionsPerHost: 1)
        configuration.now = {
          turns.add(1, ordering: .relaxed)
          return .now
        }
        let http = HTTPTransport.curl(configuration)
        let request = HTTPTransport.Request(url: server.url, limits: .init(body: .max))
        Task { try await http.send(request) }
        while turns.load(ordering: .relaxed) < 100 { await Task.yield() }
        exit(0)
      }
    }

    @Test(
      "reports that the process has no address space for a thread, and recovers",
      .enabled(if: Sanitizer.current == nil, "a sanitizer needs address space of its own")
    )
    func noAddressSpace() async {
      await #expect(processExitsWith: .success) {
        let request = HTTPTransport.Request.get(try #require(URL(string: "http://127.0.0.1:9/")))
        let before = try Limit.addressSpace.value()
        try Limit.addressSpace.set(usedAddressSpace() + 4 << 20)
        // The system may keep the stacks of ended threads: use them up.
        while CurlPool.Configuration(connectionsPerHost: 1).startThread({ _ = sleep(600) }) == 0 {}
        let refused = await outcome(of: request)
        try Limit.addressSpace.set(before)
        #expect(
          refused == .failure(.nothingSent(TransportStartTests.noThread, host: "127.0.0.1:9"))
        )
        await #expect(throws: HTTPError.nothingSent(.unreachable, host: "127.0.0.1:9")) {
          try await HTTPTransport.live.send(request)
        }
      }
    }

    @Test(
      "reports that memory is short for an encoded body, and recovers",
      .enabled(if: Sanitizer.current == nil, "a sanitizer needs address space of its own")
    )
    func noMemoryForBody() async {
      await #expect(processExitsWith: .success) {
        // Its window is 64 MiB.
        let body: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0, 0x80, 0x11, 0, 0, 0x6F, 0x6B]
        let head = "HTTP/1.1 200 OK\r\nContent-Encoding: zstd\r\nContent-Length: 11\r\n\r\n"
        let server = try ScriptedServer(.read, .send(Array(head.utf8) + body), .again)
        let request = HTTPTransport.Request.get(server.url)
        // Not every machine has zstd.
        guard try await HTTPTransport.live.send(request).text == "ok" else { return }
        // The thread that answers this request has freed the first one's memory.
        let plain = try ScriptedServer(.read, .send("HTTP/1.1 204 No Content\r\n\r\n"))
        _ = try await HTTPTransport.live.send(.get(plain.url))
        let before = try Limit.addressSpace.value()
        // Room for the stacks of threads that start meanwhile, but not for the window.
        try Limit.addressSpace.set(usedAddressSpace() + 48 << 20)
        let short = await outcome(of: request)
        try Limit.addressSpace.set(before)
        let reason = HTTPError.Reason.unreadable("memory is short")
        #expect(short == .failure(.outcomeUnknown(reason, host: server.place)))
        #expect(try await HTTPTransport.live.send(request).text == "ok")
      }
    }
  #endif
}

extension CurlPool.Configuration {
  /// Returns a copy that fails to start while a function returns true.
  fileprivate func failing(
    at step: TransportStartTests.Step,
    while isShort: @escaping @Sendable () -> Bool
  ) -> Self {
    var copy = self
    switch step {
    case .thread: copy.startThread = { [startThread] in isShort() ? EAGAIN : startThread($0) }
    case .libcurl: copy.makeHandle = { [makeHandle] in isShort() ? nil : makeHandle() }
    }
    return copy
  }
}

extension CurlJob {
  fileprivate init(_ exchange: HTTPExchange) {
    self.init(exchange: exchange, deadline: .now + .seconds(60))
  }
}

#if canImport(Glibc)
  /// The number of calls of a transport's clock.
  private let turns = Atomic(0)

  /// Returns the bytes of this process's address space that are in use.
  private func usedAddressSpace() throws -> Int {
    let numbers = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = try #require(numbers.split(separator: " ").first.flatMap { Int($0) })
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }

  /// A limit of this process.
  private enum Limit {
    case addressSpace, descriptors

    private var resource: __rlimit_resource_t {
      switch self {
      case .addressSpace: __rlimit_resource_t(RLIMIT_AS.rawValue)
      case .descriptors: __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
      }
    }

    func value() throws -> Int {
      var limit = rlimit()
      try #require(getrlimit(resource, &limit) == 0)
      return Int(clamping: limit.rlim_cur)
    }

    func set(_ value: Int) throws {
      var limit = rlimit()
      try #require(getrlimit(resource, &limit) == 0)
      limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
      try #require(setrlimit(resource, &limit) == 0)
    }
  }
#endif

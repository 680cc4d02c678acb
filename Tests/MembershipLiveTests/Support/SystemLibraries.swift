import HTTPCapabilities

/// Whether this machine can send HTTP requests; without libcurl the tests that send some are skipped.
let hasHTTP = if case .unavailable = HTTPTransport.networkStack { false } else { true }

#if canImport(SQLite3) || canImport(CSQLite)
  /// Whether this machine has SQLite; without it the tests that need a file are skipped.
  let hasSQLite = true
#else
  let hasSQLite = false
#endif

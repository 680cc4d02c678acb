#if canImport(SQLite3) || canImport(CSQLite)
  /// Whether this machine has SQLite; without it the tests that need a file are skipped.
  let hasSQLite = true
#else
  let hasSQLite = false
#endif

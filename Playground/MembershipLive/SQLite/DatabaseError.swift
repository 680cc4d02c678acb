/// What went wrong with a database file. Names the file and says what to do.
public enum DatabaseError: Error, Sendable, Hashable, CustomStringConvertible {
  /// This program was built where SQLite's header is not installed.
  case libraryMissing
  /// The file, or its directory, cannot be opened or made.
  case cannotOpen(path: String, reason: String)
  /// The file is something else than a SQLite database.
  case notADatabase(path: String)
  /// The file is a database, but of some other program.
  case foreign(path: String)
  /// The file is a sandbox's and a live world was to use it, or the other way round.
  case otherWorld(path: String, isSandbox: Bool)
  /// The file was written by a newer version of this program.
  case newerSchema(path: String, found: Int, known: Int)
  /// Another program, or another part of this one, kept the file locked for too long.
  case busy(path: String)
  /// The write contradicts what is stored.
  case constraint(path: String, reason: String)
  /// The file was a database and has been harmed by something outside SQLite.
  case corrupt(path: String)
  /// A record has something in it that this program would never have written.
  case damaged(path: String, record: String, reason: String)
  /// SQLite failed for another reason; `code` is its extended result code.
  case failed(path: String, code: Int, reason: String)

  /// What went wrong, where, and what to do.
  public var description: String {
    switch self {
    case .libraryMissing:
      "this program was built without SQLite; install it (apt-get install libsqlite3-dev), "
        + "run \"swift package clean\" and build again"
    case .cannotOpen(let path, let reason):
      "cannot open the database \(path): \(reason); check the path and the permissions"
    case .notADatabase(let path):
      "\(path) is not a database; move it away or name another file"
    case .foreign(let path):
      "\(path) is another program's database; name another file"
    case .otherWorld(let path, let isSandbox):
      isSandbox
        ? "\(path) is a sandbox's database, whose money is play money; name another file for the "
          + "live world"
        : "\(path) is a live database, whose money is real; name another file for the sandbox"
    case .newerSchema(let path, let found, let known):
      "\(path) was written by a newer version of this program (its schema is \(found), this one "
        + "knows up to \(known)); update the program"
    case .busy(let path):
      "\(path) is locked by another program; try again when that has finished"
    case .constraint(let path, let reason):
      "\(path) refused the write: \(reason)"
    case .corrupt(let path):
      "\(path) is damaged; restore the file from a backup"
    case .damaged(let path, let record, let reason):
      "\(record) in \(path) is damaged: \(reason); restore the file from a backup"
    case .failed(let path, let code, let reason):
      "\(path): \(reason) (SQLite's code \(code))"
    }
  }
}

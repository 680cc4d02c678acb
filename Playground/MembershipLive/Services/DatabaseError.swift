/// An error of a database file, with the file's path and a fix.
public enum DatabaseError: Error, Sendable, Hashable, CustomStringConvertible {
  /// This program was built without SQLite's header.
  case libraryMissing
  /// The file or its directory cannot be opened or created.
  case cannotOpen(path: String, reason: String)
  /// The file is not a SQLite database.
  case notADatabase(path: String)
  /// The file is another program's database.
  case foreign(path: String)
  /// The file was written by a newer version of this program.
  case newerSchema(path: String, found: Int, known: Int)
  /// The file was moved, removed or replaced after it was opened.
  case moved(path: String)
  /// Another connection kept the file locked for too long.
  case busy(path: String)
  /// The disk is full.
  case full(path: String)
  /// The write conflicts with the stored data.
  case constraint(path: String, reason: String)
  /// The file is damaged.
  case corrupt(path: String)
  /// A record has a value that this program never writes.
  case damaged(path: String, record: String, reason: String)
  /// Another SQLite error, with its extended result code.
  case failed(path: String, code: Int, reason: String)

  /// The error, the file and a fix.
  public var description: String {
    switch self {
    case .libraryMissing:
      "this program was built without SQLite; install it (apt-get install libsqlite3-dev), "
        + "run \"swift package clean\" and build again"
    case .cannotOpen(let path, let reason):
      "cannot open the database \(path): \(reason); check the path and the permissions"
    case .notADatabase(let path):
      "\(path) is not a database; use another file"
    case .foreign(let path):
      "\(path) is another program's database; use another file"
    case .newerSchema(let path, let found, let known):
      "\(path) was written by a newer version of this program (its schema is \(found), this one "
        + "knows up to \(known)); update the program"
    case .moved(let path):
      "\(path) was moved, removed or replaced while it was open; put the file back before you go on"
    case .busy(let path):
      "\(path) is locked by another program; try again later"
    case .full(let path):
      "no space is left on the disk of \(path); free some and try again"
    case .constraint(let path, let reason):
      "\(path) rejected the write: \(reason)"
    case .corrupt(let path):
      "\(path) is damaged; restore the file from a backup"
    case .damaged(let path, let record, let reason):
      "\(record) in \(path) is damaged: \(reason); correct or remove the row, or restore the file "
        + "from a backup"
    case .failed(let path, let code, let reason):
      "\(path): \(reason) (SQLite's code \(code))"
    }
  }
}

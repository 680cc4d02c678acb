import Foundation

extension Collection<UInt8> {
  /// The number of leading bytes that are valid UTF-8.
  var validUTF8Count: Int {
    var decoder = UTF8()
    var iterator = makeIterator()
    var count = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      count += UTF8.width(scalar)
    }
    return count
  }

  /// The bytes without a UTF-8 byte order mark at their start.
  var withoutByteOrderMark: SubSequence {
    starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
  }
}

/// Returns the system's description of `errno`.
func systemError() -> String { String(cString: strerror(errno)) }

/// Returns the system's description of an error that Foundation throws for a file.
func fileProblem(_ error: any Error) -> String {
  var error = error as NSError
  while let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError { error = underlying }
  let code: Int32
  switch (error as? CocoaError)?.code {
  case .fileReadNoSuchFile, .fileNoSuchFile: code = ENOENT
  case .fileReadNoPermission, .fileWriteNoPermission: code = EACCES
  case .fileWriteOutOfSpace: code = ENOSPC
  case .fileReadUnknown, .fileWriteUnknown, .fileReadCorruptFile: code = EIO
  default:
    guard error.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    code = Int32(clamping: error.code)
  }
  return String(cString: strerror(code))
}

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
func systemError() -> String { systemText(Int(errno)) }

/// Returns the system's description of an error.
func systemText(_ code: Int) -> String { String(cString: strerror(Int32(clamping: code))) }

/// Returns the system's description of an error that Foundation throws for a file.
func fileProblem(_ error: any Error) -> String {
  var error = error as NSError
  while let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError { error = underlying }
  let code: Int
  switch (error as? CocoaError)?.code {
  case .fileReadNoSuchFile, .fileNoSuchFile: code = Int(ENOENT)
  case .fileReadNoPermission: code = Int(EACCES)
  case .fileReadUnknown: code = Int(EIO)
  default:
    guard error.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    code = error.code
  }
  return systemText(code)
}

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

/// Writes all bytes, in as many system calls as it takes. Drops the rest after an error.
///
/// - Returns: The code of the error; 0 if there was none.
@discardableResult
func writeAll(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> Int32 {
  var rest = Array(bytes)[...]
  while !rest.isEmpty {
    let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard written >= 0 || errno == EINTR else { return errno }
    rest = rest.dropFirst(max(0, written))
  }
  return 0
}

/// Reads a regular file. Others, such as /dev/zero, may have no end.
func readRegularFile(_ path: String) throws -> Data {
  let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
  let type = try FileManager.default.attributesOfItem(atPath: file.path)[.type]
  switch type as? FileAttributeType {
  case .typeRegular?: return try Data(contentsOf: file)
  case .typeDirectory?: throw POSIXError(.EISDIR)
  default: throw IrregularFileError()
  }
}

private struct IrregularFileError: LocalizedError {
  var errorDescription: String? { "it is not a regular file" }
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

import Foundation

/// Writes a file that only its owner can read, whole or not at all.
///
/// Something other than a regular file, such as a pipe, is written as it is.
///
/// - Parameters:
///   - path: The path. An existing file is replaced.
///   - skipsSpecial: Whether a pipe or a device is left as it is.
/// - Throws: The error of the system.
func writePrivateFile(
  _ data: Data,
  to path: String,
  orSkipSpecial skipsSpecial: Bool = false
) throws(POSIXError) {
  var status = stat()
  let isSpecial = stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  // Opening a folder fails, so that its error is reported before anything runs.
  if isSpecial && skipsSpecial && status.st_mode & S_IFMT != S_IFDIR { return }
  let written = isSpecial ? path : "\(path).\(UInt32.random(in: 0 ... .max)).partial"
  let flags =
    isSpecial ? O_WRONLY | O_CLOEXEC : O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
  let descriptor = open(written, flags, 0o600)
  guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  var code = writeAll(data, to: descriptor)
  close(descriptor)
  if code == 0, !isSpecial, rename(written, path) != 0 { code = errno }
  guard code != 0 else { return }
  if !isSpecial { unlink(written) }
  throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO)
}

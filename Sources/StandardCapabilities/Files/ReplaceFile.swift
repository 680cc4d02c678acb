import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Puts a file in the place of another in one step, on the disk before it returns.
///
/// Foundation's own atomic writing lets everybody read what only the owner could, and puts a file
/// where a link was.
///
/// - Parameters:
///   - url: The place, in a directory that exists. A link there is followed; a file there leaves
///     its permissions to the new one.
///   - contents: What the file has in it then.
/// - Returns: 0, or the system's error number; then nothing has changed.
func replaceFile(at url: URL, with contents: Data) -> Int32 {
  let place = url.resolvingSymlinksInPath()
  var old = stat()
  let isNew = stat(place.path, &old) != 0
  guard isNew || access(place.path, W_OK) == 0 else { return errno }

  let draft = place.deletingLastPathComponent().appending(path: ".\(UUID().uuidString)").path
  // Until the permissions are those of the old file, nobody else may look.
  let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, isNew ? 0o666 : 0o600)
  guard file >= 0 else { return errno }
  var code = writeAll(contents, to: file)
  if code == 0, !isNew { code = errorNumber(fchmod(file, old.st_mode & 0o7777)) }
  if code == 0 { code = errorNumber(fsync(file)) }
  let closing = errorNumber(close(file))
  if code == 0 { code = closing }
  if code == 0 { code = errorNumber(rename(draft, place.path)) }
  if code != 0 { unlink(draft) }
  return code
}

/// Writes all bytes, however few the system takes at once. Returns 0, or its error number.
private func writeAll(_ contents: Data, to file: Int32) -> Int32 {
  contents.withUnsafeBytes { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return 0
  }
}

/// 0 where a call of the system's succeeded, or its error number.
private func errorNumber(_ result: Int32) -> Int32 {
  result == 0 ? 0 : errno
}

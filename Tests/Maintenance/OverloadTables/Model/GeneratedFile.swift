/// A file that this program writes.
struct GeneratedFile {
  /// The path, relative to the repository's root.
  let path: String
  /// The whole text.
  let contents: String

  init(path: String, sections: [String]) {
    let header = """
      // Written by overload-tables (Tests/Maintenance). Change that program, not this file.
      // swift-format-ignore-file
      """
    self.path = path
    contents = ([header] + sections).joined(separator: "\n\n") + "\n"
  }

  /// All files that the program writes.
  static let all: [GeneratedFile] = families.map(\.file)

  private static let families: [Family] =
    [
      curryFamily, uncurryFamily, flipFamily, partialFamily, pipeFamily, injectFamily,
      unimplementedFamily, wrapFamily, spyRecordingFamily, spySuspendingFamily, spyTuplesFamily,
      endpointFamily, singleFamily, sharedFamily, awaitingFamily, callbackFamily, mapErrorFamily,
    ] + functionFamilies
}

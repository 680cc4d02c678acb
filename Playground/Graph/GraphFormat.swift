import Membership

/// How the graph of the sample's world is told.
///
/// The graphs are files, written by `swift package capabilities graph World` and built into the
/// program: who needs what is known to the compiler only, and there may be none where this runs.
/// `.ci/check-generation` compares them with what the command says now.
enum GraphFormat: String, CaseIterable, Sendable {
  case text
  case mermaid
  case dot
  case json

  /// The graph, ending with a new line.
  var graph: String {
    let bytes =
      switch self {
      case .text: PackageResources.World_text
      case .mermaid: PackageResources.World_mermaid
      case .dot: PackageResources.World_dot
      case .json: PackageResources.World_json
      }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads the options of the command.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let name = arguments.options["format"] ?? GraphFormat.text.rawValue
    guard let format = GraphFormat(rawValue: name) else {
      let message = "--format is text, mermaid, dot or json, not \(name.quoted)"
      throw UsageError(message: message)
    }
    self = format
  }
}

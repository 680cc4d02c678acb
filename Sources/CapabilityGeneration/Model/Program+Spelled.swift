/// Types that a command line names.
extension Program {
  private static let standard: Set<String> = [
    "Any", "Bool", "Character", "Dictionary", "Double", "Duration", "Error", "Float", "Int", "Int8",
    "Int16", "Int32", "Int64", "Never", "Optional", "Array", "Result", "Set", "String", "Substring",
    "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Void", "AsyncStream", "Sendable",
  ]

  /// Reads a type as source spells it.
  ///
  /// - Parameters:
  ///   - text: The type, such as `[Person]`; a type of a module that is not read has it in front,
  ///     such as `Foundation.Date`.
  ///   - home: The module in which it is spelled.
  /// - Returns: The type, and the modules that are named in it.
  /// - Throws: ``GenerationError`` where the text is no type, or names an unknown one.
  func type(
    spelled text: String,
    home: String
  ) throws(GenerationError) -> (type: SwiftType, modules: Set<String>) {
    var tokens: [Token] = []
    var copy = text
    copy.withUTF8 { TokenScanner.append($0, to: &tokens) }
    let type = TypeParser.type(tokens)
    guard !type.isUnreadable else { throw GenerationError("`\(text)` is no type") }
    var program = self
    program.home = home
    var modules: Set<String> = []
    var problem: GenerationError?
    let resolved = type.replacingNames { path in
      do throws(GenerationError) {
        let names = path.map(\.name)
        if let found = try program.type(named: names.joined(separator: ".")),
          case .named(var known) = found
        {
          if let last = path.last { known[known.count - 1].arguments = last.arguments }
          return .named(known)
        }
        if names.count > 1 {
          modules.insert(names[0])
        } else if !Self.standard.contains(names[0]) {
          throw GenerationError(
            "no type `\(names[0])` in the modules \(self.modules.joined(separator: ", ")); "
              + "a type of another one is written with it, such as `Foundation.\(names[0])`"
          )
        }
      } catch {
        problem = problem ?? error
      }
      return .named(path)
    }
    if let problem { throw problem }
    return (resolved, modules)
  }
}

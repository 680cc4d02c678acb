/// `explain TYPE`
struct ExplainCommand {
  /// Tells why a type is, or is not, supplied.
  ///
  /// - Returns: The exit status: 1 where nothing supplies it.
  static func run(_ words: [String], _ workshop: Workshop) throws -> Int32 {
    let options = WiringChoice.options.union(["--world"])
    let line = try CommandLine(words, options: options, flags: [])
    let type = try line.only("TYPE")
    let requests = try WiringChoice.requests(
      world: line.options["--world"],
      line,
      workshop
    )
    let need = requests.reduce(into: Workshop.Need()) { need, request in
      need.targets.formUnion(request.targets)
      need.types.insert(request.world)
    }
    let program = try workshop.program(need)
    var isSupplied = true
    for request in requests {
      let explanation = try Explanation(type, request, program)
      workshop.print(explanation.text)
      isSupplied = isSupplied && explanation.isSupplied
    }
    return isSupplied ? ExitStatus.done : ExitStatus.failed
  }
}

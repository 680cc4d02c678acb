/// Reads variables, and notes what is wrong with them instead of stopping at the first.
struct Environment {
  private let variables: [String: String]
  private(set) var problems: [SettingsError.Problem] = []

  init(_ variables: [String: String]) {
    self.variables = variables
  }

  /// The variable's value; `nil` where it is not set.
  subscript(variable: String) -> String? { variables[variable] }

  /// Notes that a variable is wrong.
  mutating func refuse(_ variable: String, _ reason: String, _ remedy: String) {
    problems.append(SettingsError.Problem(variable: variable, reason: reason, remedy: remedy))
  }

  /// Reads a group of settings on its own.
  ///
  /// - Parameters:
  ///   - variables: The environment's variables by name.
  ///   - read: Reads the group, and returns `nil` where it noted a problem.
  /// - Returns: The group.
  /// - Throws: ``SettingsError`` with all that was noted.
  static func read<Output>(
    _ variables: [String: String],
    _ read: (inout Environment) -> Output?
  ) throws(SettingsError) -> Output {
    var environment = Environment(variables)
    guard let output = read(&environment), environment.problems.isEmpty else {
      throw SettingsError(problems: environment.problems)
    }
    return output
  }
}

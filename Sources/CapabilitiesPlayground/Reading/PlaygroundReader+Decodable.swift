extension PlaygroundReader where Value: Decodable & SendableMetatype {
  /// Reads values by their `Decodable`: JSON, or a plain word.
  ///
  /// A plain word is a number, a text, `true` or `false`, a date, a UUID, or the name of an enum's
  /// case, as the type asks for; `declined("card expired")` is a case that carries something. Where
  /// the type refuses the word and is `LosslessStringConvertible`, it is made from its text. `nil`
  /// is the lack of a value.
  ///
  /// - Parameter type: The type of the values.
  /// - Returns: The reader.
  public static func decodable(_ type: Value.Type) -> PlaygroundReader {
    PlaygroundReader(shape: typeName(type)) { try NodeDecoder.value(Value.self, from: $0, at: []) }
  }
}

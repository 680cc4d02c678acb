/// The conformances of standard library and Foundation types, whose symbol graphs are not read.
enum KnownTypes {
  /// Returns the name with its module; empty for a type that is not known. Identifiers of standard
  /// library types contain no module.
  static func name(_ path: [SwiftType.Component]) -> String {
    guard let precise = path.last?.precise, precise.hasPrefix("s:") else { return "" }
    let name = path.map(\.name).joined(separator: ".")
    let module = moduleName(precise) ?? "Swift"
    return name.hasPrefix(module + ".") ? name : "\(module).\(name)"
  }

  /// Types that are read from a word because they are not Decodable.
  static let words: Set<String> = [
    "Swift.Character", "Swift.Substring", "Swift.Unicode.Scalar", "Swift.UnicodeScalar",
  ]

  /// Types that are Decodable if their generic arguments are.
  static let decodable: Set<String> = {
    let standard = [
      "Array", "Bool", "ClosedRange", "ContiguousArray", "Dictionary", "Double", "Duration",
      "Float", "Float16", "Int", "Int8", "Int16", "Int32", "Int64", "Int128", "Optional",
      "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo", "Range", "Set", "String",
      "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "UInt128",
    ]
    let foundation = [
      "CGFloat", "CGPoint", "CGRect", "CGSize", "Calendar", "CharacterSet", "Data", "Date",
      "DateComponents", "DateInterval", "Decimal", "IndexPath", "IndexSet", "Locale",
      "Locale.Currency", "Locale.Language", "Locale.LanguageCode", "Locale.Region",
      "PersonNameComponents", "TimeZone", "URL", "URLComponents", "UUID",
    ]
    return Set(standard.map { "Swift." + $0 } + foundation.map { "Foundation." + $0 })
  }()
}

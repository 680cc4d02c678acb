/// The type aliases of the standard library and Foundation that are looked through, though no
/// module's graph declares them.
enum StandardAliases {
  /// The precise identifier that an alias leads to, by its own.
  static let targets: [String: String] = {
    var targets: [String: String] = ["s:10Foundation12TimeIntervala": "s:Sd"]
    for (alias, type) in aliases {
      targets["s:s\(alias)a"] = identities.first { $0.type == type }?.precise
    }
    return targets
  }()

  /// What the names of C and older ones mean where this tool runs.
  private static let aliases: [(String, any Any.Type)] = [
    ("5CBool", CBool.self), ("5CChar", CChar.self), ("6CChar8", CChar8.self),
    ("7CChar16", CChar16.self), ("7CChar32", CChar32.self), ("9CWideChar", CWideChar.self),
    ("11CSignedChar", CSignedChar.self), ("13CUnsignedChar", CUnsignedChar.self),
    ("6CShort", CShort.self), ("14CUnsignedShort", CUnsignedShort.self), ("4CInt", CInt.self),
    ("12CUnsignedInt", CUnsignedInt.self), ("5CLong", CLong.self),
    ("13CUnsignedLong", CUnsignedLong.self), ("9CLongLong", CLongLong.self),
    ("013CUnsignedLongB0", CUnsignedLongLong.self), ("6CFloat", CFloat.self),
    ("7CDouble", CDouble.self), ("7Float32", Float32.self), ("7Float64", Float64.self),
  ]

  private static let identities: [(type: any Any.Type, precise: String)] = [
    (Bool.self, "s:Sb"), (Int.self, "s:Si"), (UInt.self, "s:Su"), (Double.self, "s:Sd"),
    (Float.self, "s:Sf"), (Int8.self, "s:s4Int8V"), (Int16.self, "s:s5Int16V"),
    (Int32.self, "s:s5Int32V"), (Int64.self, "s:s5Int64V"), (UInt8.self, "s:s5UInt8V"),
    (UInt16.self, "s:s6UInt16V"), (UInt32.self, "s:s6UInt32V"), (UInt64.self, "s:s6UInt64V"),
    (Unicode.Scalar.self, "s:s7UnicodeO6ScalarV"),
  ]
}

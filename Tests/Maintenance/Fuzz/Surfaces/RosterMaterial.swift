import SeededNumbers

/// The building blocks of rosters.
enum RosterMaterial {
  static let material = Material(
    seeds: seeds.map { Array($0.utf8) },
    words: words,
    grammar: { roster(&$0) }
  )

  private static let seeds = [
    """
    {"id":"1","name":"Ada Lovelace","email":"ada@example.org"}
    {"id":2,"name":"Dora","lastName":"Brandt","email":"dora@example.org","amount":300}

    { "id" : "3" , "name" : "Zo\\u00eb \\ud83d\\ude00", "email":"z@b.org", "currency" : "jpy" }
    """,
    "\u{FEFF}{\"id\":\"1\",\"name\":\"Ada\",\"email\":\"a@b.org\"}\r\n\r\n{}\r\n",
    #"{"id":"x","name":"A\t\"B\"\\C\/","lastName":"\b\f\n\r","email":"é@ü.org","amount":1}"#,
  ]

  private static let words =
    ["id", "name", "lastName", "email", "amount", "currency", "EUR", "@", ".org"].flatMap {
      [$0, "\"\($0)\"", "\"\($0)\":"]
    } + [",", ":", "{", "}", "\"", "\n", "\\u00", "\\ud83d", "\\udc00", "\\uD800\\u0041"]

  private static func roster(_ numbers: inout SeededNumbers) -> String {
    let end = numbers.pick(["\n", "\r\n", "\n\n"])
    let count = 1 + Int(numbers.next(below: 6))
    return (0..<count).map { _ in line(&numbers) }.joined(separator: end)
  }

  private static func line(_ numbers: inout SeededNumbers) -> String {
    var members = [
      ("id", #""7""#), ("name", #""Ada Lovelace""#), ("email", #""ada@example.org""#),
      ("amount", "2500"), ("currency", #""EUR""#), ("lastName", #""King""#),
    ]
    let changes = numbers.next(below: 3)
    for _ in 0..<changes {
      let place = Int(numbers.next(below: UInt64(members.count)))
      members[place].1 = value(&numbers)
    }
    if numbers.next(below: 4) == 0 { members.append((numbers.pick(words), value(&numbers))) }
    if numbers.next(below: 4) == 0 { members.removeLast(Int(numbers.next(below: 4))) }
    let blank = numbers.pick(["", " ", "\t", "  "])
    let text = members.map { "\"\($0.0)\"\(blank):\(blank)\($0.1)" }
    return "{\(text.joined(separator: ",\(blank)"))}"
  }

  private static func value(_ numbers: inout SeededNumbers) -> String {
    switch numbers.next(below: 4) {
    case 0: numbers.pick(Hostile.numbers)
    case 1: "\"\(Hostile.text(&numbers))\""
    case 2: "\"Ada\(Hostile.text(&numbers))@example.org\""
    default: numbers.pick(["null", "true", "[]", "{}", "\"\"", "1.0", "\"a b\""])
    }
  }
}

import SeededNumbers

/// The building blocks of saved transcripts.
enum TranscriptMaterial {
  static let material = Material(
    seeds: seeds.map { Array($0.utf8) },
    words: words,
    grammar: { file(&$0) }
  )

  private static let seeds = [
    """
    {"calls":[
      {"endpoint":"Store.find","inputs":["7"],"returned":{"rice":1}},
      {"endpoint":"Store.find","inputs":["8"]},
      {"endpoint":"Store.save","inputs":["\\"a\\"","nil"],"threw":{"locked":"x"},"type":"s:Si"},
      {"endpoint":"Rates.all","inputs":[],"returnedStream":{"element":"Si","failure":"s5Error_p"}},
      {"element":1,"endpoint":"Rates.all","inputs":[],"step":1},
      {"element":2,"endpoint":"Rates.all","inputs":[],"step":2},
      {"ended":true,"endpoint":"Rates.all","inputs":[],"step":3},
      {"element":5,"endpoint":"Rates.all","inputs":[],"iteration":2,"ofCall":1,"step":1},
      {"endpoint":"Rates.all","inputs":[],"iteration":2,"step":2,"threw":"dead","type":"SS"},
      {"endpoint":"Rates.all","givenUp":"cancelled","inputs":[],"iteration":3,"step":1}
    ]}
    """,
    #"{"calls":[{"endpoint":"A.b","inputs":[],"returned":3,"type":"Si"}]}"#,
    #"{"calls":[]}"#,
  ]

  private static let words =
    [
      "calls", "endpoint", "inputs", "returned", "threw", "type", "returnedStream", "element",
      "failure", "step", "ended", "givenUp", "iteration", "ofCall", "cancelled",
    ].flatMap { ["\"\($0)\":", "\"\($0)\""] } + types + [
      "{\"endpoint\":\"Rates.all\",\"inputs\":[],", "},{", ",", "[[", "{}", "null", "true", "1e400",
    ]

  /// Mangled names: valid, invalid, and with references into memory.
  private static let types = [
    "Si", "SS", "Sb", "Sd", "yt", "SaySiG", "SDySSSiG", "s5Error_p", "ScS", "s5NeverO", "$sSi",
    "SaySaySaySiGGG", "xx", "S", "Say", "Sy", "_", "\\u0001\\u0002\\u0003\\u0004\\u0005",
    "\\u0001abcd", "\\u0002abcd", "\\u0018abcdefgh", "\\u001Fabcdefgh", "\\u0000", "\\u00ff",
    "Si_Sit", "yySiXEc", "SiSgSgSgSg", "x", "q_", "qd__", "$", "So8NSObjectC", "ScA_pYA",
  ]

  private static func file(_ numbers: inout SeededNumbers) -> String {
    let rows = (0..<numbers.next(below: 8)).map { _ in row(&numbers) }
    return "{\"calls\":[\(rows.joined(separator: ",\n"))]}"
  }

  private static func row(_ numbers: inout SeededNumbers) -> String {
    var members = ["\"endpoint\":\"\(numbers.pick(["A.a", "A.aa", "A.aaa", "A.aaaa"]))\""]
    members.append("\"inputs\":[\(numbers.pick(["", "\"1\"", "\"1\",\"2\"", "1"]))]")
    switch numbers.next(below: 8) {
    case 0: members.append("\"returned\":\(value(&numbers))")
    case 1: members.append("\"threw\":\(value(&numbers))")
    case 2, 3:
      let (element, failure) = (numbers.pick(types), numbers.pick(types))
      members.append("\"returnedStream\":{\"element\":\"\(element)\",\"failure\":\"\(failure)\"}")
    case 4, 5, 6:
      members.append("\"step\":\(numbers.pick(["1", "2", "3", number(&numbers)]))")
      members.append("\"ofCall\":\(numbers.pick(["1", "1", "2", number(&numbers)]))")
      members.append("\"iteration\":\(numbers.pick(["1", "1", "2", number(&numbers)]))")
      members.append(
        numbers.pick(["\"element\":1", "\"ended\":true", "\"givenUp\":\"cancelled\""])
      )
    default: break
    }
    if numbers.next(below: 3) == 0 { members.append("\"type\":\"\(numbers.pick(types))\"") }
    return "{\(members.joined(separator: ","))}"
  }

  private static func number(_ numbers: inout SeededNumbers) -> String {
    numbers.pick(Hostile.numbers.filter { Double($0) != nil && !$0.hasPrefix("+") })
  }

  private static func value(_ numbers: inout SeededNumbers) -> String {
    switch numbers.next(below: 4) {
    case 0: number(&numbers)
    case 1: "\"\(numbers.pick(["a", "\\u0000", "\\ud83d\\ude00", "é"]))\""
    default:
      numbers.pick(["null", "[]", "{}", "[1,2]", "{\"a\":1}", "{\"locked\":{\"_0\":\"x\"}}"])
    }
  }
}

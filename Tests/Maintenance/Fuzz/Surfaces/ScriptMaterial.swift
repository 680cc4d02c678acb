import Foundation
import SeededNumbers

/// The building blocks of scripts.
enum ScriptMaterial {
  static var material: Material {
    Material(seeds: seeds.map { Array($0.utf8) } + real, words: words, grammar: { script(&$0) })
  }

  /// The scripts of the sample and of the bank. The kitchen does not know most of their commands.
  private static var real: [[UInt8]] {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
      .standardized
    return ["PlaygroundTests/Scripts", "Clients/Scripts"].flatMap { folder in
      let folder = tests.appending(path: folder).path
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return files.sorted().filter { $0.hasSuffix(".script") }.compactMap { name in
        (try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))).map { Array($0) }
      }
    }
  }

  private static let seeds = [
    """
    # All that a kitchen does.
    let rice = cook ingredient={"id":{"rawValue":"rice"},"grams":100} heat=low
    expect {"grams":100}
    expect $rice.of.id.rawValue rice
    let found = restock $rice.of.id
    restock id={"rawValue":"nothing"}
    expect null
    call pantry.all
    serve heat=[{"low":{}},null,{"degrees":{"_0":180}}]
    measure small=-128 big=1.50
    schedule at=2026-01-31 hot=true
    season thyme 0.5
    wait
    expect calls pantry.find 2
    transcript
    """,
    """
    override pantry.take fail locked("the key is lost") then fail empty then pass
    cook {"id":{"rawValue":"salt"},"grams":1} degrees(180)
    expect error "the key"
    cook {"id":{"rawValue":"salt"},"grams":1} program(name: "slow", minutes: 5)
    expect error
    cook {"id":{"rawValue":"salt"},"grams":1}
    override pantry.count call 2 return 7
    call pantry.count
    call pantry.count
    restore all
    set limit 9
    run world
    expect 9
    let smells = call stove.smells 3
    expect $smells.1 "smell 1"
    override stove.smells return ["burnt", "s\\u00fc\\u{DF}"]
    call stove.smells 1
    call stove.unlock {"value":"open sesame"}
    transcript mermaid
    world sandbox
    transcript json
    save out.json
    replay out.json
    help cook
    endpoints
    commands
    graph dot
    time
    quit
    """,
    """
    override stove.heat delay 1ms then hang
    wait
    cook {"id":{"rawValue":"rice"},"grams":1} low
    expect error
    call pantry.now
    expect 1970-01-01
    """,
  ]

  private static let words =
    [
      "cook", "restock", "season", "wait", "brew", "world", "serve", "schedule", "measure", "call",
      "run", "let x = ", "expect ", "override ", "restore ", "set limit ", "transcript", "save a",
      "replay a", "time", "graph", "help ", "quit", "pantry.take", "pantry.find", "pantry.all",
      "pantry.now", "pantry.count", "stove.heat", "stove.smells", "stove.unlock", " then ",
      " call ",
      "fail ", "fail-after ", "return ", "delay ", "hang", "pass", "error ", "no-error", "calls ",
      "ingredient=", "heat=", "id=", "spice=", "größe=", "tip=", "at=", "hot=", "small=", "big=",
      "$x", "$x.id", "$x.0", "$rice.of.id", "$ada.id.id", "$", "sandbox", "closed", "live", "empty",
      "locked(\"x\")", "degrees(", "program(name: \"", "low", "nil", "{\"rawValue\":\"rice\"}",
      "1ms",
      "2026-01-31", "2026-01-31T09:30:00Z", "2026-02-31",
    ].flatMap { [$0, " \($0)"] } + ["\n", "\n", "\r\n", " ", "\t", "\u{2003}", "#"]

  // MARK: Generated scripts

  private static func script(_ numbers: inout SeededNumbers) -> String {
    let count = 1 + Int(numbers.next(below: 8))
    let end = numbers.next(below: 8) == 0 ? "\r\n" : "\n"
    return (0..<count).map { _ in line(&numbers) }.joined(separator: end)
  }

  private static func line(_ numbers: inout SeededNumbers) -> String {
    let prefix = numbers.next(below: 4) == 0 ? "let x\(numbers.next(below: 3)) = " : ""
    switch numbers.next(below: 14) {
    case 0: return "expect \(value(&numbers))"
    case 1: return "expect $x\(numbers.next(below: 3)) \(value(&numbers))"
    case 2: return "override \(endpoint(&numbers)) \(step(&numbers))"
    case 3: return "override \(endpoint(&numbers)) \(step(&numbers)) then \(step(&numbers))"
    case 4: return "set limit \(value(&numbers))"
    case 5:
      return "measure small=\(numbers.pick(Hostile.numbers)) big=\(numbers.pick(Hostile.numbers))"
    case 6: return prefix + "restock \(identifier(&numbers))"
    case 7: return prefix + "cook \(ingredient(&numbers)) \(value(&numbers))"
    case 8: return prefix + "season spice=\(text(&numbers)) größe=\(numbers.pick(Hostile.numbers))"
    case 9: return prefix + "call stove.smells \(numbers.next(below: 5))"
    case 10: return prefix + "schedule at=\(value(&numbers))"
    case 11: return prefix + "serve heat=[\(value(&numbers)),null]"
    case 12: return "expect error \(text(&numbers))"
    default: return prefix + "call \(endpoint(&numbers)) \(value(&numbers))"
    }
  }

  private static func endpoint(_ numbers: inout SeededNumbers) -> String {
    numbers.pick([
      "pantry.take", "pantry.find", "pantry.all", "pantry.now", "pantry.count", "stove.heat",
      "stove.smells", "stove.unlock",
    ])
  }

  private static func step(_ numbers: inout SeededNumbers) -> String {
    switch numbers.next(below: 24) {
    case 0...2: "delay \(numbers.pick(Hostile.numbers))\(numbers.pick(["ms", "s", "s", "h"]))"
    case 3: "call \(numbers.pick(Hostile.numbers)) pass"
    case 4: "hang"
    case 5...9: "fail \(value(&numbers))"
    case 10...11: "fail-after \(value(&numbers))"
    case 12...20: "return \(value(&numbers))"
    default: "pass"
    }
  }

  private static func identifier(_ numbers: inout SeededNumbers) -> String {
    let id = numbers.pick(["\"rice\"", "\"salt\"", text(&numbers)])
    return "{\"rawValue\":\(id)}"
  }

  private static func ingredient(_ numbers: inout SeededNumbers) -> String {
    let grams = numbers.pick(["1", "50", numbers.pick(Hostile.numbers)])
    return "{\"id\":\(identifier(&numbers)),\"grams\":\(grams)}"
  }

  private static func text(_ numbers: inout SeededNumbers) -> String {
    numbers.next(below: 3) == 0 ? "\"thyme\"" : "\"\(Hostile.text(&numbers))\""
  }

  private static func value(_ numbers: inout SeededNumbers) -> String {
    switch numbers.next(below: 10) {
    case 0: numbers.pick(Hostile.numbers)
    case 1: text(&numbers)
    case 2: Hostile.text(&numbers)
    case 3: "$x\(numbers.next(below: 3))\(numbers.pick(["", ".id", ".0", ".of.id.rawValue", "."]))"
    case 4: numbers.pick(["low", "nil", "null", "degrees(180)", "degrees(\(text(&numbers)))"])
    case 5: numbers.pick(["empty", "jammed", "locked(\(text(&numbers)))", "wrong([])"])
    case 6: "[\(numbers.pick(Hostile.numbers)),\(text(&numbers))]"
    case 7: identifier(&numbers)
    case 8: ingredient(&numbers)
    default: numbers.pick(["1", "2", "500", "\"smell 0\"", "true", "1970-01-01", "rice"])
    }
  }
}

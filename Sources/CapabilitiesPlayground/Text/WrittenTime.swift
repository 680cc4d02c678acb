extension Duration {
  /// How scripts write a time, for messages.
  static let writtenExamples = "a time such as 20ms, 1.5s or 2h"

  /// Parses a time such as `20ms`, `1.5 min` or `3 days`; `nil` for other text, and for a time that
  /// is too long.
  init?(written text: String) {
    let isNegative = text.hasPrefix("-")
    let digits = text.dropFirst(isNegative ? 1 : 0).prefix {
      $0.isASCII && $0.isNumber || $0 == "."
    }
    let unit = text.dropFirst(digits.count + (isNegative ? 1 : 0)).trimmingPrefix(" ")
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    // With more decimals, the product could be out of range.
    guard let attoseconds = units[String(unit)], (1...2).contains(parts.count),
      let whole = Int128(parts[0]), parts.count == 1 || (1...12).contains(parts[1].count)
    else { return nil }
    let (product, overflows) = whole.multipliedReportingOverflow(by: attoseconds)
    guard !overflows, product / attosecondsPerSecond < Int128(Int64.max) else { return nil }
    var (total, share) = (product, attoseconds)
    for digit in parts.dropFirst().joined() {
      share /= 10
      total += share * Int128(digit.wholeNumberValue ?? 0)
    }
    self.init(attoseconds: isNegative ? -total : total)
  }

  /// Parses the time that something may take: from 0 to one day.
  init?(limit text: String) {
    self.init(written: text)
    guard (.zero ... .seconds(86_400)).contains(self) else { return nil }
  }

  /// The time as a script writes it: `1.5s`, `20ms`.
  var scriptText: String {
    let isShort = (-attosecondsPerSecond..<attosecondsPerSecond).contains(attoseconds)
    let unit = isShort && attoseconds != 0 ? attosecondsPerSecond / 1000 : attosecondsPerSecond
    let (whole, rest) = attoseconds.magnitude.quotientAndRemainder(dividingBy: unit.magnitude)
    var decimals = String(String(unit.magnitude + rest).dropFirst())
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return (attoseconds < 0 ? "-" : "") + "\(whole)" + (decimals.isEmpty ? "" : ".\(decimals)")
      + (unit == attosecondsPerSecond ? "s" : "ms")
  }
}

private let attosecondsPerSecond: Int128 = 1_000_000_000_000_000_000

/// The units of time, in attoseconds.
private let units: [String: Int128] = {
  let second = attosecondsPerSecond
  let lengths: [([String], Int128)] = [
    (["ns"], second / 1_000_000_000), (["us", "µs"], second / 1_000_000), (["ms"], second / 1000),
    (["s", "sec", "second", "seconds"], second), (["min", "minute", "minutes"], second * 60),
    (["h", "hour", "hours"], second * 3600), (["d", "day", "days"], second * 86_400),
  ]
  let units = lengths.flatMap { names, length in names.map { ($0, length) } }
  return Dictionary(uniqueKeysWithValues: units)
}()

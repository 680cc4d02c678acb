import Counter

/// A world whose values builders create and close.
struct Till: Sendable {
  var diary: Diary
}

/// Creates, replaces and closes the values of such a world, and prints each step.
func runTill() async {
  let diary = Diary()
  let till = Till(diary: diary).useCases
  print(diary.read())
  let book = await till.book()
  print(await book(5), await till.audit()(), await till.book()(1))
  print(diary.read())

  // Use cases that depend on a replacement use it.
  let replaced = Till(diary: diary).useCases {
    $0.drawer = till.drawer
    $0.book = { { _ in 1000 } }
  }
  print(await replaced.audit()(), await till.audit()())
  print(await outcome { _ = try await till.print() }, diary.read())

  // Two concurrent calls close each value once. An error does not prevent the other closes.
  async let first = outcome(till.close)
  async let second = outcome(till.close)
  _ = await (first, second)
  print(diary.read(), await outcome { _ = try await till.print() })

  // `close` closes only values that these use cases created, and no replacement.
  print(await outcome(replaced.close), diary.read())
  let other = Till(diary: diary).useCases { $0.drawer = Drawer(cents: 40) }
  print(await other.audit()(), await outcome(other.close), diary.read())

  // `close` waits for a value that is being created, and closes it.
  let (begun, released) = (AsyncStream<Void>.makeStream(), AsyncStream<Void>.makeStream())
  let slowDiary = Diary {
    begun.continuation.finish()
    for await _ in released.stream {}
  }
  let slow = Till(diary: slowDiary).useCases
  async let sum = slow.audit()()
  for await _ in begun.stream {}
  async let closed = outcome(slow.close)
  for _ in 0..<100 { await Task.yield() }
  released.continuation.finish()
  print(await closed, await sum, slowDiary.read())
}

private func outcome(_ action: () async throws -> Void) async -> String {
  do {
    try await action()
    return "done"
  } catch {
    return "\(error)"
  }
}

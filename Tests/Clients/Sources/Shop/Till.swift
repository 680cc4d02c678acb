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

  // What depends on a replacement uses it.
  let replaced = Till(diary: diary).useCases {
    $0.drawer = till.drawer
    $0.book = { { _ in 1000 } }
  }
  print(await replaced.audit()(), await till.audit()())
  do {
    _ = try await till.print()
  } catch {
    print(error)
  }
  print(diary.read())

  // Two concurrent calls close each value once. An error does not prevent the other closes.
  async let first = outcome(ofClosing: till)
  async let second = outcome(ofClosing: till)
  _ = await (first, second)
  print(diary.read())

  // `close` closes only values that these use cases created, and no replacement.
  print(await outcome(ofClosing: replaced), diary.read())
  let other = Till(diary: diary).useCases { $0.drawer = Drawer(cents: 40) }
  print(await other.audit()(), await outcome(ofClosing: other), diary.read())
}

private func outcome(ofClosing useCases: Till.UseCases) async -> String {
  do {
    try await useCases.close()
    return "closed"
  } catch {
    return "\(error)"
  }
}

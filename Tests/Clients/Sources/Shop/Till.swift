import Counter

/// A world whose values builders create and close.
struct Till: Sendable {
  var diary: Diary
}

/// Creates, replaces and closes the values of such a world, and prints each step.
func runTill() async {
  let diary = Diary()
  var till = Till(diary: diary).useCases
  print(diary.read())
  let copy = till
  let book = await till.book()
  print(await book(5), await copy.audit()(), await copy.book()(1))
  print(diary.read())

  // A replacement keeps the values.
  till.book = { { _ in 1000 } }
  print(await till.audit()(), await copy.audit()())
  do {
    _ = try await till.print()
  } catch {
    print(error)
  }
  print(diary.read())

  // Two concurrent calls close each value once. An error does not prevent the other closes.
  let replaced = till
  async let first = outcome(ofClosing: replaced)
  async let second = outcome(ofClosing: copy)
  _ = await (first, second)
  print(diary.read())
  print(await outcome(ofClosing: till), diary.read())

  // `close` closes only values that these use cases created, and no replacement.
  var other = Till(diary: diary).useCases
  other.drawer = Till(diary: diary).useCases.drawer
  print(await other.audit()(), await outcome(ofClosing: other), diary.read())
  other.drawer.cents = 40
  print(await other.book()(0), other.drawer.cents, diary.read())
}

private func outcome(ofClosing useCases: Till.UseCases) async -> String {
  do {
    try await useCases.close()
    return "closed"
  } catch {
    return "\(error)"
  }
}

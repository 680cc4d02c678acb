import Counter

/// A world whose values builders make and end.
struct Till: Sendable {
  var diary: Diary
}

/// Runs through the life of such a world's values, and prints it.
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

  // Two at once end each thing once; the error of one keeps nothing from ending.
  let replaced = till
  async let first = outcome(ofClosing: replaced)
  async let second = outcome(ofClosing: copy)
  _ = await (first, second)
  print(diary.read())
  print(await outcome(ofClosing: till), diary.read())

  // Only what was made is ended, and that of a world before this one too.
  var other = Till(diary: diary).useCases
  other.world = Till(diary: diary)
  print(await outcome(ofClosing: other), diary.read())
}

private func outcome(ofClosing useCases: Till.UseCases) async -> String {
  do {
    try await useCases.close()
    return "closed"
  } catch {
    return "\(error)"
  }
}

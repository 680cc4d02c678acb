import Testing

@testable import Capabilities

@Suite("Shared calls")
struct SharedCallsTests {
  private typealias Calls = SharedCalls<String, Int, String, String>
  private var calls = Calls()

  @Test("begin with the first caller, and answer all who wait")
  mutating func answerAll() {
    let first = calls.join("ada")
    let second = calls.join("ada")
    let other = calls.join("grace")
    #expect([first.begins, second.begins, other.begins] == [true, false, true])
    #expect(calls.wait(first, "first") == nil)
    #expect(calls.wait(second, "second") == nil)
    #expect(Set(calls.finish(first, with: 7)) == ["first", "second"])
    #expect(calls.finish(other, with: 8) == [])
    #expect(calls.wait(other, "other") == 8)
    #expect(calls.isEmpty)
  }

  @Test("let a cancelled caller go at once, and cancel nothing while another is interested")
  mutating func letGo() {
    let first = calls.join("ada")
    calls.attach("work", to: first)
    let second = calls.join("ada")
    #expect(calls.wait(first, "first") == nil)
    #expect(calls.leave(first, with: -1) == ("first", nil))
    #expect(calls.wait(second, "second") == nil)
    #expect(calls.finish(first, with: 7) == ["second"])
    #expect(calls.isEmpty)
  }

  @Test("cancel the work with the last caller, and begin anew for whoever asks then")
  mutating func cancelWork() {
    let first = calls.join("ada")
    calls.attach("work", to: first)
    #expect(calls.leave(first, with: -1) == (nil, "work"))
    #expect(calls.wait(first, "first") == -1)
    let later = calls.join("ada")
    #expect(later.begins)
    #expect(calls.finish(first, with: 7) == [])
    #expect(calls.wait(later, "later") == nil)
    #expect(calls.finish(later, with: 8) == ["later"])
    #expect(calls.isEmpty)
  }

  @Test("answer a caller who can be given nothing, though it is not interested")
  mutating func answerUninterested() {
    let first = calls.join("ada")
    calls.attach("work", to: first)
    #expect(calls.wait(first, "first") == nil)
    #expect(calls.leave(first, with: nil) == (nil, "work"))
    #expect(calls.join("ada").begins)
    #expect(calls.finish(first, with: 7) == ["first"])
  }

  @Test("ignore a caller who is cancelled after it was answered")
  mutating func ignoreLate() {
    let first = calls.join("ada")
    calls.attach("work", to: first)
    #expect(calls.finish(first, with: 7) == [])
    #expect(calls.leave(first, with: -1) == (nil, nil))
    #expect(calls.wait(first, "first") == 7)
    #expect(calls.isEmpty)
  }
}

import Testing

@testable import CapabilitiesPlayground

@Suite("Scripts")
struct ScriptTests {
  @Test("scratch")
  func scratch() async throws {
    let run = await play(
      """
      serve nil [null,{"low":{}},{"degrees":4},{"program":{"name":"x","minutes":3}}]
      measure 127 12345678901234567890.5
      override stove.unlock fail wrong([{"value":"topsecret"}])
      cook {"id":"rice","grams":1} heat=program(name: "slow", minutes: 5)
      transcript
      """
    )
    print(run.output)
    print(run.errors)
    let wrong = await play(
      #"""
      cok
      cook {"id":"rice","gram":200}
      cook {"id":"rice","grams":200,"colour":1}
      cook {"id":"rice","grams":"many"}
      cook {"id":"rice","grams":99999999999999999999}
      cook {"id":"rice","grams":1,"grams":2}
      cook rice
      cook {"id":"rice","grams":1} heat=lo
      cook {"id":"rice","grams":1} heat=nil
      cook {"id":"rice","grams":1} heat=degrees
      cook {"id":"rice","grams":1} heat=degrees(hot)
      cook {"id":"rice","grams":1} heat=program(name: "x")
      cook {"id":"rice","grams":1} ingredient={"id":"rice","grams":1}
      cook {"id":"rice","grams":1} haet=low
      cook {"id":"rice","grams":1
      cook {"id":"rice" "grams":1}
      cook {"id":rice}
      cook $rice
      let rice = restock rice
      cook $ric
      cook $rice.
      let w = wait
      cook $w
      let 5 = wait
      let a=wait
      let b =
      let c wait
      let d = expect error
      override pantry.now delay 1s
      override pantry.now hang
      override pantry.now fail "x"
      override pantry.take fail wrong("x")
      override pantry.take fail
      override pantry.take return
      override pantry.take call 2 fail empty then call 2 hang
      override pantry.take
      override stove.heat return 5
      override pantry.tak fail empty
      season SALT 1
      season salt nan
      season salt 1e999
      measure 128
      measure 1.5
      measure 1 big=x
      schedule yesterday
      schedule 2026-02-31
      schedule 2026-01-01 id=x
      schedule 2026-01-01 hot=maybe
      brew x
      brew
      watch
      pantry.take x
      world moon
      world live
      expect
      expect errror x
      expect calls pantry.take -1
      expect calls pantry.tke 1
      expect error ""
      transcript jpeg
      graph jpeg
      help me
      set limt 5
      set limit x
      restore everything
      restock "a"b
      restock =1
      restock "\q"
      restock "abc
      time 5
      run wrld
      call pantry.all 5
      """#
    )
    print(wrong.output)
    print(wrong.errors)
  }
}

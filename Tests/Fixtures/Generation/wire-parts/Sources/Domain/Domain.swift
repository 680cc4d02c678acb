// A world with more use cases and values than one class of the generated code stores.

public struct Value0: Sendable {}
public func makeValue0(home: String) -> Value0 { Value0() }
public struct Value1: Sendable {}
public func makeValue1(value0: Value0) -> Value1 { Value1() }
public struct Value2: Sendable {}
public func makeValue2(value1: Value1) -> Value2 { Value2() }
public struct Value3: Sendable {}
public func makeValue3(value2: Value2) -> Value3 { Value3() }
public struct Value4: Sendable {}
public func makeValue4(home: String) -> Value4 { Value4() }
public struct Value5: Sendable {}
public func makeValue5(value4: Value4) -> Value5 { Value5() }
public struct Value6: Sendable {}
public func makeValue6(value5: Value5) -> Value6 { Value6() }
public struct Value7: Sendable {}
public func makeValue7(value6: Value6) -> Value7 { Value7() }
public struct Value8: Sendable {}
public func makeValue8(home: String) -> Value8 { Value8() }
public struct Value9: Sendable {}
public func makeValue9(value8: Value8) -> Value9 { Value9() }
public struct Value10: Sendable {}
public func makeValue10(value9: Value9) -> Value10 { Value10() }
public struct Value11: Sendable {}
public func makeValue11(value10: Value10) -> Value11 { Value11() }
public struct Value12: Sendable {}
public func makeValue12(home: String) -> Value12 { Value12() }
public struct Value13: Sendable {}
public func makeValue13(value12: Value12) -> Value13 { Value13() }
public struct Value14: Sendable {}
public func makeValue14(value13: Value13) -> Value14 { Value14() }
public struct Value15: Sendable {}
public func makeValue15(value14: Value14) -> Value15 { Value15() }
public struct Value16: Sendable {}
public func makeValue16(home: String) -> Value16 { Value16() }
public struct Value17: Sendable {}
public func makeValue17(value16: Value16) -> Value17 { Value17() }
public struct Value18: Sendable {}
public func makeValue18(value17: Value17) async throws -> (
  Value18, close: @Sendable () async -> Void
) { (Value18(), close: {}) }
public struct Value19: Sendable {}
public func makeValue19(value18: Value18) -> Value19 { Value19() }
public typealias Use0 = @Sendable () -> Int
public func makeUse0(home: String, value0: Value0) -> Use0 { { 1 } }
public typealias Use1 = @Sendable () -> Int
public func makeUse1(use0: @escaping Use0, value1: Value1) -> Use1 { { 1 } }
public typealias Use2 = @Sendable () -> Int
public func makeUse2(use1: @escaping Use1, value2: Value2) -> Use2 { { 1 } }
public typealias Use3 = @Sendable () -> Int
public func makeUse3(home: String, value3: Value3) -> Use3 { { 1 } }
public typealias Use4 = @Sendable () -> Int
public func makeUse4(use3: @escaping Use3, value4: Value4) -> Use4 { { 1 } }
public typealias Use5 = @Sendable () -> Int
public func makeUse5(use4: @escaping Use4, value5: Value5) -> Use5 { { 1 } }
public typealias Use6 = @Sendable () -> Int
public func makeUse6(home: String, value6: Value6) -> Use6 { { 1 } }
public typealias Use7 = @Sendable () -> Int
public func makeUse7(use6: @escaping Use6, value7: Value7) -> Use7 { { 1 } }
public typealias Use8 = @Sendable () -> Int
public func makeUse8(use7: @escaping Use7, value8: Value8) -> Use8 { { 1 } }
public typealias Use9 = @Sendable () -> Int
public func makeUse9(home: String, value9: Value9) -> Use9 { { 1 } }
public typealias Use10 = @Sendable () -> Int
public func makeUse10(use9: @escaping Use9, value10: Value10) -> Use10 { { 1 } }
public typealias Use11 = @Sendable () -> Int
public func makeUse11(use10: @escaping Use10, value11: Value11) -> Use11 { { 1 } }
public typealias Use12 = @Sendable () -> Int
public func makeUse12(home: String, value12: Value12) -> Use12 { { 1 } }
public typealias Use13 = @Sendable () -> Int
public func makeUse13(use12: @escaping Use12, value13: Value13) -> Use13 { { 1 } }
public typealias Use14 = @Sendable () -> Int
public func makeUse14(use13: @escaping Use13, value14: Value14) -> Use14 { { 1 } }
public typealias Use15 = @Sendable () -> Int
public func makeUse15(home: String, value15: Value15) -> Use15 { { 1 } }
public typealias Use16 = @Sendable () -> Int
public func makeUse16(use15: @escaping Use15, value16: Value16) -> Use16 { { 1 } }
public typealias Use17 = @Sendable () -> Int
public func makeUse17(use16: @escaping Use16, value17: Value17) -> Use17 { { 1 } }
public typealias Use18 = @Sendable () -> Int
public func makeUse18(home: String, value18: Value18) -> Use18 { { 1 } }
public typealias Use19 = @Sendable () -> Int
public func makeUse19(use18: @escaping Use18, value19: Value19) -> Use19 { { 1 } }
public typealias Use20 = @Sendable () -> Int
public func makeUse20(use19: @escaping Use19, use10: @escaping Use10) async -> Use20 { { 1 } }
public typealias Use21 = @Sendable () -> Int
public func makeUse21(home: String) -> Use21 { { 1 } }
public typealias Use22 = @Sendable () -> Int
public func makeUse22(use21: @escaping Use21) -> Use22 { { 1 } }
public typealias Use23 = @Sendable () -> Int
public func makeUse23(use22: @escaping Use22) -> Use23 { { 1 } }
public typealias Use24 = @Sendable () -> Int
public func makeUse24(home: String) -> Use24 { { 1 } }
public typealias Use25 = @Sendable () -> Int
public func makeUse25(use24: @escaping Use24, use12: @escaping Use12) -> Use25 { { 1 } }
public typealias Use26 = @Sendable () -> Int
public func makeUse26(use25: @escaping Use25) -> Use26 { { 1 } }
public typealias Use27 = @Sendable () -> Int
public func makeUse27(home: String) -> Use27 { { 1 } }
public typealias Use28 = @Sendable () -> Int
public func makeUse28(use27: @escaping Use27) -> Use28 { { 1 } }
public typealias Use29 = @Sendable () -> Int
public func makeUse29(use28: @escaping Use28) -> Use29 { { 1 } }
public typealias Use30 = @Sendable () -> Int
public func makeUse30(home: String, use15: @escaping Use15) -> Use30 { { 1 } }
public typealias Use31 = @Sendable () -> Int
public func makeUse31(use30: @escaping Use30) -> Use31 { { 1 } }
public typealias Use32 = @Sendable () -> Int
public func makeUse32(use31: @escaping Use31) -> Use32 { { 1 } }
public typealias Use33 = @Sendable () -> Int
public func makeUse33(home: String) -> Use33 { { 1 } }
public typealias Use34 = @Sendable () -> Int
public func makeUse34(use33: @escaping Use33) -> Use34 { { 1 } }
public typealias Use35 = @Sendable () -> Int
public func makeUse35(use34: @escaping Use34, use17: @escaping Use17) -> Use35 { { 1 } }
public struct Extra: Sendable {}
public func makeExtra(use1: @escaping Use1) -> Extra { Extra() }
public func makeOpen(extra: Extra, use30: @escaping Use30, value3: Value3, times: Int)
  -> @Sendable (Int) -> Int
{ { $0 } }

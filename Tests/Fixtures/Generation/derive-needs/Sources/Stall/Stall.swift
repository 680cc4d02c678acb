public import Shop

extension Elsewhere {
  public static var test: Elsewhere { Elsewhere {} }
}

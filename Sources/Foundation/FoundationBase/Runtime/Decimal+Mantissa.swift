extension Decimal {
  /// The digits of the significand in base 65,536, the lowest first, as Apple's type stores them.
  public var _mantissa: (UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16, UInt16) {
    // Foundation on Linux exposes the significand only as a number or a text.
    let number = isFinite ? UInt128("\(significand.magnitude)") ?? 0 : 0
    func digit(_ place: Int) -> UInt16 { UInt16(truncatingIfNeeded: number >> (16 * place)) }
    return (
      digit(0), digit(1), digit(2), digit(3), digit(4), digit(5), digit(6), digit(7)
    )
  }
}

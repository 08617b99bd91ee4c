extension NSNumber {
  /// The number as a decimal number; not a number if it is infinite (ObjectiveC.FO11).
  ///
  /// Foundation on Linux computes a binary number with an error.
  @_disfavoredOverload
  public var decimalValue: Decimal {
    let text: String
    switch UInt8(bitPattern: objCType.pointee) {
    case _ where self is NSDecimalNumber: text = description(withLocale: nil)
    case UInt8(ascii: "d") where doubleValue.isFinite: text = "\(doubleValue)"
    case UInt8(ascii: "f") where floatValue.isFinite: text = "\(floatValue)"
    case UInt8(ascii: "d"), UInt8(ascii: "f"): return .nan
    default: text = description(withLocale: nil)
    }
    return Decimal(string: text, locale: nil) ?? Decimal(doubleValue)
  }
}

extension NSNumber {
  /// The number as a decimal number (ObjectiveC.FO11).
  ///
  /// Foundation on Linux computes a binary number with an error.
  @_disfavoredOverload
  public var decimalValue: Decimal {
    Decimal(string: description(withLocale: nil), locale: nil) ?? Decimal(doubleValue)
  }
}

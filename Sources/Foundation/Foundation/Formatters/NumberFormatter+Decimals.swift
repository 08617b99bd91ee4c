extension NumberFormatter {
  /// Returns the text of a decimal number (ObjectiveC.FO8).
  ///
  /// For Foundation on Linux the number is first a binary one with an error, so that 12345.12,
  /// rounded down, ends with 11. Here it is the nearest binary number. The compiler prefers this
  /// method for a decimal number; it calls the general one, which a subclass may override.
  ///
  /// - Parameter number: The number.
  public func string(from number: NSDecimalNumber) -> String? {
    let nearest = Double(number.decimalValue.description).map { NSNumber(value: $0) }
    return string(from: nearest ?? number as NSNumber)
  }
}

/// Foundation on Linux reads a number at the beginning of a text, without regard to what follows,
/// to the formatter's range, and to `generatesDecimalNumbers`.
extension NumberFormatter {
  /// Returns the number of a text (Formatters.FM21).
  ///
  /// - Parameter string: The text.
  /// - Returns: The number; nil if the whole text is not a number, or the number is out of range.
  ///
  /// - Thread: any.
  @_disfavoredOverload
  public func number(from string: String) -> NSNumber? {
    guard let own = self as? any _KVNumberParse else { return _base_number(from: string) }
    return own._own_number(from: string)
  }

  /// Returns the number of a text; lowered sources call this in place of `super`.
  public func _base_number(from string: String) -> NSNumber? {
    guard let number = self.Foundation::number(from: string), isWhole(string, number) else {
      return nil
    }
    if let minimum, number.compare(minimum) == .orderedAscending { return nil }
    if let maximum, number.compare(maximum) == .orderedDescending { return nil }
    return generatesDecimalNumbers ? NSDecimalNumber(decimal: number.decimalValue) : number
  }

  /// Returns whether a number is that of a whole text, rather than of its beginning: then another
  /// digit changes the number, or without its last character the text has another one or none.
  private func isWhole(_ string: String, _ number: NSNumber) -> Bool {
    // The rules that read words skip arbitrary characters, and so does a lenient formatter.
    guard !isLenient, ![.spellOut, .ordinal].contains(numberStyle) else { return true }
    return self.Foundation::number(from: string + "5") != number
      || self.Foundation::number(from: String(string.dropLast())) != number
  }
}

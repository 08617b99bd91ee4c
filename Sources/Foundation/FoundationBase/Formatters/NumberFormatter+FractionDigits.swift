/// Foundation on Linux ignores `maximumFractionDigits` where `minimumFractionDigits` is not 0: a
/// number has then as many digits as the style gives it, such as three for `decimal`.
extension NumberFormatter {
  /// Returns the text of a number (Formatters.FM20).
  ///
  /// - Parameter number: The number.
  /// - Returns: The text.
  ///
  /// - Thread: any.
  @_disfavoredOverload
  public func string(from number: NSNumber) -> String? {
    guard let own = self as? any _KVNumberText else { return _base_string(from: number) }
    return own._own_string(from: number)
  }

  /// Returns the text of a number; lowered sources call this in place of `super`.
  public func _base_string(from number: NSNumber) -> String? {
    // Foundation on Linux writes the signs of both.
    if number.doubleValue == -.infinity { return negativeInfinitySymbol }
    guard let rounded = RoundedNumber(of: number, for: self) else {
      return self.Foundation::string(from: writable(number))
    }
    guard rounded.digits > rounded.shownDigits,
      let precise = copy(with: nil) as? NumberFormatter
    else { return self.Foundation::string(from: rounded.number) }
    // So many digits are shown, and no more.
    precise.minimumFractionDigits = rounded.digits
    return precise.Foundation::string(from: rounded.number)
  }

  /// Returns the number in a form that Foundation on Linux writes correctly.
  ///
  /// - A decimal number becomes the nearest binary one (ObjectiveC.FO8). Foundation makes it one
  ///   with an error, so that 12345.12, rounded down, ends with 11.
  /// - A whole number above `Int64.max` becomes the nearest binary one (Formatters.FM20).
  ///   Foundation takes its bits for those of a negative one.
  private func writable(_ number: NSNumber) -> NSNumber {
    if let decimal = number as? NSDecimalNumber {
      return Double(decimal.decimalValue.description).map { NSNumber(value: $0) } ?? number
    }
    let isLarge = String(cString: number.objCType) == "Q" && number.int64Value < 0
    return isLarge ? NSNumber(value: number.doubleValue) : number
  }

  /// Returns the text of an object that is a number (Formatters.FM20).
  ///
  /// - Parameter obj: The object.
  /// - Returns: The text; nil for another object.
  ///
  /// - Thread: any.
  public func string<Value>(for obj: Value) -> String? {
    let isPlain = type(of: self) == NumberFormatter.self || self is any _KVNumberText
    guard isPlain, let number = obj as? NSNumber else { return self.Foundation::string(for: obj) }
    return string(from: number)
  }
}

/// A number that is rounded to the largest number of fraction digits of a formatter.
private struct RoundedNumber {
  /// The rounded number.
  let number: NSNumber
  /// The number of fraction digits that the formatter writes at least, and that the rounded number
  /// has.
  let digits: Int
  /// The number of fraction digits that Foundation writes at most.
  let shownDigits: Int

  /// Creates the rounded number; nil if Foundation writes the number as it is to be written.
  init?(of number: NSNumber, for formatter: NumberFormatter) {
    let least = formatter.minimumFractionDigits
    guard least > 0, !formatter.usesSignificantDigits,
      (formatter.roundingIncrement?.doubleValue ?? 0) == 0,
      Self.styles.contains(formatter.numberStyle),
      let pattern = formatter.positiveFormat as String?
    else { return nil }
    let places = Self.fractionPlaces(of: pattern)
    let scale = formatter.multiplier?.decimalValue ?? 1
    let value = number.decimalValue * scale
    // A pattern of the developer's own decides the digits itself; the quotient by another
    // multiplier would not be exact.
    guard places.required == least, Self.isPowerOfTen(scale), value.isFinite else { return nil }
    let most = max(least, formatter.maximumFractionDigits)
    let result = Self.rounded(value, to: most, formatter.roundingMode)
    digits = max(least, Self.fractionDigits(of: result))
    shownDigits = places.shown
    guard digits > shownDigits || result != value else { return nil }
    self.number = NSNumber(value: Double((result / scale).description) ?? number.doubleValue)
  }

  /// The styles whose numbers have fraction digits in standard notation.
  private static let styles: [NumberFormatter.Style] = [
    .none, .decimal, .currency, .percent, .currencyISOCode, .currencyAccounting,
  ]

  /// Returns the numbers of fraction digits that a pattern such as `#,##0.0##` requires and allows.
  private static func fractionPlaces(of pattern: String) -> (required: Int, shown: Int) {
    let digits: Set<Character> = ["#", "0"]
    let characters = Array(pattern)
    let point = characters.indices.dropFirst().dropLast().first {
      characters[$0] == "." && digits.contains(characters[$0 - 1])
        && digits.contains(characters[$0 + 1])
    }
    guard let point else { return (0, 0) }
    let places = characters[(point + 1)...].prefix(while: digits.contains)
    return (places.count { $0 == "0" }, places.count)
  }

  private static func isPowerOfTen(_ number: Decimal) -> Bool {
    number > 0 && number.significand == 1
  }

  /// Returns the number of fraction digits of a number without zeros at the end.
  private static func fractionDigits(of number: Decimal) -> Int {
    let parts = number.description.split(separator: ".")
    return parts.count == 2 ? parts[1].count : 0
  }

  /// Returns a number that is rounded to a number of fraction digits.
  private static func rounded(
    _ number: Decimal, to digits: Int, _ mode: NumberFormatter.RoundingMode
  ) -> Decimal {
    let isNegative = number < 0
    func rounded(_ mode: Decimal.RoundingMode) -> Decimal {
      var (exact, result) = (number.magnitude, Decimal())
      NSDecimalRound(&result, &exact, digits, mode)
      return isNegative ? -result : result
    }
    switch mode {
    case .down: return rounded(.down)
    case .up: return rounded(.up)
    case .ceiling: return rounded(isNegative ? .down : .up)
    case .floor: return rounded(isNegative ? .up : .down)
    case .halfEven: return rounded(.bankers)
    case .halfUp: return rounded(.plain)
    case .halfDown:
      let lower = rounded(.down)
      let half = Decimal(sign: .plus, exponent: -digits - 1, significand: 5)
      return (number - lower).magnitude > half ? rounded(.up) : lower
    @unknown default: return rounded(.bankers)
    }
  }
}

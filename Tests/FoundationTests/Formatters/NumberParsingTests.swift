import TactusFoundation
import Testing

/// Tests the numbers that formatters read (Formatters.FM21).
@Suite struct NumberParsingTests {
  private func formatter(
    _ style: NumberFormatter.Style, _ locale: String = "en_US"
  ) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.numberStyle = style
    return formatter
  }

  @Test(
    "Formatters.FM21. A whole text is read, in each style",
    arguments: [
      (.decimal, "en_US", "12", 12), (.decimal, "en_US", "1.50", 1.5),
      (.decimal, "en_US", "1,234.5", 1234.5), (.decimal, "en_US", "12.", 12),
      (.decimal, "en_US", "0", 0), (.decimal, "en_US", "-.5", -0.5),
      (.decimal, "de_DE", "1.234,5", 1234.5), (.none, "en_US", "12.5", 12.5),
      (.percent, "en_US", "12.5%", 0.125), (.percent, "de_DE", "12\u{a0}%", 0.12),
      (.currency, "en_US", "$12.50", 12.5), (.currency, "de_DE", "12,50\u{a0}€", 12.5),
      (.currencyAccounting, "en_US", "($3.00)", -3), (.scientific, "en_US", "1.5E-3", 0.0015),
      (.spellOut, "en_US", "forty-two", 42), (.ordinal, "en_US", "42nd", 42),
    ] as [(NumberFormatter.Style, String, String, Double)])
  func whole(style: NumberFormatter.Style, locale: String, text: String, value: Double) {
    #expect(formatter(style, locale).number(from: text)?.doubleValue == value)
  }

  @Test(
    "Formatters.FM21. A text with other characters behind the number has none",
    arguments: [
      (.decimal, "12abc"), (.decimal, "12abc3"), (.decimal, "12-"), (.decimal, ""),
      (.decimal, "abc"), (.none, "12x"), (.none, "1,234"), (.percent, "12%x"), (.percent, "12"),
      (.currency, "$12.50x"), (.scientific, "1E5x"),
    ] as [(NumberFormatter.Style, String)])
  func trailing(style: NumberFormatter.Style, text: String) {
    #expect(formatter(style).number(from: text) == nil)
  }

  @Test("Formatters.FM21. A suffix with a digit belongs to the text")
  func suffix() {
    let area = formatter(.decimal)
    area.positiveSuffix = " m2"
    #expect(area.number(from: "12 m2") == 12)
    #expect(area.number(from: "12 m2x") == nil)
  }

  @Test("Formatters.FM21. A number is in the formatter's range, whole, or decimal, if it is to be")
  func values() {
    let small = formatter(.decimal)
    (small.minimum, small.maximum) = (1, 10)
    #expect(["0.5", "1", "10", "10.5"].map { small.number(from: $0) } == [nil, 1, 10, nil])
    let integers = formatter(.decimal)
    integers.allowsFloats = false
    #expect(integers.number(from: "15") == 15)
    #expect(integers.number(from: "1.5") == nil)
    let decimals = formatter(.decimal)
    decimals.generatesDecimalNumbers = true
    #expect(decimals.number(from: "0.1") is NSDecimalNumber)
    #expect(decimals.number(from: "0.1")?.decimalValue == Decimal(string: "0.1"))
    #expect(!(formatter(.decimal).number(from: "0.1") is NSDecimalNumber))
  }

  @Test("Formatters.FM22. Infinite numbers have their symbols")
  func infinity() {
    let decimal = formatter(.decimal)
    #expect(decimal.string(from: NSNumber(value: -Double.infinity)) == "-∞")
    #expect(decimal.string(from: NSNumber(value: Double.infinity)) == "+∞")
    decimal.negativeInfinitySymbol = "none"
    #expect(decimal.string(from: NSNumber(value: -Double.infinity)) == "none")
  }

  /// A formatter that reads dozens, as lowered sources declare it.
  private final class Dozens: NumberFormatter, @unchecked Sendable, _KVNumberParse {
    func _own_number(from string: String) -> NSNumber? {
      _base_number(from: string).map { NSNumber(value: $0.intValue * 12) }
    }
  }

  @Test("Formatters.FM21. An override is called, also by the methods of each formatter")
  func override() {
    let dozens = Dozens()
    #expect(dozens.number(from: "2") == 24)
    #expect((dozens as NumberFormatter).number(from: "2x") == nil)
    var value: AnyObject?
    #expect(dozens.getObjectValue(&value, for: "2", errorDescription: nil))
    #expect(value as? NSNumber == 24)
  }
}

import TactusFoundation
import Testing

/// Tests the digits after the decimal separator (Formatters.FM20).
@Suite struct FractionDigitTests {
  private func formatter(
    _ style: NumberFormatter.Style, from least: Int, to most: Int
  ) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = style
    formatter.minimumFractionDigits = least
    formatter.maximumFractionDigits = most
    return formatter
  }

  @Test(
    "Formatters.FM20. A number has as many digits as the formatter allows, in each style",
    arguments: [
      (1, 1, ["1234.6", "1,234.6", "$1,234.6", "123,456.8%"]),
      (2, 2, ["1234.57", "1,234.57", "$1,234.57", "123,456.79%"]),
      (1, 2, ["1234.57", "1,234.57", "$1,234.57", "123,456.79%"]),
      (3, 5, ["1234.56789", "1,234.56789", "$1,234.56789", "123,456.78901%"]),
      (1, 12, ["1234.5678901", "1,234.5678901", "$1,234.5678901", "123,456.78901%"]),
      (2, 1, ["1234.57", "1,234.57", "$1,234.57", "123,456.79%"]),
    ])
  func styles(least: Int, most: Int, texts: [String]) {
    let number = NSNumber(value: 1234.5678901)
    let styles: [NumberFormatter.Style] = [.none, .decimal, .currency, .percent]
    let found = styles.map { formatter($0, from: least, to: most).string(from: number) }
    #expect(found == texts)
  }

  @Test("Formatters.FM20. A number without so many digits has the smallest number of them")
  func few() {
    let two = formatter(.decimal, from: 2, to: 6)
    #expect(two.string(from: 5) == "5.00")
    #expect(two.string(from: NSNumber(value: 0.1 + 0.2)) == "0.30")
    #expect(two.string(from: NSNumber(value: 1e-200)) == "0.00")
    #expect(two.string(from: NSNumber(value: Double.nan)) == "NaN")
    #expect(two.string(for: 0.5) == "0.50")
    let twelve = formatter(.decimal, from: 1, to: 12)
    #expect(twelve.string(from: 1234.5678901) == "1,234.5678901")
    #expect(twelve.string(from: NSDecimalNumber(string: "0.1")) == "0.1")
    #expect(two.string(for: Decimal(string: "0.1234565")) == "0.123456")
    #expect(two.string(for: "5") == nil)
  }

  @Test("Formatters.FM20. A whole number above the largest signed one is positive")
  func unsigned() {
    let whole = formatter(.decimal, from: 0, to: 0)
    let limit: UInt64 = 1 << 63
    #expect(whole.string(from: NSNumber(value: limit - 1)) == "9,223,372,036,854,775,807")
    #expect(whole.string(from: NSNumber(value: limit)) == "9,223,372,036,854,776,000")
    #expect(whole.string(from: NSNumber(value: UInt64.max)) == "18,446,744,073,709,552,000")
    #expect(whole.string(from: NSNumber(value: Int64.min)) == "-9,223,372,036,854,775,808")
    let two = formatter(.decimal, from: 2, to: 2)
    #expect(two.string(from: NSNumber(value: UInt64.max)) == "18,446,744,073,709,552,000.00")
  }

  @Test(
    "Formatters.FM20. The last digit is rounded by the rounding mode",
    arguments: [
      (.ceiling, ["1.3", "1.4", "-1.2", "-1.2", "1.3"]),
      (.floor, ["1.2", "1.3", "-1.3", "-1.3", "1.2"]),
      (.down, ["1.2", "1.3", "-1.2", "-1.2", "1.2"]),
      (.up, ["1.3", "1.4", "-1.3", "-1.3", "1.3"]),
      (.halfEven, ["1.2", "1.4", "-1.2", "-1.3", "1.3"]),
      (.halfDown, ["1.2", "1.3", "-1.2", "-1.3", "1.3"]),
      (.halfUp, ["1.3", "1.4", "-1.3", "-1.3", "1.3"]),
    ] as [(NumberFormatter.RoundingMode, [String])])
  func rounding(mode: NumberFormatter.RoundingMode, texts: [String]) {
    let one = formatter(.decimal, from: 1, to: 1)
    one.roundingMode = mode
    let numbers: [Double] = [1.25, 1.35, -1.25, -1.26, 1.251]
    #expect(numbers.map { one.string(from: NSNumber(value: $0)) } == texts)
  }

  @Test("Formatters.FM20. A pattern of the developer's own and significant digits are kept")
  func own() {
    let pattern = formatter(.decimal, from: 2, to: 2)
    pattern.positiveFormat = "0.0000"
    #expect(pattern.string(from: NSNumber(value: 2.34567)) == "2.3457")
    let significant = formatter(.decimal, from: 2, to: 2)
    significant.maximumSignificantDigits = 4
    #expect(significant.string(from: NSNumber(value: 2.34567)) == "2.346")
  }

  /// A number formatter that marks its texts, as lowered sources declare it.
  private final class Marking: NumberFormatter, @unchecked Sendable, _KVNumberText {
    func _own_string(from number: NSNumber) -> String? {
      _base_string(from: number).map { "~" + $0 }
    }
  }

  @Test("Formatters.FM20. An override is called, and its superclass rounds")
  func override() {
    let marking = Marking()
    marking.minimumFractionDigits = 1
    marking.maximumFractionDigits = 2
    let number = NSNumber(value: 0.456)
    #expect(marking.string(from: number) == "~0.46")
    #expect((marking as NumberFormatter).string(from: number) == "~0.46")
    #expect(marking.string(for: 0.456) == "~0.46")
  }
}

import TactusFoundation
import Testing

/// Reading of texts by formatters, and its overrides as lowered sources have them.
@Suite struct FormatterParsingTests {
  private final class Cents: NumberFormatter, @unchecked Sendable, _KVParseRange, _KVParse {
    func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      range rangep: UnsafeMutablePointer<NSRange>?
    ) throws {
      obj?.pointee = NSNumber(value: (Double(string) ?? 0) / 100)
    }
    func getObjectValue(
      _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      string == "-" ? false : _parsed(obj, for: string, errorDescription: error)
    }
  }

  private final class Short: Formatter, @unchecked Sendable, _KVPartial {
    func isPartialStringValid(
      _ partialString: String,
      newEditingString newString: AutoreleasingUnsafeMutablePointer<NSString?>?,
      errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      if partialString.hasSuffix("!") { newString?.pointee = "no" }
      return partialString.count < 4
    }
  }

  @Test("Formatters.FM15. Memory of another type receives an object")
  func otherMemory() {
    let memory = UnsafeMutablePointer<Double>.allocate(capacity: 1)
    defer { memory.deallocate() }
    memory.initialize(to: 1.5)
    let value: AutoreleasingUnsafeMutablePointer<AnyObject?> =
      AutoreleasingUnsafeMutablePointer<AnyObject?>.init(memory)
    #expect(value.pointee == nil)
    #expect(NumberFormatter().getObjectValue(value, for: "12", errorDescription: nil))
    #expect(value.pointee as? Double == 12)
    value.deinitialize(count: 1)
  }

  @Test("Formatters.FM15. Numbers and dates are read; other texts give a description")
  func reading() {
    let numbers: Formatter = NumberFormatter()
    var (value, error): (AnyObject?, NSString?) = (nil, nil)
    #expect(numbers.getObjectValue(&value, for: "12", errorDescription: &error))
    #expect((value as? NSNumber)?.intValue == 12 && error == nil)
    #expect(!numbers.getObjectValue(&value, for: "tea", errorDescription: &error))
    #expect(error?.contains("tea") == true)
    let dates = ISO8601DateFormatter()
    #expect(dates.getObjectValue(&value, for: "1970-01-01T00:00:10Z", errorDescription: nil))
    #expect((value as? Date)?.timeIntervalSince1970 == 10)
  }

  @Test("Formatters.FM15. A part of a text is read")
  func part() throws {
    var (value, range): (AnyObject?, NSRange) = (nil, NSRange(location: 1, length: 2))
    try NumberFormatter().getObjectValue(&value, for: "x12y", range: &range)
    #expect((value as? NSNumber)?.intValue == 12)
    #expect(throws: CocoaError.self) {
      try NumberFormatter().getObjectValue(nil, for: "tea", range: nil)
    }
  }

  @Test("Formatters.FM15. Calls on a superclass reach a subclass's methods")
  func overrides() throws {
    let cents: NumberFormatter = Cents()
    var value: AnyObject?
    try cents.getObjectValue(&value, for: "250", range: nil)
    #expect((value as? NSNumber)?.doubleValue == 2.5)
    #expect(!cents.getObjectValue(&value, for: "-", errorDescription: nil))
    #expect(cents.getObjectValue(&value, for: "7", errorDescription: nil))
  }

  @Test(
    "Formatters.FM15. An invalid text is replaced by the suggested one or the old one",
    arguments: [("abc", true, "abc", 3), ("abcd", false, "abc", 1), ("abc!", false, "no", 2)])
  func partial(text: String, isValid: Bool, result: String, location: Int) {
    let short: Formatter = Short()
    var (new, range) = (text as NSString, NSRange(location: 3, length: 0))
    let found = short.isPartialStringValid(
      &new, proposedSelectedRange: &range, originalString: "abc",
      originalSelectedRange: NSRange(location: 1, length: 0), errorDescription: nil)
    #expect(found == isValid && new as String == result && range.location == location)
    #expect(Formatter().isPartialStringValid("x", newEditingString: nil, errorDescription: nil))
  }

  @Test("Formatters.FM14. Padding and dropped zeros go together")
  func padding() {
    let formatter = DateComponentsFormatter()
    formatter.calendar?.locale = Locale(identifier: "en_US_POSIX")
    formatter.zeroFormattingBehavior = [.pad, .dropLeading]
    #expect(formatter.string(from: 7_500) == "2:05:00")
    #expect(formatter.string(from: 65) == "1:05")
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "00:01:05")
  }
}

// Foundation declares these methods on Linux as unavailable. These take their place.
extension NSTextCheckingResult {
  /// Creates a result of a misspelled word.
  ///
  /// - Parameter range: The range.
  public class func spellCheckingResult(
    range: NSRange
  ) -> NSTextCheckingResult {
    DetectedData(.spelling, at: range)
  }

  /// Creates a result of mistakes in grammar.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - details: The details of the mistakes.
  public class func grammarCheckingResult(
    range: NSRange, details: [[String: Any]]
  ) -> NSTextCheckingResult {
    DetectedData(.grammar(details), at: range)
  }

  /// Creates a result of a date.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - date: The date.
  public class func dateCheckingResult(
    range: NSRange, date: Date
  ) -> NSTextCheckingResult {
    DetectedData(.date(date, nil, duration: 0), at: range)
  }

  /// Creates a result of a date with a duration.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - date: The date.
  ///   - timeZone: The time zone.
  ///   - duration: The duration in seconds.
  public class func dateCheckingResult(
    range: NSRange, date: Date, timeZone: TimeZone, duration: TimeInterval
  ) -> NSTextCheckingResult {
    DetectedData(.date(date, timeZone, duration: duration), at: range)
  }

  /// Creates a result of a postal address.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - components: The parts of the address.
  public class func addressCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult {
    DetectedData(.address(components), at: range)
  }

  /// Creates a result of a link.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - url: The URL.
  public class func linkCheckingResult(
    range: NSRange, url: URL
  ) -> NSTextCheckingResult {
    DetectedData(.link(url), at: range)
  }

  /// Creates a result of a phone number.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - phoneNumber: The number.
  public class func phoneNumberCheckingResult(
    range: NSRange, phoneNumber: String
  ) -> NSTextCheckingResult {
    DetectedData(.phoneNumber(phoneNumber), at: range)
  }

  /// Creates a result of a flight.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - components: The parts of the flight.
  public class func transitInformationCheckingResult(
    range: NSRange, components: [NSTextCheckingKey: String]
  ) -> NSTextCheckingResult {
    DetectedData(.flight(components), at: range)
  }

  /// Creates a result of quotes.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - replacementString: The text that takes the place of the range.
  public class func quoteCheckingResult(
    range: NSRange, replacementString: String
  ) -> NSTextCheckingResult {
    DetectedData(.replacement(replacementString, of: .quote, alternatives: nil), at: range)
  }

  /// Creates a result of a dash.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - replacementString: The text that takes the place of the range.
  public class func dashCheckingResult(
    range: NSRange, replacementString: String
  ) -> NSTextCheckingResult {
    DetectedData(.replacement(replacementString, of: .dash, alternatives: nil), at: range)
  }

  /// Creates a result of a replacement.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - replacementString: The text that takes the place of the range.
  public class func replacementCheckingResult(
    range: NSRange, replacementString: String
  ) -> NSTextCheckingResult {
    DetectedData(.replacement(replacementString, of: .replacement, alternatives: nil), at: range)
  }

  /// Creates a result of a correction.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - replacementString: The text that takes the place of the range.
  public class func correctionCheckingResult(
    range: NSRange, replacementString: String
  ) -> NSTextCheckingResult {
    DetectedData(.replacement(replacementString, of: .correction, alternatives: nil), at: range)
  }

  /// Creates a result of a correction with alternatives.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - replacementString: The text that takes the place of the range.
  ///   - alternativeStrings: The other texts that may take its place.
  public class func correctionCheckingResult(
    range: NSRange, replacementString: String, alternativeStrings: [String]
  ) -> NSTextCheckingResult {
    DetectedData(
      .replacement(
        replacementString, of: .correction, alternatives: alternativeStrings), at: range)
  }
}

/// Dates in vCards.
enum VCardDates {
  /// The placeholder year of a date without a year, which a parameter also states.
  ///
  /// - Source: cards that iPhones export. Confidence: measured.
  private static let yearless = 1604

  /// Returns a date as text with the parameters of its line; `nil` without month and day.
  static func text(
    _ date: DateComponents
  ) -> (value: String, parameters: [(name: String, values: [String])])? {
    guard let month = date.month, let day = date.day, (1...12).contains(month),
      (1...31).contains(day)
    else { return nil }
    func padded(_ number: Int, _ width: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let end = "-\(padded(month, 2))-\(padded(day, 2))"
    if let year = date.year, (1...9999).contains(year) { return (padded(year, 4) + end, []) }
    return (
      "\(yearless)\(end)", [(name: "X-APPLE-OMIT-YEAR", values: [String(yearless)])]
    )
  }

  /// Returns the date of a text, such as `1990-02-28`, `19900228` or `--0228`.
  ///
  /// - Parameters:
  ///   - text: The text; a time after the date is ignored.
  ///   - omitted: The placeholder year; `nil` if there is no such year.
  /// - Returns: The date in the Gregorian calendar; `nil` if there is none.
  static func date(_ text: String, omitting omitted: String?) -> DateComponents? {
    let day = text.split(separator: "T", omittingEmptySubsequences: false)[0]
    var date = DateComponents(calendar: Calendar(identifier: .gregorian))
    let digits = day.filter(\.isNumber)
    guard digits.utf8.count == digits.count, day.allSatisfy({ $0.isNumber || $0 == "-" }) else {
      return nil
    }
    let monthAndDay = digits.suffix(4)
    if day.hasPrefix("--") {
      guard digits.count == 4 else { return nil }
    } else {
      guard digits.count == 8 else { return nil }
      let year = String(digits.prefix(4))
      if year != omitted { date.year = Int(year) }
    }
    (date.month, date.day) = (Int(monthAndDay.prefix(2)), Int(monthAndDay.suffix(2)))
    guard let month = date.month, let number = date.day, (1...12).contains(month),
      (1...31).contains(number)
    else { return nil }
    return date
  }
}

/// The detection of dates in a text (DataDetection.DD5).
enum DateDetector {
  /// Returns all matches in order.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - range: The range to search.
  ///   - now: The date that completes dates without a year.
  static func all(in text: String, _ range: NSRange, now: Date = Date()) -> [DetectedData] {
    let whole = text as NSString
    var found: [DetectedData] = []
    for form in forms {
      for match in form.expression.matches(in: text, range: range) {
        func part(_ name: String) -> String? {
          let place = match.range(withName: name)
          return place.location == NSNotFound ? nil : whole.substring(with: place)
        }
        let isTaken = found.contains { NSIntersectionRange($0.range, match.range).length > 0 }
        guard !isTaken, let date = date(from: part, form, now: now) else { continue }
        found.append(DetectedData(.date(date.date, date.zone, duration: 0), at: match.range))
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  // MARK: Forms

  /// A form in which dates are written.
  private struct Form {
    let expression: NSRegularExpression
    /// Whether the first number of a date without a month's name is the month.
    var isMonthFirst = false
    /// Whether the group `day` is a word for a day near the present one.
    var isRelative = false

    /// Creates a form from a pattern that names all groups, since a missing name is an error.
    init?(_ pattern: String, isMonthFirst: Bool = false, isRelative: Bool = false) {
      guard
        let expression = try? NSRegularExpression(
          pattern: pattern, options: [.caseInsensitive, .allowCommentsAndWhitespace])
      else { return nil }
      (self.expression, self.isMonthFirst) = (expression, isMonthFirst)
      self.isRelative = isRelative
    }
  }

  private static let time = #"""
    (?:,?\ (?:(?:at|um|à|@)\ )?(?<hour>\d{1,2})(?:[:.](?<minute>\d{2})(?::(?<second>\d{2}))?)?
    (?:\ ?(?<half>[ap]\.?m\.?)|\ Uhr|(?<=:\d\d))(?![\p{L}\p{N}]))?
    """#
  private static let zone = "(?<zone>Z|[+-]\\d{2}:?\\d{2})?"
  private static let noZone = "(?<zone>\\b\\B)?"
  private static let noName = "(?<name>\\b\\B)?"

  /// The forms, the most specific first.
  private static let forms: [Form] = [
    // 2026-11-21, 2026-11-21T10:30:00Z
    Form(
      #"(?<![\p{L}\p{N}.-])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})"# + noName
        + #"(?:[T\ ](?<hour>\d{2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?"# + zone
        + #")?(?<half>\b\B)?(?![\p{L}\p{N}]|-\d)"#),
    // Saturday, November 21st, 2026 at 5 PM
    Form(
      #"(?<![\p{L}\p{N}])(?:"# + weekdays + #"\.?,?\ )?(?<name>"# + months
        + #")\.?\ (?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\ (?<year>\d{4}))?(?![\p{L}\p{N}]|[.,:/-]\d)"#
        + time + noZone + #"(?<month>\b\B)?"#),
    // 21. November 2026 um 17:00 Uhr
    Form(
      #"(?<![\p{L}\p{N}.])(?:"# + weekdays
        + #"\.?,?\ )?(?<day>\d{1,2})(?:\.|st|nd|rd|th)?(?:\ of)?\ (?<name>"# + months
        + #")\.?(?:,?\ (?<year>\d{4}))?(?![\p{L}\p{N}])"# + time + noZone + #"(?<month>\b\B)?"#),
    // 21.11.2026
    Form(
      #"(?<![\p{L}\p{N}.])(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>\d{4}|\d{2})(?![\p{L}\p{N}]|\.\d)"#
        + noName + time + noZone),
    // 11/21/2026
    Form(
      #"(?<![\p{L}\p{N}/])(?<day>\d{1,2})/(?<month>\d{1,2})/(?<year>\d{4}|\d{2})(?![\p{L}\p{N}]|/\d)"#
        + noName + time + noZone, isMonthFirst: true),
    // tomorrow at 5:30 PM
    Form(
      #"(?<![\p{L}\p{N}])(?<day>today|tomorrow|yesterday)(?![\p{L}\p{N}])"# + time + noZone + noName
        + #"(?<month>\b\B)?(?<year>\b\B)?"#, isRelative: true),
  ].compactMap(\.self)

  private static let months =
    "(?:" + monthNumbers.keys.sorted { $0.count > $1.count }.joined(separator: "|") + ")"
  private static let weekdays =
    #"(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)"#

  /// The names of months in English, German and French.
  private static let monthNumbers: [String: Int] = {
    let names = [
      "january jan januar janvier", "february feb februar février", "march mar märz mars",
      "april apr avril", "may mai", "june jun juni juin", "july jul juli juillet",
      "august aug août", "september sept sep septembre", "october oct oktober okt octobre",
      "november nov novembre", "december dec dezember dez décembre",
    ]
    var numbers: [String: Int] = [:]
    for (index, line) in names.enumerated() {
      for name in line.split(separator: " ") { numbers[String(name)] = index + 1 }
    }
    return numbers
  }()

  // MARK: Values

  private static func date(
    from part: (String) -> String?, _ form: Form, now: Date
  ) -> (date: Date, zone: TimeZone?)? {
    var calendar = Calendar(identifier: .gregorian)
    let zone = part("zone").flatMap(timeZone)
    calendar.timeZone = zone ?? .current
    let near = form.isRelative ? nearDay(part("day"), now, calendar) : nil
    guard var day = near?.day ?? part("day").flatMap({ Int($0) }) else { return nil }
    var month = near?.month ?? part("name").flatMap { monthNumbers[$0.lowercased()] }
    if month == nil { month = part("month").flatMap { Int($0) } }
    guard var month else { return nil }
    // If the order of day and month is not certain, the region's order applies, unless the month
    // would not exist.
    if form.isMonthFirst, isMonthFirst ? day <= 12 : month > 12 { swap(&day, &month) }
    let thisYear = calendar.component(.year, from: now)
    var year = near?.year ?? part("year").flatMap { Int($0) } ?? thisYear
    if year < 100 { year += 2_000 }
    // A date without a time is at noon.
    var hour = 12
    let minute = part("minute").flatMap { Int($0) } ?? 0
    let second = part("second").flatMap { Int($0) } ?? 0
    if let written = part("hour").flatMap({ Int($0) }) {
      hour = written
      if let half = part("half")?.lowercased() {
        guard (1...12).contains(hour) else { return nil }
        hour = hour % 12 + (half.hasPrefix("p") ? 12 : 0)
      }
    }
    guard (1...12).contains(month), (0..<24).contains(hour), minute < 60, second < 60 else {
      return nil
    }
    let components = DateComponents(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    guard let date = calendar.date(from: components),
      calendar.dateComponents([.day, .month], from: date).day == day
    else { return nil }
    return (date, zone)
  }

  /// Returns the day that a word means.
  private static func nearDay(_ word: String?, _ now: Date, _ calendar: Calendar) -> DateComponents?
  {
    let distance = ["today": 0, "tomorrow": 1, "yesterday": -1][word?.lowercased() ?? ""]
    return distance.flatMap { calendar.date(byAdding: .day, value: $0, to: now) }
      .map { calendar.dateComponents([.year, .month, .day], from: $0) }
  }

  /// Whether the region writes the month before the day.
  private static var isMonthFirst: Bool {
    let form = DateFormatter.dateFormat(fromTemplate: "Md", options: 0, locale: .current) ?? "M/d"
    guard let month = form.firstIndex(of: "M"), let day = form.firstIndex(of: "d") else {
      return true
    }
    return month < day
  }

  private static func timeZone(_ text: String) -> TimeZone? {
    if text == "Z" || text == "z" { return TimeZone(secondsFromGMT: 0) }
    let digits = text.dropFirst().filter(\.isNumber)
    guard digits.count == 4, let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2))
    else { return nil }
    return TimeZone(secondsFromGMT: (text.hasPrefix("-") ? -1 : 1) * (hours * 60 + minutes) * 60)
  }
}

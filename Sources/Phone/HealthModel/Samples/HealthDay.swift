/// A day of the Gregorian calendar.
public struct HealthDay: Sendable, Hashable {
  /// The numbers of the day.
  public var year, month, day: Int

  /// Creates a day.
  public init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = month
    self.day = day
  }

  /// Creates the day that is a number of days after the 1st of January 2001.
  public init(number: Int) {
    // Eras of 400 years begin with March here.
    let days = number + Self.origin
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The number of days since the 1st of January 2001.
  public var number: Int {
    let years = month <= 2 ? year - 1 : year
    let era = (years >= 0 ? years : years - 399) / 400
    let yearOfEra = years - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - Self.origin
  }

  /// The text, such as `2024-01-02`.
  public var text: String {
    func digits(_ number: Int, _ count: Int) -> String {
      let text = "\(number)"
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(year, 4))-\(digits(month, 2))-\(digits(day, 2))"
  }

  /// Creates the day of a text; `nil` if it is invalid.
  public init?(_ text: String) {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, (1...12).contains(parts[1]), (1...31).contains(parts[2]),
      (0...9999).contains(parts[0])
    else { return nil }
    self.init(year: parts[0], month: parts[1], day: parts[2])
  }

  /// The 1st of January 2001, in days after the 1st of March of year 0.
  private static let origin = 730_791
}

/// A day of the Gregorian calendar, by the number of days since 1 January 1970.
struct GregorianDay: Hashable, Comparable, Sendable {
  /// The number of days since 1 January 1970.
  let number: Int
  let year: Int
  /// 1…12.
  let month: Int
  /// 1…31.
  let day: Int

  /// Creates the day with a number.
  ///
  /// Years are counted from 1 March, so that the leap day is the last one, in eras of 400 years of
  /// 146,097 days: a year has 365 days and one more every 4, but not every 100, but every 400
  /// years; five months of 31, 30, 31, 30 and 31 days are 153 days.
  init(_ number: Int) {
    self.number = number
    let shifted = number + Self.epoch
    let era = Self.floor(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Creates a day; a day beyond the end of its month counts into the next one.
  init(year: Int, month: Int, day: Int) {
    let fromMarch = month <= 2 ? year - 1 : year
    let era = Self.floor(fromMarch, 400)
    let yearOfEra = fromMarch - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(era * 146_097 + dayOfEra - Self.epoch)
  }

  /// The day of the week, 1 for Sunday; 1 January 1970 was a Thursday.
  var weekday: Int { Self.remainder(number + 4, 7) + 1 }
  /// The day of the year, 1…366.
  var dayOfYear: Int { number - Self(year: year, month: 1, day: 1).number + 1 }
  /// The number of days of the year.
  var yearLength: Int { Self.yearLength(year) }
  /// The number of days of the month.
  var monthLength: Int { Self.monthLength(year, month) }

  /// Returns the first day of the week that contains the day, for a first weekday.
  func weekStart(_ firstWeekday: Int) -> Int {
    number - Self.remainder(weekday - firstWeekday, 7)
  }

  /// Returns the week of the year and the number of weeks of that year; the first week has at least
  /// 4 days of it.
  func week(_ firstWeekday: Int) -> (number: Int, count: Int) {
    let start = weekStart(firstWeekday)
    // A week belongs to the year of its fourth day, and 4 January is always in the first week.
    let weekYear = Self(start + 3).year
    func first(_ year: Int) -> Int {
      Self(year: year, month: 1, day: 4).weekStart(firstWeekday)
    }
    return ((start - first(weekYear)) / 7 + 1, (first(weekYear + 1) - first(weekYear)) / 7)
  }

  /// Returns the number of days of a year.
  static func yearLength(_ year: Int) -> Int {
    Self(year: year + 1, month: 1, day: 1).number - Self(year: year, month: 1, day: 1).number
  }

  /// Returns the number of days of a month.
  static func monthLength(_ year: Int, _ month: Int) -> Int {
    let (nextYear, nextMonth) = month == 12 ? (year + 1, 1) : (year, month + 1)
    return Self(year: nextYear, month: nextMonth, day: 1).number
      - Self(year: year, month: month, day: 1).number
  }

  static func < (one: Self, other: Self) -> Bool { one.number < other.number }

  /// The days from 1 March of the year 0 to 1 January 1970.
  ///
  /// - Source: the Gregorian calendar. Confidence: documented.
  private static let epoch = 719_468

  static func floor(_ number: Int, _ divisor: Int) -> Int {
    (number >= 0 ? number : number - divisor + 1) / divisor
  }
  static func remainder(_ number: Int, _ divisor: Int) -> Int {
    number - floor(number, divisor) * divisor
  }
}

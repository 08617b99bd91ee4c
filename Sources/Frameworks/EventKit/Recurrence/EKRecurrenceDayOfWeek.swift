/// A day of the week of a recurrence, each one or one of a month or year.
///
/// - Thread: any; nothing in it changes after its creation.
open class EKRecurrenceDayOfWeek: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The day of the week.
  open private(set) var dayOfTheWeek: EKWeekday
  /// The number of the week in the month or year, from the end if it is negative; 0 for each week.
  open private(set) var weekNumber: Int

  /// Creates every Sunday.
  public override init() {
    (dayOfTheWeek, weekNumber) = (.sunday, 0)
    super.init()
  }

  /// Creates a day of each week.
  public convenience init(_ dayOfTheWeek: EKWeekday) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0)
  }

  /// Creates a day of a week of the month or year.
  public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
  }

  /// Creates a day of a week of the month or year; an invalid number traps (Calendars.RC2).
  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    guard abs(weekNumber) <= Self.lastWeek else {
      NSException(
        name: .invalidArgumentException, reason: "The week number \(weekNumber) is not in -53...53."
      ).raise()
    }
    (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
    super.init()
  }

  /// The maximum number of a week in a year.
  ///
  /// - Source: the reference of `weekNumber`. Confidence: documented.
  private static let lastWeek = 53

  // MARK: Objects

  /// Returns the day itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is the same day.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? EKRecurrenceDayOfWeek else { return false }
    return (dayOfTheWeek, weekNumber) == (other.dayOfTheWeek, other.weekNumber)
  }
  /// The hash value.
  open override var hash: Int { weekNumber * 8 + dayOfTheWeek.rawValue }

  // MARK: Archives

  /// Days support secure coding.
  public class var supportsSecureCoding: Bool { true }

  /// Encodes the day.
  open func encode(with coder: NSCoder) {
    coder.encode(dayOfTheWeek.rawValue, forKey: "TactusDay")
    coder.encode(weekNumber, forKey: "TactusWeek")
  }

  /// Creates a day from an archive.
  public required init?(coder: NSCoder) {
    guard let day = EKWeekday(rawValue: coder.decodeInteger(forKey: "TactusDay")) else {
      return nil
    }
    (dayOfTheWeek, weekNumber) = (day, coder.decodeInteger(forKey: "TactusWeek"))
    super.init()
  }
}

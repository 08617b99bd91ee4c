/// A column of a date picker's wheels.
enum DateColumn: Equatable {
  /// Whole days: a weekday, month and day.
  case date
  case year, month, day
  /// The hour, on a 24-hour or 12-hour clock.
  case hour, minute
  /// AM or PM.
  case period
  /// The hours and minutes of a duration.
  case countHours, countMinutes
}

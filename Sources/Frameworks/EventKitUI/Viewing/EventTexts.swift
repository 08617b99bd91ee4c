/// The times of events in words for the user.
enum EventTexts {
  /// Returns the start and the end of an event as lines of text.
  static func times(_ start: Date, _ end: Date, isAllDay: Bool) -> String {
    let isOneDay = Calendar.current.isDate(start, inSameDayAs: end)
    if isAllDay {
      return isOneDay ? "\(day(start))\nAll day" : "All day from \(day(start))\nto \(day(end))"
    }
    return isOneDay
      ? "\(day(start))\nfrom \(time(start)) to \(time(end))"
      : "from \(time(start)) \(day(start))\nto \(time(end)) \(day(end))"
  }

  /// Returns a day with its time.
  static func dateAndTime(_ date: Date) -> String { "\(day(date)) \(time(date))" }

  /// Returns a day.
  static func day(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.setLocalizedDateFormatFromTemplate("EEEyMMMd")
    return formatter.string(from: date)
  }

  private static func time(_ date: Date) -> String {
    let formatter = DateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
    return formatter.string(from: date)
  }
}

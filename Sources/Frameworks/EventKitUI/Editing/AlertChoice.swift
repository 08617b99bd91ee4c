/// The alerts that the user can choose.
///
/// - Source: the user guide of the iPhone; that alerts of whole days are at nine is a guess.
///   Confidence: documented.
enum AlertChoice {
  /// The titles of the rows of alarms; an iPhone has two.
  static let rowTitles = ["Alert", "Second Alert"]

  /// The offsets from the start of an event in seconds, and their titles.
  static func offsets(isAllDay: Bool) -> [(offset: TimeInterval, title: String)] {
    isAllDay ? ofDays : ofTimes
  }

  /// Returns the title of an alarm; for `nil`, that of no alarm.
  static func title(_ alarm: EKAlarm?, isAllDay: Bool) -> String {
    guard let alarm else { return "None" }
    if let date = alarm.absoluteDate { return EventTexts.dateAndTime(date) }
    let offset = alarm.relativeOffset
    if let known = (offsets(isAllDay: isAllDay) + ofTimes).first(where: { $0.offset == offset }) {
      return known.title
    }
    let minutes = Int(abs(offset) / 60)
    return "\(minutes) \(minutes == 1 ? "minute" : "minutes") \(offset < 0 ? "before" : "after")"
  }

  // MARK: Internals

  private static let (minute, hour, day): (Double, Double, Double) = (60, 3600, 86400)
  private static let ofTimes: [(offset: TimeInterval, title: String)] = [
    (0, "At time of event"), (-5 * minute, "5 minutes before"), (-10 * minute, "10 minutes before"),
    (-15 * minute, "15 minutes before"), (-30 * minute, "30 minutes before"),
    (-hour, "1 hour before"), (-2 * hour, "2 hours before"), (-day, "1 day before"),
    (-2 * day, "2 days before"), (-7 * day, "1 week before"),
  ]
  private static let ofDays: [(offset: TimeInterval, title: String)] = [
    (9 * hour, "On day of event (9 AM)"), (9 * hour - day, "1 day before (9 AM)"),
    (9 * hour - 2 * day, "2 days before (9 AM)"), (9 * hour - 7 * day, "1 week before (9 AM)"),
  ]
}

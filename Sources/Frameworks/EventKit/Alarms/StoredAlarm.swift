/// The stored form of an alarm.
struct StoredAlarm: Codable, Equatable, Sendable {
  /// The time; `nil` for one that depends on the event.
  var date: Date?
  /// The seconds after the start of the event, negative for before.
  var offset = 0.0
  /// The location.
  var place: StoredPlace?
  /// The raw value of the proximity.
  var proximity = EKAlarmProximity.none.rawValue
}

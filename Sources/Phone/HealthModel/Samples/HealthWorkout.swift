/// The content of a workout.
public struct HealthWorkout: Sendable, Hashable {
  /// An event in a workout.
  public struct Event: Sendable, Hashable {
    /// The number of the event's type.
    public var type: Int
    /// The times, in seconds since the beginning of 2001 (UTC).
    public var start, end: Double

    /// Creates an event.
    public init(type: Int, start: Double, end: Double) {
      self.type = type
      self.start = start
      self.end = end
    }
  }

  /// The number of the activity's type.
  public var activity: Int
  /// The duration without pauses, in seconds.
  public var duration: Double
  /// The events in the order of their times.
  public var events: [Event]
  /// The totals by the identifiers of the quantities' types, in the units of these types.
  public var totals: [String: Double]

  /// Creates a content.
  public init(
    activity: Int, duration: Double, events: [Event] = [], totals: [String: Double] = [:]
  ) {
    self.activity = activity
    self.duration = duration
    self.events = events
    self.totals = totals
  }
}

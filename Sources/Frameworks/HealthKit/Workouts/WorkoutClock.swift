/// The time of a workout without its pauses (Health.WO2).
struct WorkoutClock {
  private let events: [HKWorkoutEvent]

  init(_ events: [HKWorkoutEvent]) { self.events = events.sorted { $0.date < $1.date } }

  /// Returns the seconds between two times in which the workout was not paused.
  func active(from start: Date, to end: Date) -> TimeInterval {
    var (active, since): (TimeInterval, Date?) = (0, start)
    for event in events where event.date >= start && event.date <= end {
      switch event.type {
      case .pause, .motionPaused:
        if let begun = since { active += event.date.timeIntervalSince(begun) }
        since = nil
      case .resume, .motionResumed: if since == nil { since = event.date }
      default: break
      }
    }
    if let since { active += max(0, end.timeIntervalSince(since)) }
    return active
  }
}

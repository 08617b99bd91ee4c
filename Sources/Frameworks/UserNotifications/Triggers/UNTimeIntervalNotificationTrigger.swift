internal import TactusCrashReports

/// A trigger that delivers a notification after some time.
///
/// Steps Notifications.TR1….
///
/// - Thread: any; all its properties are constants.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  ///
  /// An interval that is not positive, or below 60 seconds for a repeating trigger, traps with an
  /// `NSInternalInconsistencyException` (Notifications.TR1).
  ///
  /// - Parameters:
  ///   - timeInterval: The time in seconds.
  ///   - repeats: Whether the notification is delivered again after each interval.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    guard timeInterval > 0 else { programmingError("time interval must be greater than 0") }
    guard !repeats || timeInterval >= Self.shortestPeriod else {
      programmingError("time interval must be at least 60 if repeating")
    }
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// The shortest period of a trigger that repeats, in seconds.
  ///
  /// - Source: Apple's reference of the initializer. Confidence: documented.
  private static let shortestPeriod: TimeInterval = 60

  /// Returns the time of the delivery, if the request is added now.
  open func nextTriggerDate() -> Date? { date(after: Date()) }

  override func date(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }

  // MARK: Objects

  /// Returns whether another object is an equal trigger.
  open override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object)
      && timeInterval == (object as? UNTimeIntervalNotificationTrigger)?.timeInterval
  }
  /// The hash of the time.
  open override var hash: Int { timeInterval.hashValue }

  // MARK: Archives

  /// Restores a trigger.
  public required init?(coder: NSCoder) {
    timeInterval = coder.number("timeInterval").doubleValue
    guard timeInterval > 0 else { return nil }
    super.init(coder: coder)
  }

  /// Archives the trigger.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(number: NSNumber(value: timeInterval), "timeInterval")
  }
}

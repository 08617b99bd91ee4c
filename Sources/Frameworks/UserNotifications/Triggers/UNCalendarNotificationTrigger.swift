/// A trigger that delivers a notification on a date and at a time.
///
/// Steps Notifications.TR2….
///
/// - Thread: any; all its properties are constants.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The date components that must match; the others may have any value.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  ///
  /// - Parameters:
  ///   - dateComponents: The date components that must match.
  ///   - repeats: Whether the notification is delivered at each matching date.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// Returns the next date that matches; `nil` if all are past (Notifications.TR2).
  open func nextTriggerDate() -> Date? { date(after: Date()) }

  override func date(after date: Date) -> Date? {
    var calendar = dateComponents.calendar ?? Calendar.current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    var parts = dateComponents
    (parts.calendar, parts.timeZone) = (nil, nil)
    return calendar.nextDate(after: date, matching: parts, matchingPolicy: .nextTime)
  }

  // MARK: Objects

  /// Returns whether another object is an equal trigger.
  open override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object)
      && dateComponents == (object as? UNCalendarNotificationTrigger)?.dateComponents
  }
  /// The hash of the parts of the date.
  open override var hash: Int { dateComponents.hashValue }

  // MARK: Archives

  /// Restores a trigger.
  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "dateComponents"),
      let parts = try? PropertyListDecoder().decode(DateComponents.self, from: data as Data)
    else { return nil }
    dateComponents = parts
    super.init(coder: coder)
  }

  /// Archives the trigger.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    let data = try? PropertyListEncoder().encode(dateComponents)
    coder.encode(data.map { $0 as NSData }, forKey: "dateComponents")
  }
}

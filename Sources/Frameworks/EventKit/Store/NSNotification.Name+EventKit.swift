extension NSNotification.Name {
  /// Posted on the main thread when calendars, events or reminders have changed.
  public static let EKEventStoreChanged = Self("EKEventStoreChangedNotification")
}

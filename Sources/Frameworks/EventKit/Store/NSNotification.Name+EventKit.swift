extension NSNotification.Name {
  /// Tells that calendars, events or reminders have changed; on the main thread.
  public static let EKEventStoreChanged = Self("EKEventStoreChangedNotification")
}

// What the pages that show events use.
extension EKCalendarItem {
  /// The store whose item this is.
  package var ownStore: EKEventStore { store }
}

// For the pages that show events.
extension EKCalendarItem {
  /// The store to which the item belongs.
  package var ownStore: EKEventStore { store }
}

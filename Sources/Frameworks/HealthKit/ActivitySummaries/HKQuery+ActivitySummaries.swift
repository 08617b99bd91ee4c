extension HKQuery {
  /// Returns a predicate of the rings of a day.
  ///
  /// - Parameter dateComponents: The year, month and day.
  /// - Returns: The predicate.
  public class func predicateForActivitySummary(with dateComponents: DateComponents)
    -> NSPredicate
  { predicate(forActivitySummariesBetweenStart: dateComponents, end: dateComponents) }

  /// Returns a predicate of the rings of days.
  ///
  /// - Parameters:
  ///   - startDateComponents: The year, month and day of the first day.
  ///   - endDateComponents: Those of the last day.
  /// - Returns: The predicate.
  public class func predicate(
    forActivitySummariesBetweenStart startDateComponents: DateComponents,
    end endDateComponents: DateComponents
  ) -> NSPredicate {
    let first = HKActivitySummary.number(startDateComponents)
    let last = HKActivitySummary.number(endDateComponents)
    return NSPredicate { object, _ in
      (object as? HKActivitySummary).map { $0.number >= first && $0.number <= last } ?? false
    }
  }
}

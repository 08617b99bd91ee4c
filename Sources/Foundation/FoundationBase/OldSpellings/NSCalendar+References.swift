// The methods of a calendar that write dates to references, which on Linux return an interval.
extension NSCalendar {
  /// Finds the unit of time that contains a date.
  ///
  /// - Parameters:
  ///   - unit: The unit, such as a day.
  ///   - start: Receives the start of the unit.
  ///   - interval: Receives the duration of the unit in seconds.
  ///   - date: The date.
  /// - Returns: Whether there is such a unit.
  @discardableResult
  public func range(
    of unit: NSCalendar.Unit, start: UnsafeMutablePointer<NSDate?>?,
    interval: UnsafeMutablePointer<TimeInterval>?, for date: Date
  ) -> Bool {
    store(range(of: unit, for: date), start, interval)
  }

  /// Finds the weekend that contains a date.
  ///
  /// - Returns: Whether the date is in a weekend.
  @discardableResult
  public func range(
    ofWeekendStart start: UnsafeMutablePointer<NSDate?>?,
    interval: UnsafeMutablePointer<TimeInterval>?, containing date: Date
  ) -> Bool {
    store(range(ofWeekendContaining: date), start, interval)
  }

  /// Finds the weekend after a date, or before it.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  public func nextWeekendStart(
    _ start: UnsafeMutablePointer<NSDate?>?, interval: UnsafeMutablePointer<TimeInterval>?,
    options: NSCalendar.Options = [], after date: Date
  ) -> Bool {
    store(nextWeekendAfter(date, options: options), start, interval)
  }

  private func store(
    _ found: DateInterval?, _ start: UnsafeMutablePointer<NSDate?>?,
    _ interval: UnsafeMutablePointer<TimeInterval>?
  ) -> Bool {
    guard let found else { return false }
    start?.pointee = NSDate(
      timeIntervalSinceReferenceDate: found.start.timeIntervalSinceReferenceDate)
    interval?.pointee = found.duration
    return true
  }
}

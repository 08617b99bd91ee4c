/// A range of two dates of a calendar, such as of a delivery.
open class PKDateComponentsRange: NSObject, NSCopying, @unchecked Sendable {
  /// The first date.
  open var startDateComponents: DateComponents { start }
  /// The last date.
  open var endDateComponents: DateComponents { end }
  private let start: DateComponents
  private let end: DateComponents

  /// Creates a range, or `nil` if the calendar of both has the end before the start (a guess).
  public init?(start startDateComponents: DateComponents, end endDateComponents: DateComponents) {
    let calendar = startDateComponents.calendar ?? Calendar.current
    if let first = calendar.date(from: startDateComponents),
      let last = calendar.date(from: endDateComponents), last < first
    {
      return nil
    }
    (start, end) = (startDateComponents, endDateComponents)
    super.init()
  }

  /// Returns the range itself, as it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

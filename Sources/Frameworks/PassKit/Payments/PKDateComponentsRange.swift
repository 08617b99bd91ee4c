/// A range of calendar dates, such as for a delivery.
open class PKDateComponentsRange: NSObject, NSCopying, @unchecked Sendable {
  /// The start.
  open var startDateComponents: DateComponents { start }
  /// The end.
  open var endDateComponents: DateComponents { end }
  private let start: DateComponents
  private let end: DateComponents

  /// Creates a range; nil if the end is before the start in the calendar of both (a guess).
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

  /// Returns the range itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

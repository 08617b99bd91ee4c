/// The metadata of a date range.
///
/// - Thread: any; only an object of its mutable subclass changes, on one thread at a time.
open class AVDateRangeMetadataGroup: AVMetadataGroup, NSCopying, NSMutableCopying,
  @unchecked Sendable
{
  // Subclasses are modified on one thread, as the documentation requires.

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - items: The metadata.
  ///   - start: The first date.
  ///   - end: The last date; `nil` if unknown.
  public init(items: [AVMetadataItem], start: Date, end: Date?) {
    dates = (start, end)
    super.init()
    contents = items
  }

  /// The first date.
  open var startDate: Date { dates.start }
  /// The last date; `nil` if unknown.
  open var endDate: Date? { dates.end }

  /// Returns a copy of the group.
  open func copy(with zone: NSZone? = nil) -> Any {
    AVDateRangeMetadataGroup(items: items, start: startDate, end: endDate)
  }

  /// Returns a mutable copy of the group.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    AVMutableDateRangeMetadataGroup(items: items, start: startDate, end: endDate)
  }

  // MARK: Internals

  var dates: (start: Date, end: Date?)
}

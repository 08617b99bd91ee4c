/// The metadata of a range of dates.
///
/// - Thread: any; only an object of its mutable subclass changes, on one thread at a time.
open class AVDateRangeMetadataGroup: AVMetadataGroup, NSCopying, NSMutableCopying,
  @unchecked Sendable
{
  // Subclasses change on one thread, as the documentation demands.

  /// Creates a group.
  ///
  /// - Parameters:
  ///   - items: The metadata.
  ///   - start: The first date.
  ///   - end: The last date; `nil` if it is not known.
  public init(items: [AVMetadataItem], start: Date, end: Date?) {
    dates = (start, end)
    super.init()
    contents = items
  }

  /// The first date.
  open var startDate: Date { dates.start }
  /// The last date; `nil` if it is not known.
  open var endDate: Date? { dates.end }

  /// Returns a group with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    AVDateRangeMetadataGroup(items: items, start: startDate, end: endDate)
  }

  /// Returns a group with the same values, which can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    AVMutableDateRangeMetadataGroup(items: items, start: startDate, end: endDate)
  }

  // MARK: Internals

  var dates: (start: Date, end: Date?)
}

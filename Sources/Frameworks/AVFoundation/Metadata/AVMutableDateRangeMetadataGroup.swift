/// The metadata of a date range, mutable.
///
/// - Thread: one at a time.
open class AVMutableDateRangeMetadataGroup: AVDateRangeMetadataGroup, @unchecked Sendable {
  // One thread modifies it, as the documentation requires.

  /// The items.
  open override var items: [AVMetadataItem] {
    get { contents }
    set { contents = newValue }
  }

  /// The first date.
  open override var startDate: Date {
    get { dates.start }
    set { dates.start = newValue }
  }

  /// The last date; `nil` if unknown.
  open override var endDate: Date? {
    get { dates.end }
    set { dates.end = newValue }
  }
}

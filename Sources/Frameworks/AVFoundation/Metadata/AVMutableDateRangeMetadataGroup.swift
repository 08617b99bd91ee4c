/// The metadata of a range of dates, which can be changed.
///
/// - Thread: one at a time.
open class AVMutableDateRangeMetadataGroup: AVDateRangeMetadataGroup, @unchecked Sendable {
  // One thread changes it, as the documentation demands.

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

  /// The last date; `nil` if it is not known.
  open override var endDate: Date? {
    get { dates.end }
    set { dates.end = newValue }
  }
}

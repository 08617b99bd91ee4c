/// The metadata of a time range, mutable.
///
/// - Thread: one at a time.
open class AVMutableTimedMetadataGroup: AVTimedMetadataGroup, @unchecked Sendable {
  // One thread modifies it, as the documentation requires.

  /// The items.
  open override var items: [AVMetadataItem] {
    get { contents }
    set { contents = newValue }
  }

  /// The range of time.
  open override var timeRange: CMTimeRange {
    get { range }
    set { range = newValue }
  }
}

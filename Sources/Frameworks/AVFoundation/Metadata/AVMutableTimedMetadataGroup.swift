/// The metadata of a range of time, which can be changed.
///
/// - Thread: one at a time.
open class AVMutableTimedMetadataGroup: AVTimedMetadataGroup, @unchecked Sendable {
  // One thread changes it, as the documentation demands.

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

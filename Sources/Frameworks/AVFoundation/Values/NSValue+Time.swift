// As on an iPhone, times can be used directly or boxed in an `NSValue`.
extension CMTime: BoxedValue {}
extension CMTimeRange: BoxedValue {}
extension CMTimeMapping: BoxedValue {}

extension NSValue {
  /// Creates a value that contains a time.
  public convenience init(time: CMTime) { self.init(boxing: time) }

  /// The time in the value; invalid if the value has another type.
  public var timeValue: CMTime { unboxed() ?? .invalid }

  /// Creates a value that contains a time range.
  public convenience init(timeRange: CMTimeRange) { self.init(boxing: timeRange) }

  /// The time range in the value; invalid if the value has another type.
  public var timeRangeValue: CMTimeRange { unboxed() ?? .invalid }

  /// Creates a value that contains a time mapping.
  public convenience init(timeMapping: CMTimeMapping) { self.init(boxing: timeMapping) }

  /// The time mapping in the value; invalid if the value has another type.
  public var timeMappingValue: CMTimeMapping { unboxed() ?? .invalid }
}

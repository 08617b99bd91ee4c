// As on an iPhone, times can be used directly or boxed in an `NSValue`.
extension CMTime: BoxedValue {}
extension CMTimeRange: BoxedValue {}
extension CMTimeMapping: BoxedValue {}

extension NSValue {
  /// Creates a value that contains a time.
  public convenience init(time: CMTime) { self.init(boxing: time) }

  /// The time in the value; invalid if there is another type in it.
  public var timeValue: CMTime { unboxed() ?? .invalid }

  /// Creates a value that contains a range of times.
  public convenience init(timeRange: CMTimeRange) { self.init(boxing: timeRange) }

  /// The range of times in the value; invalid if there is another type in it.
  public var timeRangeValue: CMTimeRange { unboxed() ?? .invalid }

  /// Creates a value that contains a mapping of times.
  public convenience init(timeMapping: CMTimeMapping) { self.init(boxing: timeMapping) }

  /// The mapping of times in the value; invalid if there is another type in it.
  public var timeMappingValue: CMTimeMapping { unboxed() ?? .invalid }
}

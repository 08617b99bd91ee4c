/// A mapping of a source range to a target range, which may play it at another speed.
///
/// - Thread: any.
public struct CMTimeMapping: Sendable {
  /// The source range; invalid if nothing plays in the target.
  public var source: CMTimeRange
  /// The target range.
  public var target: CMTimeRange

  /// Creates an invalid mapping.
  public init() { (source, target) = (.invalid, .invalid) }

  /// Creates a mapping; if the durations differ, the source plays faster or slower.
  public init(source: CMTimeRange, target: CMTimeRange) {
    (self.source, self.target) = (source, target)
  }

  /// The invalid mapping.
  public static let invalid = CMTimeMapping()
}

/// Returns a mapping between two ranges.
public func CMTimeMappingMake(source: CMTimeRange, target: CMTimeRange) -> CMTimeMapping {
  CMTimeMapping(source: source, target: target)
}

/// Returns a mapping that plays nothing in the target range.
public func CMTimeMappingMakeEmpty(target: CMTimeRange) -> CMTimeMapping {
  CMTimeMapping(source: .invalid, target: target)
}

/// The invalid mapping.
public let kCMTimeMappingInvalid = CMTimeMapping.invalid

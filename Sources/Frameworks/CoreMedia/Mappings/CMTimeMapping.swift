/// A mapping of a source range to a target range, which may play it at another speed.
///
/// - Thread: any.
public struct CMTimeMapping: Sendable {
  /// The source range; invalid for an empty part of the target.
  public var source: CMTimeRange
  /// The target range.
  public var target: CMTimeRange

  /// Creates an invalid mapping.
  public init() { (source, target) = (.invalid, .invalid) }

  /// Creates a mapping; if the durations differ the source plays faster or slower.
  public init(source: CMTimeRange, target: CMTimeRange) {
    (self.source, self.target) = (source, target)
  }

  /// No mapping.
  public static let invalid = CMTimeMapping()
}

/// Returns a mapping of two ranges.
public func CMTimeMappingMake(source: CMTimeRange, target: CMTimeRange) -> CMTimeMapping {
  CMTimeMapping(source: source, target: target)
}

/// Returns a mapping of a part of the target in which nothing plays.
public func CMTimeMappingMakeEmpty(target: CMTimeRange) -> CMTimeMapping {
  CMTimeMapping(source: .invalid, target: target)
}

/// No mapping.
public let kCMTimeMappingInvalid = CMTimeMapping.invalid

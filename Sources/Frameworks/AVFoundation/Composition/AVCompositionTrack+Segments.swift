/// A track with the segments of a composition.
public protocol _CompositionSegments: AnyObject {}

/// A track with the segments of a mutable composition.
public protocol _MutableCompositionSegments: AnyObject {}

// The segments have a type of their own, as on an iPhone, which an override of an array property
// cannot declare.

extension _CompositionSegments where Self: AVCompositionTrack {
  /// The segments of the track, in order.
  public var segments: [AVCompositionTrackSegment] { parts }
}

extension _MutableCompositionSegments where Self: AVMutableCompositionTrack {
  /// The segments of the track, in order; setting segments that `validateSegments(_:)` rejects has
  /// no effect, and a warning says why (Players.CP6).
  public var segments: [AVCompositionTrackSegment] {
    get { parts }
    set { replaceSegments(newValue) }
  }
}

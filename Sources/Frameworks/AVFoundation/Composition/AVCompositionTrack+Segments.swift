/// A track whose segments are those of a composition.
public protocol _CompositionSegments: AnyObject {}

/// A track whose segments are those of a composition, and can be changed.
public protocol _MutableCompositionSegments: AnyObject {}

// The segments have their own type, as on an iPhone, which an override of a property with an array
// cannot give them.

extension _CompositionSegments where Self: AVCompositionTrack {
  /// The parts of the track, one after the other.
  public var segments: [AVCompositionTrackSegment] { parts }
}

extension _MutableCompositionSegments where Self: AVMutableCompositionTrack {
  /// The parts of the track, one after the other; those that `validateSegments(_:)` refuses change
  /// nothing, and one line says why (Players.CP6).
  public var segments: [AVCompositionTrackSegment] {
    get { parts }
    set { replaceSegments(newValue) }
  }
}

/// A segment of a track: a range of its media, mapped to a range of its time.
///
/// - Thread: any; all its properties are constants.
open class AVAssetTrackSegment: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// The mapping from the range of the media to that of the track's time.
  open var timeMapping: CMTimeMapping { mapping }
  /// Whether the segment is a gap.
  open var isEmpty: Bool { !mapping.source.start.isValid }

  // MARK: Internals

  let mapping: CMTimeMapping

  /// Creates an empty segment without a time range.
  public override init() {
    mapping = CMTimeMapping(source: .invalid, target: .invalid)
    super.init()
  }

  init(_ mapping: CMTimeMapping) { self.mapping = mapping }
}

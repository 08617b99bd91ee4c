/// A part of a track: a range of its data at a range of its time.
///
/// - Thread: any; all its properties are constants.
open class AVAssetTrackSegment: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// The range of the data, and that of the track's time.
  open var timeMapping: CMTimeMapping { mapping }
  /// Whether there is no data: a gap.
  open var isEmpty: Bool { !mapping.source.start.isValid }

  // MARK: Internals

  let mapping: CMTimeMapping

  /// Creates an empty segment, at no time.
  public override init() {
    mapping = CMTimeMapping(source: .invalid, target: .invalid)
    super.init()
  }

  init(_ mapping: CMTimeMapping) { self.mapping = mapping }
}

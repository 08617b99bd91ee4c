/// A group of alternative tracks.
///
/// - Thread: any; nothing in it changes after its creation.
open class AVAssetTrackGroup: NSObject, NSCopying, @unchecked Sendable {
  // Nothing changes.

  /// Creates a group without tracks.
  public override init() {
    trackIDs = []
    super.init()
  }

  init(_ tracks: [CMPersistentTrackID]) {
    trackIDs = tracks.map { NSNumber(value: $0) }
    super.init()
  }

  /// The identifiers of the tracks.
  open private(set) var trackIDs: [NSNumber]

  /// Returns the group itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

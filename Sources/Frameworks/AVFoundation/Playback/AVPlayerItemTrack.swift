/// A track of a playing item (Players.TK1).
///
/// - Thread: main.
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
  // Sendable because the main thread uses it, as the documentation demands.

  /// Creates a track without an item.
  public override init() {
    assetTrack = nil
    super.init()
  }

  init(_ track: AVAssetTrack, of item: AVPlayerItem) {
    (assetTrack, owner) = (track, item)
    super.init()
  }

  /// The track of the asset.
  open private(set) var assetTrack: AVAssetTrack?

  /// Whether the track is enabled.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { owner?.tracksChanged() } }
  }

  /// The current frame rate; 0 for audio and while playback is stopped.
  open var currentVideoFrameRate: Float {
    guard let rate = owner?.clock.rate, isEnabled else { return 0 }
    return (assetTrack?.nominalFrameRate ?? 0) * Float(abs(rate))
  }

  private weak var owner: AVPlayerItem?
}

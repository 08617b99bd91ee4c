import AVFoundation
import UIKit

/// A view whose layer shows a player's video.
final class PlayerPictureView: UIView {
  override class var layerClass: AnyClass { AVPlayerLayer.self }

  /// The layer of the video.
  var playerLayer: AVPlayerLayer? { layer as? AVPlayerLayer }
}

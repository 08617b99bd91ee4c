import AVFoundation
import UIKit

/// A view whose layer shows a player's pictures.
final class PlayerPictureView: UIView {
  override class var layerClass: AnyClass { AVPlayerLayer.self }

  /// The layer of the pictures.
  var playerLayer: AVPlayerLayer? { layer as? AVPlayerLayer }
}

import Foundation
import TactusCrashReports
import TactusPhoneLink
import UIKit

/// An encoder of artwork for the phone, which scales it down in the app's process
/// (RemoteControl.BI2).
enum ArtworkEncoder {
  /// Returns artwork as a PNG in Base64; empty without an image.
  @MainActor
  static func text(of artwork: MPMediaItemArtwork) -> String {
    let bounds = artwork.bounds.size
    guard let size = fittingSize(bounds), let image = artwork.image(at: size),
      let imageSize = fittingSize(image.size)
    else { return "" }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let scaled = UIGraphicsImageRenderer(size: imageSize, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: imageSize))
    }
    let text = scaled.pngData()?.base64EncodedString() ?? ""
    guard text.utf8.count <= LinkLimits.artworkBytes else {
      RuntimeWarning.once(
        "the artwork of the item that plays is not shown: it has \(text.utf8.count) bytes, and "
          + "\(LinkLimits.artworkBytes) are the limit")
      return ""
    }
    return text
  }

  // MARK: Internals

  /// The maximum width and height in pixels.
  ///
  /// - Source: ours: the artwork of the lock screen on the sharpest screen. Confidence: guess.
  private static let side: CGFloat = 320

  /// Returns the largest size with the same proportions within the maximum; nil for an empty one.
  private static func fittingSize(_ size: CGSize) -> CGSize? {
    let longest = max(size.width, size.height)
    guard longest.isFinite, min(size.width, size.height) > 0 else { return nil }
    let scale = min(1, side / longest)
    return CGSize(
      width: max((size.width * scale).rounded(), 1),
      height: max((size.height * scale).rounded(), 1))
  }
}

import Foundation
import UIKit

/// The artwork of a media item.
///
/// - Thread: any; all its properties are constants, whose objects nobody changes.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  // All stored properties are constant; the phone calls the handler on the main thread only.

  /// Creates artwork.
  ///
  /// - Parameters:
  ///   - boundsSize: The maximum size of the artwork in points.
  ///   - requestHandler: Returns the image of a size; the phone calls it on the main thread.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (size, self.requestHandler) = (boundsSize, requestHandler)
  }

  /// Creates artwork from an image.
  @available(*, deprecated, message: "use init(boundsSize:requestHandler:)")
  public convenience init(image: UIImage) {
    self.init(boundsSize: image.size) { _ in image }
  }

  /// Returns the image of a size; nil if the size is empty.
  open func image(at size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    return requestHandler(size)
  }

  /// The largest bounds of the artwork.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// The part of the image that is shown: all of it.
  @available(*, deprecated, message: "artwork is not cropped")
  open var imageCropRect: CGRect { bounds }

  // MARK: Internals

  private let size: CGSize
  private let requestHandler: (CGSize) -> UIImage
}

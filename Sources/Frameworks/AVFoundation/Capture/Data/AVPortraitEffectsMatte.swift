/// A mask of the people in a photo.
open class AVPortraitEffectsMatte: NSObject {
  private override init() { super.init() }

  /// The pixel format of the mask.
  open var pixelFormatType: OSType { noCamera() }
  /// The mask.
  open var mattingImage: CVPixelBuffer { noCamera() }
  /// Returns another mask of the photo.
  open func replacingPortraitEffectsMatte(with pixelBuffer: CVPixelBuffer) throws -> Self {
    noCamera()
  }
}

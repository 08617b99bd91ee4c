/// A matte of the people in a photo.
open class AVPortraitEffectsMatte: NSObject {
  private override init() { super.init() }

  /// The pixel format of the matte.
  open var pixelFormatType: OSType { noCamera() }
  /// The mask.
  open var mattingImage: CVPixelBuffer { noCamera() }
  /// Returns a copy with another matte.
  open func replacingPortraitEffectsMatte(with pixelBuffer: CVPixelBuffer) throws -> Self {
    noCamera()
  }
}

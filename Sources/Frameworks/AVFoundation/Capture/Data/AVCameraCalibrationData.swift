/// The properties of a camera's lens and place.
open class AVCameraCalibrationData: NSObject {
  private override init() { super.init() }

  /// The size of the pictures to which the properties refer.
  open var intrinsicMatrixReferenceDimensions: CGSize { noCamera() }
  /// The size of a pixel, in millimeters.
  open var pixelSize: Float { noCamera() }
  /// The radial distortion of the lens, as numbers.
  open var lensDistortionLookupTable: Data? { noCamera() }
  /// The reverse of the distortion, as numbers.
  open var inverseLensDistortionLookupTable: Data? { noCamera() }
  /// The middle of the distortion.
  open var lensDistortionCenter: CGPoint { noCamera() }
}

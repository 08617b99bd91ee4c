/// The calibration data of a camera: its lens and its position.
open class AVCameraCalibrationData: NSObject {
  private override init() { super.init() }

  /// The frame size to which the properties refer.
  open var intrinsicMatrixReferenceDimensions: CGSize { noCamera() }
  /// The size of a pixel, in millimeters.
  open var pixelSize: Float { noCamera() }
  /// The lookup table of the radial distortion of the lens.
  open var lensDistortionLookupTable: Data? { noCamera() }
  /// The lookup table of the inverse distortion.
  open var inverseLensDistortionLookupTable: Data? { noCamera() }
  /// The center of the distortion.
  open var lensDistortionCenter: CGPoint { noCamera() }
}

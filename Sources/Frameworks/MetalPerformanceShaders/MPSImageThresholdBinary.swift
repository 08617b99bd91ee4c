/// A filter that returns a specified value for each pixel with a value greater than a specified
/// threshold or 0 otherwise; none can be made here.
open class MPSImageThresholdBinary: MPSUnaryImageKernel {
  /// The threshold.
  public let thresholdValue: Float
  /// The value of pixels above the threshold.
  public let maximumValue: Float

  /// Ends the program, because the phone has no device for which shaders exist.
  public init(
    device: any MTLDevice, thresholdValue: Float, maximumValue: Float,
    linearGrayColorTransform transform: UnsafePointer<Float>?
  ) {
    (self.thresholdValue, self.maximumValue) = (thresholdValue, maximumValue)
    super.init(device: device)
  }
}

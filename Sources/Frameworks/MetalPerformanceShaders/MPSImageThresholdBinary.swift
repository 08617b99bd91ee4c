/// A kernel that makes two-valued pictures; it cannot be created without a Metal device.
open class MPSImageThresholdBinary: MPSUnaryImageKernel {
  /// The value above which a pixel becomes `maximumValue`.
  public let thresholdValue: Float
  /// The value of the bright pixels.
  public let maximumValue: Float

  /// Ends the program, because there is no Metal device.
  public init(
    device: any MTLDevice, thresholdValue: Float, maximumValue: Float,
    linearGrayColorTransform transform: UnsafePointer<Float>?
  ) {
    (self.thresholdValue, self.maximumValue) = (thresholdValue, maximumValue)
    super.init(device: device)
  }
}

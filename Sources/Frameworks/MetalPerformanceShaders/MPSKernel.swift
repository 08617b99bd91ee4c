internal import TactusCrashReports

/// The base class of image kernels; it cannot be created without a Metal device (CoreImage.ME2).
open class MPSKernel: NSObject {
  /// The device that was passed at creation.
  public let device: any MTLDevice
  /// A name for debugging; nothing here reads it.
  open var label: String?

  /// Ends the program, because there is no Metal device.
  public init(device: any MTLDevice) {
    programmingError(
      "\(Self.self): Metal Performance Shaders do not support the device; ask "
        + "MPSSupportsMTLDevice(_:) first")
  }
}

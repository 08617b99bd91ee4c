internal import TactusCrashReports

/// A standard interface for Metal Performance Shaders kernels; none can be made here
/// (CoreImage.ME2).
open class MPSKernel: NSObject {
  /// The device of the kernel.
  public let device: any MTLDevice
  /// A name for the kernel.
  open var label: String?

  /// Ends the program, because the phone has no device for which shaders exist.
  public init(device: any MTLDevice) {
    programmingError(
      "\(Self.self): Metal Performance Shaders do not support the device; ask "
        + "MPSSupportsMTLDevice(_:) first")
  }
}

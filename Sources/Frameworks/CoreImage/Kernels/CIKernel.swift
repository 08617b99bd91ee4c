internal import TactusCrashReports

/// A GPU-based image-processing routine used to create custom Core Image filters.
///
/// The phone compiles no kernels (CoreImage.PK4).
open class CIKernel: NSObject {
  /// Returns nil: the source of kernels is not compiled.
  public convenience init?(source string: String) {
    Self.warn()
    return nil
  }

  /// Fails: the functions of a Metal library are not supported.
  public convenience init(functionName name: String, fromMetalLibraryData data: Data) throws {
    Self.warn()
    throw CocoaError(.featureUnsupported)
  }

  /// Returns nil: the source of kernels is not compiled.
  open class func makeKernels(source string: String) -> [CIKernel]? {
    warn()
    return nil
  }

  /// The name of the kernel routine.
  open var name: String { "" }

  override init() { super.init() }

  private static func warn() {
    RuntimeWarning.once(
      "\(Self.self): kernels for the GPU are not supported; use a CIImageProcessorKernel",
      namesPlace: true)
  }
}

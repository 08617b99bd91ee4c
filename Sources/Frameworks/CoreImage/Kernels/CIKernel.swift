internal import TactusCrashReports

/// A routine in the Core Image kernel language or Metal; none can be created.
///
/// The phone has no compiler for kernels (CoreImage.PK4).
open class CIKernel: NSObject {
  /// Returns nil: kernels are not compiled.
  public convenience init?(source string: String) {
    Self.warn()
    return nil
  }

  /// Throws an error: Metal libraries are not supported.
  public convenience init(functionName name: String, fromMetalLibraryData data: Data) throws {
    Self.warn()
    throw CocoaError(.featureUnsupported)
  }

  /// Returns nil: kernels are not compiled.
  open class func makeKernels(source string: String) -> [CIKernel]? {
    warn()
    return nil
  }

  /// The name: empty.
  open var name: String { "" }

  override init() { super.init() }

  private static func warn() {
    RuntimeWarning.once(
      "\(Self.self): kernels for the GPU are not supported; use a CIImageProcessorKernel",
      namesPlace: true)
  }
}

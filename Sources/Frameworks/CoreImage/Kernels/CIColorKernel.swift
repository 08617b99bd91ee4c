/// A GPU-based image-processing routine that processes only the color information in images; the
/// phone compiles none (CoreImage.PK4).
open class CIColorKernel: CIKernel {
  /// Returns nil: there are no kernels.
  open func apply(extent: CGRect, arguments args: [Any]?) -> CIImage? { nil }
}

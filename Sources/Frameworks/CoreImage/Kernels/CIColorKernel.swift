/// A kernel for the color of single pixels; none can be created (CoreImage.PK4).
open class CIColorKernel: CIKernel {
  /// Returns nil: no kernel can be created.
  open func apply(extent: CGRect, arguments args: [Any]?) -> CIImage? { nil }
}

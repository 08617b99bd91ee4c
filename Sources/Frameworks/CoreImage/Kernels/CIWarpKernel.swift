/// A kernel for the geometry of an image; none can be created (CoreImage.PK4).
open class CIWarpKernel: CIKernel {
  /// Returns nil: no kernel can be created.
  open func apply(
    extent: CGRect, roiCallback callback: @escaping (Int32, CGRect) -> CGRect,
    image: CIImage, arguments args: [Any]
  ) -> CIImage? { nil }
}

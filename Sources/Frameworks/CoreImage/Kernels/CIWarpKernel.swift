/// A GPU-based image-processing routine that processes only the geometry information in an image;
/// the phone compiles none (CoreImage.PK4).
open class CIWarpKernel: CIKernel {
  /// Returns nil: there are no kernels.
  open func apply(
    extent: CGRect, roiCallback callback: @escaping (Int32, CGRect) -> CGRect,
    image: CIImage, arguments args: [Any]
  ) -> CIImage? { nil }
}

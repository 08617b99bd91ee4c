/// An encapsulation of a render task's timing, passes, and pixels processed.
///
/// - Thread: any.
open class CIRenderInfo: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// The seconds of the work on the phone's clock, which does not advance meanwhile.
  open var kernelExecutionTime: TimeInterval { 0 }
  /// The seconds in which kernels were compiled; there are none.
  open var kernelCompileTime: TimeInterval { 0 }
  /// The number of passes; one if pixels were rendered, since images are painted as a whole.
  open var passCount: Int { pixelsProcessed > 0 ? 1 : 0 }
  /// The number of pixels that were written.
  public let pixelsProcessed: Int

  init(pixels: Int) {
    pixelsProcessed = pixels
    super.init()
  }
}

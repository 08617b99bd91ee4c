/// The statistics of a finished rendering.
///
/// - Thread: any; all its properties are constants.
open class CIRenderInfo: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// The duration of the rendering on the phone's clock: 0.
  open var kernelExecutionTime: TimeInterval { 0 }
  /// The duration of kernel compilation: 0, because kernels are not compiled.
  open var kernelCompileTime: TimeInterval { 0 }
  /// The number of passes; 1 if pixels were rendered, since images are rendered as a whole.
  open var passCount: Int { pixelsProcessed > 0 ? 1 : 0 }
  /// The number of pixels that were written.
  public let pixelsProcessed: Int

  init(pixels: Int) {
    pixelsProcessed = pixels
    super.init()
  }
}

/// A single render task issued in conjunction with a destination (CoreImage.RD1).
///
/// - Thread: any.
open class CIRenderTask: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// Returns information about the work, which is done by now.
  @discardableResult
  open func waitUntilCompleted() throws -> CIRenderInfo { info }

  private let info: CIRenderInfo

  init(pixels: Int) {
    info = CIRenderInfo(pixels: pixels)
    super.init()
  }
}

/// A finished rendering (CoreImage.RD1).
///
/// - Thread: any; all its properties are constants.
open class CIRenderTask: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// Returns the statistics at once, because the rendering is finished.
  @discardableResult
  open func waitUntilCompleted() throws -> CIRenderInfo { info }

  private let info: CIRenderInfo

  init(pixels: Int) {
    info = CIRenderInfo(pixels: pixels)
    super.init()
  }
}

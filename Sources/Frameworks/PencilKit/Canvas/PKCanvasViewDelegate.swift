/// The methods that a canvas view calls when its drawing changes.
///
/// All methods are optional. Their order is that of Ink.CV6.
@preconcurrency @MainActor
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  /// Tells the delegate that the drawing has changed.
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  /// Tells the delegate that all of the drawing that is visible is shown.
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  /// Tells the delegate that the user began to use the tool.
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  /// Tells the delegate that the user stopped using the tool.
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
  /// Does nothing.
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {
    // does nothing
  }
  /// Does nothing.
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {
    // does nothing
  }
  /// Does nothing.
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {
    // does nothing
  }
  /// Does nothing.
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {
    // does nothing
  }
}

/// Callbacks about the drawing and the tool of a canvas view.
///
/// All are optional; they are called in the order of Ink.CV6.
@preconcurrency @MainActor
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  /// Called after the drawing has changed.
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  /// Called after the visible drawing was rendered.
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  /// Called when the user begins to use the tool.
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  /// Called when the user has stopped using the tool.
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

/// A tool for selecting strokes in a canvas view.
public struct PKLassoTool: PKTool, Equatable {
  /// Creates a lasso tool.
  public init() {
    // does nothing
  }
}

/// The lasso, which selects strokes.
public struct PKLassoTool: PKTool, Equatable {
  /// Creates a lasso tool.
  public init() {
    // does nothing
  }
}

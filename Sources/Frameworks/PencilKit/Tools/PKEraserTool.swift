/// An eraser of whole strokes or of parts of them.
public struct PKEraserTool: PKTool, Equatable {
  /// The behavior of the eraser.
  public var eraserType: EraserType
  /// The width of the eraser, in points of the drawing; within the valid range of its type
  /// (Ink.TL3).
  public var width: CGFloat {
    get { storedWidth }
    set { storedWidth = eraserType.validWidth(newValue) }
  }

  private var storedWidth: CGFloat

  /// Creates an eraser tool with the default width of its type.
  public init(_ eraserType: EraserType) {
    (self.eraserType, storedWidth) = (eraserType, eraserType.defaultWidth)
  }

  /// Creates an eraser tool with a width.
  ///
  /// - Parameters:
  ///   - eraserType: The behavior of the eraser.
  ///   - width: The width in points of the drawing; limited to the valid range of the type.
  public init(_ eraserType: EraserType, width: CGFloat) {
    (self.eraserType, storedWidth) = (eraserType, eraserType.validWidth(width))
  }
}

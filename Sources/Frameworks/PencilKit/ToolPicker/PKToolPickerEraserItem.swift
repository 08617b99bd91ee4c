/// An eraser in a tool picker.
@preconcurrency @MainActor
open class PKToolPickerEraserItem: PKToolPickerItem {
  /// The tool of the item, which the user changes.
  open internal(set) var eraserTool: PKEraserTool

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - type: The behavior of the eraser.
  ///   - width: The width in points; nil for the default width.
  ///   - identifier: The identifier; nil for that of erasers.
  public init(type: PKEraserTool.EraserType, width: CGFloat? = nil, identifier: String? = nil) {
    eraserTool = PKEraserTool(type, width: width ?? type.defaultWidth)
    super.init(identifier: identifier ?? "com.apple.tool.eraser")
  }

  override var tool: (any PKTool)? { eraserTool }

  override func take(_ tool: any PKTool) -> Bool {
    guard let tool = tool as? PKEraserTool else { return false }
    eraserTool = tool
    return true
  }
}

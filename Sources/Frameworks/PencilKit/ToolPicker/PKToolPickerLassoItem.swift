/// The lasso in a tool picker.
@preconcurrency @MainActor
open class PKToolPickerLassoItem: PKToolPickerItem {
  /// The tool of the item.
  public let lassoTool = PKLassoTool()

  /// Creates an item.
  public init() { super.init(identifier: "com.apple.tool.lasso") }

  override var tool: (any PKTool)? { lassoTool }

  override func take(_ tool: any PKTool) -> Bool { tool is PKLassoTool }
}

/// An ink with color and width in a tool picker.
@preconcurrency @MainActor
open class PKToolPickerInkingItem: PKToolPickerItem {
  /// The tool of the item, which the user changes.
  open internal(set) var inkingTool: PKInkingTool
  /// Whether the user can select a color.
  open var allowsColorSelection = true

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - type: The type of the ink.
  ///   - color: The color; nil for black, and yellow for a marker.
  ///   - width: The width in points; nil for the default width.
  ///   - identifier: The identifier; nil for that of the type.
  public init(
    type: PKInkingTool.InkType, color: UIColor? = nil, width: CGFloat? = nil,
    identifier: String? = nil
  ) {
    let usual: UIColor = type == .marker ? .systemYellow : .black
    inkingTool = PKInkingTool(type, color: color ?? usual, width: width)
    super.init(identifier: identifier ?? type.rawValue)
  }

  override var tool: (any PKTool)? { inkingTool }

  override func take(_ tool: any PKTool) -> Bool {
    guard let tool = tool as? PKInkingTool, tool.inkType == inkingTool.inkType else { return false }
    inkingTool = tool
    return true
  }

  override var requiredContentVersion: PKContentVersion { inkingTool.requiredContentVersion }
}

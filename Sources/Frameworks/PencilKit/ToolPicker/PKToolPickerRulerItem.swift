/// An item of a tool picker that shows and hides the ruler.
@preconcurrency @MainActor
open class PKToolPickerRulerItem: PKToolPickerItem {
  /// Creates an item.
  public init() { super.init(identifier: "com.apple.tool.ruler") }
}

/// The ruler's switch in a tool picker.
@preconcurrency @MainActor
open class PKToolPickerRulerItem: PKToolPickerItem {
  /// Creates an item.
  public init() { super.init(identifier: "com.apple.tool.ruler") }
}

/// The bar button groups above an iPad's keyboard; a phone shows none.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the user can hide the buttons.
  open var allowsHidingShortcuts = true
  /// The groups before the suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups after the suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// The groups of buttons above the keyboard of an iPad; a phone shows none.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  /// Whether the user can hide the buttons.
  open var allowsHidingShortcuts = true
  /// The groups before the suggestions.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups behind the suggestions.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

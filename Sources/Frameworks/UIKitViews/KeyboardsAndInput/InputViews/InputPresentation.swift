import TactusPhoneLink

/// The input views of the first responder.
@MainActor
package struct InputPresentation {
  /// The first responder.
  let responder: UIResponder
  /// The responder in its chain that provided the views.
  let owner: UIResponder
  /// The view that replaces the keyboard; nil for the keyboard or nothing.
  let content: UIView?
  /// The controller of that view; nil for none.
  let controller: UIInputViewController?
  /// The view above the keyboard; nil for none.
  let accessory: UIView?
  /// Whether the onscreen keyboard is shown.
  let needsKeyboard: Bool

  /// Finds the views of a first responder; fails if it needs none (Keyboards.IV1, Keyboards.SK1).
  init?(of responder: UIResponder) {
    // The formatting panel of a text replaces the keyboard (TextViews.TV33).
    guard (responder as? any TextShowing)?.isBeingFormatted != true else { return nil }
    let chain = Array(sequence(first: responder, next: \.next))
    let ownerOfContent = chain.first { $0.contentOfInput != nil }
    let ownerOfAccessory = chain.first { $0.accessoryOfInput != nil }
    let isEdited =
      responder is any UIKeyInput && ((responder as? any TextEditorHost)?.allowsEditing ?? true)
    // Selectable text that is not editable has no keyboard.
    let isReadOnly = responder is any TextEditorHost && !isEdited
    content = isReadOnly ? nil : ownerOfContent?.contentOfInput
    controller = isReadOnly ? nil : ownerOfContent?.inputViewController
    accessory = isReadOnly ? nil : ownerOfAccessory?.accessoryOfInput
    needsKeyboard =
      isEdited && content == nil && !UIScreen.main.device.keyboard.contains(.hardware)
    guard content != nil || accessory != nil || needsKeyboard else { return nil }
    self.responder = responder
    owner = ownerOfAccessory ?? ownerOfContent ?? responder
  }

  /// The height of all views, including the safe area below them.
  var height: CGFloat {
    let screen = UIScreen.main
    let width = screen.bounds.width
    let metrics = KeyboardMetrics.current(hasSuggestionBar: hasSuggestionBar)
    let bottom = screen.safeInsets(of: screen.bounds).bottom
    return accessoryHeight
      + (content.map {
        InputHostView.height(ofContent: $0, width: width, keyboard: metrics) + bottom
      } ?? (needsKeyboard ? InputViewPresenter.shared.customHeight ?? metrics.height : bottom))
  }

  /// Whether the keyboard has a bar of suggestions (Keyboards.PR1).
  private var hasSuggestionBar: Bool {
    guard needsKeyboard, let traits = responder as? any UIKeyInput,
      let language = UITextInputMode.current(for: responder).language
    else { return false }
    return KeyboardConfiguration(traits: traits).hasSuggestionBar(
      settings: UIScreen.main.keyboardSettings,
      language: language)
  }

  /// The height of the accessory view.
  var accessoryHeight: CGFloat {
    accessory.map { InputHostView.height(ofAccessory: $0, width: UIScreen.main.bounds.width) } ?? 0
  }
}

extension UIResponder {
  /// The view that replaces the keyboard, or that of a controller.
  fileprivate var contentOfInput: UIView? {
    // An input view controller's view replaces only the keyboard of others.
    inputViewController?.view ?? (self is UIInputViewController ? nil : inputView)
  }
  /// The view above the keyboard, or that of a controller.
  fileprivate var accessoryOfInput: UIView? {
    inputAccessoryViewController?.view ?? inputAccessoryView
  }
}

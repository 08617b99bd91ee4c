/// An object that handles events, or passes them to the next responder in the chain (Touches.R1…).
@preconcurrency @MainActor
open class UIResponder: AccessibleObject {
  /// Creates a responder.
  public override init() { super.init() }

  // MARK: Interface Builder

  /// Called after loading from a nib; does nothing by default (`Documentation/Behaviour/Nibs.md`).
  open func awakeFromNib() {}

  /// Returns the replacement for this object after it was decoded from a nib; by default the object
  /// itself (Nibs.NI11).
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  /// Called when Interface Builder displays the object; does nothing by default.
  ///
  /// Tactus has no Interface Builder, so the method is never called.
  open func prepareForInterfaceBuilder() {}

  // MARK: Responder chain

  /// The next responder in the chain; nil at the end.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether this is the first responder, which receives keys and shakes.
  open var isFirstResponder: Bool { firstResponderHolder?.firstResponder === self }

  /// Whether this can become the first responder; false by default.
  open var canBecomeFirstResponder: Bool {
    ExchangedMethods.call("canBecomeFirstResponder", of: UIResponder.self, on: self) { false }
  }

  /// Whether this can resign as first responder.
  open var canResignFirstResponder: Bool { true }

  /// Becomes the first responder of its window after the current one has resigned (Touches.R4).
  ///
  /// - Returns: Whether it is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let holder = firstResponderHolder else { return false }
    if holder.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    return InputViewPresenter.shared.withoutHiding {
      if let present = holder.firstResponder, !present.resignFirstResponder() { return false }
      holder.firstResponder = self
      return true
    }
  }

  /// Resigns as first responder.
  ///
  /// - Returns: Whether it is not the first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    firstResponderHolder?.firstResponder = nil
    return true
  }

  // MARK: Undo

  /// The undo manager of the next responder that has one (Undo.UN10).
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Touches

  /// Called when touches have begun; the default implementation passes them to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    ExchangedMethods.call(
      "touchesBegan:with:", of: UIResponder.self, on: self, touches, event
    ) { touches, event in next?.touchesBegan(touches, with: event) }
  }

  /// Called when touches have changed: their location, force or another property.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    ExchangedMethods.call(
      "touchesMoved:with:", of: UIResponder.self, on: self, touches, event
    ) { touches, event in next?.touchesMoved(touches, with: event) }
  }

  /// Called when touches have ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    ExchangedMethods.call(
      "touchesEnded:with:", of: UIResponder.self, on: self, touches, event
    ) { touches, event in next?.touchesEnded(touches, with: event) }
  }

  /// Called when touches were cancelled by a gesture or by the system.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    ExchangedMethods.call(
      "touchesCancelled:with:", of: UIResponder.self, on: self, touches, event
    ) { touches, event in next?.touchesCancelled(touches, with: event) }
  }

  /// Called when estimated properties were corrected.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Presses

  /// Called when buttons were pressed; at the end of the chain keys are typed (TextFields.TF20).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else { return TypingController.shared.begin(presses) }
    next.pressesBegan(presses, with: event)
  }

  /// Called when the force of buttons has changed.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when buttons were released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else { return TypingController.shared.end(presses) }
    next.pressesEnded(presses, with: event)
  }

  /// Called when presses were cancelled.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else { return TypingController.shared.end(presses) }
    next.pressesCancelled(presses, with: event)
  }

  /// The key commands, in effect while this is in the chain of the first responder (Keys.K6).
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Keyboards

  /// The view that replaces the keyboard while this is in the chain of the first responder; nil for
  /// the keyboard (Keyboards.IV1).
  open var inputView: UIView? { nil }
  /// The view above the keyboard; nil for none.
  open var inputAccessoryView: UIView? { nil }
  /// The controller of the view that replaces the keyboard; nil for none.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of the view above the keyboard; nil for none.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// The input mode for typing into the responder.
  ///
  /// A subclass returns one of the active input modes to begin editing with it (Keyboards.LA7).
  open var textInputMode: UITextInputMode? { .current(for: self) }
  /// The identifier under which the input mode is stored for the next time; nil for none.
  open var textInputContextIdentifier: String? { nil }
  /// Removes the stored input mode of an identifier.
  open class func clearTextInputContextIdentifier(_ identifier: String) {
    TextInputContexts.set(nil, of: identifier)
  }

  /// Shows the input views that the responder now provides, if it is the first responder
  /// (Keyboards.IV2).
  open func reloadInputViews() {
    if isFirstResponder { InputViewPresenter.shared.reload() }
  }

  // MARK: Motion and remote control

  /// Called when a motion, such as a shake, has begun.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    ExchangedMethods.call(
      "motionBegan:with:", of: UIResponder.self, on: self, motion, event
    ) { motion, event in next?.motionBegan(motion, with: event) }
  }

  /// Called when a motion has ended.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    ExchangedMethods.call(
      "motionEnded:with:", of: UIResponder.self, on: self, motion, event
    ) { motion, event in next?.motionEnded(motion, with: event) }
  }

  /// Called when a motion was cancelled.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    ExchangedMethods.call(
      "motionCancelled:with:", of: UIResponder.self, on: self, motion, event
    ) { motion, event in next?.motionCancelled(motion, with: event) }
  }

  /// Called when a headset or the lock screen has sent a remote-control event.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Actions

  /// Returns whether the responder handles an action, for menus and for actions without a target.
  ///
  /// By default it handles the actions for which it has a method, except the standard editing
  /// actions.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action.description == "paste:", acceptsPasteboard { return true }
    return !Self.standardEditActions.contains(action.description) && action.isMethod(of: self)
  }

  /// Returns the first responder in the chain, starting here, that handles an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// Moves the selection to the pasteboard; does nothing by default.
  open func cut(_ sender: Any?) {}
  /// Copies the selection to the pasteboard; does nothing by default.
  open func copy(_ sender: Any?) {}
  /// Inserts the contents of the pasteboard; by default passes data that the paste configuration
  /// accepts to `paste(itemProviders:)` (Pasteboard.CO12).
  open func paste(_ sender: Any?) {
    if acceptsPasteboard { paste(itemProviders: UIPasteboard.general.itemProviders) }
  }
  /// The types of data that the responder pastes; nil for none.
  open var pasteConfiguration: UIPasteConfiguration? {
    get { PasteConfigurations.all.object(forKey: self) }
    set {
      PasteConfigurations.all.removeObject(forKey: self)
      PasteConfigurations.all.setObject(newValue, forKey: self)
    }
  }
  /// Inserts the data of item providers; does nothing by default.
  open func paste(itemProviders: [NSItemProvider]) {}
  /// Returns whether data of item providers can be pasted: by default, whether one has a type that
  /// the paste configuration accepts.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    let types = pasteConfiguration?.acceptableTypeIdentifiers ?? []
    return itemProviders.contains { provider in
      types.contains { provider.hasItemConformingToTypeIdentifier($0) }
    }
  }
  /// The shareable items of the responder; stored, because nothing on the phone reads them.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? {
    get { ResponderActivities.configurations.object(forKey: self)?.configuration }
    set {
      ResponderActivities.configurations.removeObject(forKey: self)
      guard let newValue else { return }
      ResponderActivities.configurations.setObject(ActivityItemsBox(newValue), forKey: self)
    }
  }
  /// Builds the app's menus; never called, because a phone has no menu bar.
  open func buildMenu(with builder: any UIMenuBuilder) { next?.buildMenu(with: builder) }
  /// Updates a command before it is shown; does nothing, because a phone has no menu bar.
  open func validate(_ command: UICommand) {}
  /// Selects the object or word at the insertion point; does nothing by default.
  open func select(_ sender: Any?) {}
  /// Selects everything; does nothing by default.
  open func selectAll(_ sender: Any?) {}
  /// Deletes the selection; does nothing by default.
  open func delete(_ sender: Any?) {}
  /// Toggles bold in the selection; does nothing by default.
  open func toggleBoldface(_ sender: Any?) {}
  /// Toggles italics in the selection; does nothing by default.
  open func toggleItalics(_ sender: Any?) {}
  /// Toggles underlining in the selection; does nothing by default.
  open func toggleUnderline(_ sender: Any?) {}
  /// Sets the selection's writing direction to left to right; does nothing by default.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Sets the selection's writing direction to right to left; does nothing by default.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Makes the selection larger; does nothing by default.
  open func increaseSize(_ sender: Any?) {}
  /// Makes the selection smaller; does nothing by default.
  open func decreaseSize(_ sender: Any?) {}
  /// Aligns the selection to the left; does nothing by default.
  open func alignLeft(_ sender: Any?) {}
  /// Centers the selection; does nothing by default.
  open func alignCenter(_ sender: Any?) {}
  /// Aligns the selection to the right; does nothing by default.
  open func alignRight(_ sender: Any?) {}
  /// Justifies the selection; does nothing by default.
  open func alignJustified(_ sender: Any?) {}
  /// Creates an item from the pasteboard; does nothing by default.
  open func newFromPasteboard(_ sender: Any?) {}
  /// Closes the frontmost scene or view; does nothing by default.
  open func performClose(_ sender: Any?) {}
  /// Shows or hides the sidebar; does nothing by default.
  open func toggleSidebar(_ sender: Any?) {}
  /// Shows or hides the inspector; does nothing by default.
  open func toggleInspector(_ sender: Any?) {}
  /// Changes the attributes of the selection; does nothing by default.
  open func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
  /// Shows a find bar; does nothing by default.
  open func find(_ sender: Any?) {}
  /// Shows a find bar with a replacement field; does nothing by default.
  open func findAndReplace(_ sender: Any?) {}
  /// Highlights the next result; does nothing by default.
  open func findNext(_ sender: Any?) {}
  /// Highlights the previous result; does nothing by default.
  open func findPrevious(_ sender: Any?) {}
  /// Finds the selected text; does nothing by default.
  open func useSelectionForFind(_ sender: Any?) {}
  /// Inserts the pasteboard's text in the surrounding style; does nothing by default.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Opens the URL of the pasteboard; does nothing by default.
  open func pasteAndGo(_ sender: Any?) {}
  /// Searches for the text of the pasteboard; does nothing by default.
  open func pasteAndSearch(_ sender: Any?) {}
  /// Prints the contents; does nothing by default.
  open func printContent(_ sender: Any?) {}
  /// Renames the document; does nothing by default.
  open func rename(_ sender: Any?) {}
  /// Duplicates the document; does nothing by default.
  open func duplicate(_ sender: Any?) {}
  /// Moves the document; does nothing by default.
  open func move(_ sender: Any?) {}
  /// Exports the document; does nothing by default.
  open func export(_ sender: Any?) {}
  /// Inserts text from the camera; prints that the phone does not recognize text in camera images.
  open func captureTextFromCamera(_ sender: Any?) {
    RuntimeWarning.once(
      "captureTextFromCamera: the phone recognizes no text in the pictures of its camera",
      namesPlace: true)
  }
  /// Shows Writing Tools; does nothing by default.
  open func showWritingTools(_ sender: Any?) {}
  /// The three-finger editing gestures allowed while this is in the first responder's chain
  /// (Undo.UN12).
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

  // MARK: Activities

  /// The responder's user activity; stored, because no other device continues it.
  open var userActivity: NSUserActivity? {
    get { ResponderActivities.activities.object(forKey: self) }
    set {
      ResponderActivities.activities.removeObject(forKey: self)
      ResponderActivities.activities.setObject(newValue, forKey: self)
    }
  }
  /// Updates the state of the activity; does nothing, and is never called.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Restores the state of an activity; does nothing: no other device hands one over.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
  /// The bar button groups above an iPad's keyboard; stored, because a phone shows none.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let item = ResponderActivities.assistants.object(forKey: self) { return item }
    let item = UITextInputAssistantItem()
    ResponderActivities.assistants.setObject(item, forKey: self)
    return item
  }

  // MARK: Internals

  /// Called after this has become the first responder; notifies text interactions.
  @_spi(UIKitModules) open func didBecomeFirstResponder() { notifyTextInteractions() }
  /// Called after this has resigned as first responder; notifies text interactions.
  @_spi(UIKitModules) open func didResignFirstResponder() { notifyTextInteractions() }

  /// Resigns as first responder even if `canResignFirstResponder` is false.
  ///
  /// - Returns: Whether it is not the first responder now.
  @_spi(UIKitModules) open func resignUnconditionally() -> Bool {
    if canResignFirstResponder { return resignFirstResponder() }
    firstResponderHolder?.firstResponder = nil
    return true
  }

  /// The responder in the chain that holds the first responder, such as the window.
  private var firstResponderHolder: (any FirstResponderHolder)? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? any FirstResponderHolder }.first
  }
}

/// A responder that holds a first responder, such as a window.
@MainActor
protocol FirstResponderHolder: UIResponder {
  /// The first responder; nil if there is none.
  var firstResponder: UIResponder? { get set }
}

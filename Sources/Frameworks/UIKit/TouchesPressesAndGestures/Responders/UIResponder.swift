/// What takes events, and hands on to the next of its chain those that it has no use for.
///
/// Steps R1… are in `Documentation/Behaviour/Touches.md`.
@preconcurrency @MainActor
open class UIResponder: AccessibleObject {
  /// Makes a responder.
  public override init() { super.init() }

  // MARK: Interface Builder

  /// Is told that it was read from a file of Interface Builder's; such files are not read, and by itself it
  /// does nothing.
  open func awakeFromNib() {}

  /// Is told that Interface Builder shows it, which is not on Linux; by itself it does nothing.
  open func prepareForInterfaceBuilder() {}

  // MARK: The chain

  /// The one that gets what this one does not handle; nil at the chain's end.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether it is the one that gets what has no place on the screen, such as keys and shakes.
  open var isFirstResponder: Bool { firstResponderHolder?.firstResponder === self }

  /// Whether it may become the first responder; a responder may not unless a subclass says so.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may give that up.
  open var canResignFirstResponder: Bool { true }

  /// Makes it the first responder of its window, once the present one has resigned (R4).
  ///
  /// - Returns: Whether it is the first responder now.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let holder = firstResponderHolder else { return false }
    if holder.firstResponder === self { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = holder.firstResponder, !present.resignFirstResponder() { return false }
    holder.firstResponder = self
    return true
  }

  /// Gives up being the first responder.
  ///
  /// - Returns: Whether it is not the first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    firstResponderHolder?.firstResponder = nil
    return true
  }

  // MARK: Undoing

  /// Who remembers how to take back what was done here: the next one of the chain that has one (UN10).
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Touches

  /// Is told of touches that began; hands them on unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Is told of touches of which something changed: place, force or another property.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Is told of touches that were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Is told of touches that were taken away, by a gesture or by the system.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Is told what became of properties that had been estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Presses

  /// Is told of buttons that went down; at the chain's end, keys are written (TextFields TF20).
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else { return KeyTyping.shared.begin(presses) }
    next.pressesBegan(presses, with: event)
  }

  /// Is told of buttons that are pressed harder or less hard.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Is told of buttons that came up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else { return KeyTyping.shared.end(presses) }
    next.pressesEnded(presses, with: event)
  }

  /// Is told of presses that were taken away.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let next else { return KeyTyping.shared.end(presses) }
    next.pressesCancelled(presses, with: event)
  }

  /// Keys that do something while it is on the chain of the first responder (K6).
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: Keyboards

  /// What comes onto the screen in place of a keyboard while it is the first responder; nil for a keyboard.
  open var inputView: UIView? { nil }
  /// What comes onto the screen above that; nil for nothing.
  open var inputAccessoryView: UIView? { nil }

  // MARK: Motion and remote control

  /// Is told that a motion, such as a shake, began.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Is told that a motion is over.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Is told that a motion was none, or was interrupted.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Is told what a headset or the lock screen asks of what plays.
  open func remoteControlReceived(with event: UIEvent?) {
    next?.remoteControlReceived(with: event)
  }

  // MARK: Actions

  /// Whether it would perform an action, for menus and for actions without a target.
  ///
  /// A responder performs the actions that it has a method for; of those to edit, which all have, none.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !Self.standardEditActions.contains(action.description) && action.isMethod(of: self)
  }

  /// The first of the chain, from here on, that would perform an action.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// Takes what is selected away, and onto the pasteboard; by itself it does nothing.
  open func cut(_ sender: Any?) {}
  /// Brings what is selected onto the pasteboard; by itself it does nothing.
  open func copy(_ sender: Any?) {}
  /// Takes what is on the pasteboard; by itself it does nothing.
  open func paste(_ sender: Any?) {}
  /// Selects what is nearest; by itself it does nothing.
  open func select(_ sender: Any?) {}
  /// Selects all; by itself it does nothing.
  open func selectAll(_ sender: Any?) {}
  /// Takes what is selected away; by itself it does nothing.
  open func delete(_ sender: Any?) {}

  // MARK: Internals

  /// Is told that it is the first responder; by itself it does nothing.
  func didBecomeFirstResponder() {}
  /// Is told that it is the first responder no more; by itself it does nothing.
  func didResignFirstResponder() {}

  /// Gives up being the first responder, whatever it wants.
  ///
  /// - Returns: Whether it is not the first responder now.
  func resignWithoutAsking() -> Bool {
    if canResignFirstResponder { return resignFirstResponder() }
    firstResponderHolder?.firstResponder = nil
    return true
  }

  /// The window, or whatever else keeps the first responder of this one's chain.
  private var firstResponderHolder: (any FirstResponderHolder)? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? any FirstResponderHolder }.first
  }
}

/// What keeps a first responder: a window.
@MainActor
protocol FirstResponderHolder: UIResponder {
  /// The present one; when it is gone there is none.
  var firstResponder: UIResponder? { get set }
}

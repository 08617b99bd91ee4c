/// A replacement of a command while other modifier keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// The title.
  open private(set) var title: String
  /// The method that is called.
  open private(set) var action: Selector
  /// The modifier keys in addition to those of the command.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Creates an alternate.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - action: The method that is called.
  ///   - modifierFlags: The modifier keys.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}

/// What a command is while other keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// What it is called.
  open private(set) var title: String
  /// The method that does it.
  open private(set) var action: Selector
  /// What has to be held, beside what the command's own key needs.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Makes an alternate.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - action: The method that does it.
  ///   - modifierFlags: What has to be held.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}

import PhoneLink

/// A key, with others held, that does something wherever the app is.
///
/// The steps K6 and K7 are in `Documentation/Behaviour/Keys.md`.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// Makes a key that does something.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - image: Its picture.
  ///   - action: The method that does it.
  ///   - input: What the key writes with nothing held, or the name of a key that writes nothing.
  ///   - modifierFlags: What has to be held.
  ///   - propertyList: Whatever tells it apart from others with the same method.
  ///   - alternates: What it is while other keys are held.
  ///   - discoverabilityTitle: A longer name.
  ///   - attributes: What is special about it.
  ///   - state: Whether there is a mark beside it.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// Makes a key that does something.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a key that does something, with a name.
  @available(*, deprecated, message: "Use init(title:image:action:input:modifierFlags:)")
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// What the key writes with nothing held, or the name of a key that writes nothing.
  open private(set) var input: String?
  /// What has to be held.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether it comes before what the system does with the key; nothing is done by it here.
  open var wantsPriorityOverSystemBehavior = false

  // MARK: Internals

  /// What a key does: this, or one of the alternates, or nothing of it (K6).
  func action(for stroke: KeyStroke) -> Selector? {
    guard !attributes.contains(.disabled), let input else { return nil }
    let plain = stroke.key.characters(shift: false, capsLock: false)
    let shifted = stroke.charactersIgnoringModifiers
    let held = UIKeyModifierFlags(rawValue: stroke.modifiers.rawValue)
      .subtracting([.alphaShift, .numericPad])
    let wanted = modifierFlags.subtracting([.alphaShift, .numericPad])
    if input.lowercased() == plain {
      if held == wanted { return action }
      return alternates.first { held == wanted.union($0.modifierFlags) }?.action
    }
    // What needs Shift to be written needs not be asked for with it.
    return input == shifted && held.subtracting(.shift) == wanted.subtracting(.shift) ? action : nil
  }
}

extension UIKeyCommand {
  /// Up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// Down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// Left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// Right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// A page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// A page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// To the beginning.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// To the end.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// Delete what follows.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// F1.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// F2.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// F3.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// F4.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// F5.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// F6.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// F7.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// F8.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// F9.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// F10.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// F11.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// F12.
  public nonisolated static let f12 = "UIKeyInputF12"
}

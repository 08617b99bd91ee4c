import TactusPhoneLink

/// A command for a key combination (Keys.K6, Keys.K7).
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// Creates a key command.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - action: The method that is called.
  ///   - input: The key's character without modifiers, or the name of a key without a character.
  ///   - modifierFlags: The modifier keys.
  ///   - propertyList: Data that distinguishes commands with the same method.
  ///   - alternates: The alternates for other modifier keys.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: The attributes.
  ///   - state: The state.
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

  /// Creates a key command without a key.
  public convenience init() { self.init(action: Selector(""), input: "") }

  /// Creates a key command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a key command with a discoverability title.
  @available(*, deprecated, message: "Use init(title:image:action:input:modifierFlags:)")
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// The character of the key without modifiers, or the name of a key without a character.
  open private(set) var input: String?
  /// The modifier keys.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the command takes precedence over the system's; stored, no effect here.
  open var wantsPriorityOverSystemBehavior = false

  /// Whether the key is adapted to keyboards that lack it; stored: the app's key is always used.
  open var allowsAutomaticLocalization = true
  /// Whether directional keys are mirrored with the language; stored: the app's key is always used.
  open var allowsAutomaticMirroring = true

  // MARK: Internals

  /// Returns the method of the command or an alternate that matches a key; nil for none (Keys.K6).
  package func action(for stroke: KeyStroke) -> Selector? {
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
    // For a character that requires Shift, the modifier flags may omit Shift.
    return input == shifted && held.subtracting(.shift) == wanted.subtracting(.shift) ? action : nil
  }
}

extension UIKeyCommand {
  /// The up arrow key.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow key.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The Home key.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The End key.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The Delete Forward key.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  /// The F1 key.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The F2 key.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The F3 key.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The F4 key.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The F5 key.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The F6 key.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The F7 key.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The F8 key.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The F9 key.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The F10 key.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The F11 key.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The F12 key.
  public nonisolated static let f12 = "UIKeyInputF12"
}

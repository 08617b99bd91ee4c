import TactusPhoneLink

extension KeyboardConfiguration {
  /// Creates the keyboard configuration of a first responder (Keyboards.SK1).
  @MainActor
  init(of responder: UIResponder, session: UInt32, typedText: String) {
    self.init(session: session, isVisible: true)
    orientation = UIScreen.main.interfaceOrientation.deviceOrientation
    guard let traits = responder as? any UIKeyInput else { return }
    layout = Layout(traits.keyboardType)
    returnKey = ReturnKey(traits.returnKeyType)
    isReturnEnabled = !traits.enablesReturnKeyAutomatically || traits.hasText
    isSecure = traits.isSecureTextEntry
    wantsCorrection = traits.autocorrectionType != .no && !isSecure
    capitalization = isSecure ? .none : Capitalization(traits.autocapitalizationType)
    isDark =
      switch traits.keyboardAppearance {
      case .dark: true
      case .light: false
      case .default:
        ((responder as? any UITraitEnvironment)?.traitCollection
          ?? UIScreen.main.traitCollection).userInterfaceStyle == .dark
      }
    if !isSecure { context = Self.context(of: traits, typedText: typedText) }
  }

  /// Returns whether a text with some traits requires ASCII characters (Keyboards.LA5).
  @MainActor
  static func needsASCII(_ type: UIKeyboardType, isSecure: Bool) -> Bool {
    var configuration = KeyboardConfiguration(session: 0, isVisible: true)
    (configuration.layout, configuration.isSecure) = (Layout(type), isSecure)
    return configuration.needsASCII
  }

  /// Creates a configuration with the traits that determine whether there are suggestions.
  @MainActor
  init(traits: any UIKeyInput) {
    self.init(session: 0, isVisible: true)
    (layout, isSecure) = (Layout(traits.keyboardType), traits.isSecureTextEntry)
    wantsCorrection = traits.autocorrectionType != .no && !isSecure
  }

  /// The number of characters before the insertion point that are sent to the keyboard.
  ///
  /// - Source: ours; more than a sentence's end. Confidence: guess.
  private static let contextLength = 64

  /// Returns the end of the text before the insertion point.
  @MainActor
  private static func context(of input: any UIKeyInput, typedText: String) -> String {
    if let host = input as? any TextEditorHost {
      let end = host.editor.selection.location
      let start = max(0, end - contextLength)
      let text = host.editor.text as NSString
      let range = NSRange(location: start, length: end - start)
      return text.substring(with: text.rangeOfComposedCharacterSequences(for: range))
    }
    guard let text = input as? any UITextInput else { return input.hasText ? typedText : "" }
    guard let selection = text.selectedTextRange,
      let range = text.textRange(from: text.beginningOfDocument, to: selection.start)
    else { return "" }
    return String((text.text(in: range) ?? "").suffix(contextLength))
  }
}

extension KeyboardConfiguration.Layout {
  fileprivate init(_ type: UIKeyboardType) {
    self =
      switch type {
      case .default: .default
      case .asciiCapable: .asciiCapable
      case .numbersAndPunctuation: .numbersAndPunctuation
      case .URL: .url
      case .numberPad: .numberPad
      case .phonePad: .phonePad
      case .namePhonePad: .namePhonePad
      case .emailAddress: .emailAddress
      case .decimalPad: .decimalPad
      case .twitter: .twitter
      case .webSearch: .webSearch
      case .asciiCapableNumberPad: .asciiCapableNumberPad
      }
  }
}

extension KeyboardConfiguration.ReturnKey {
  fileprivate init(_ type: UIReturnKeyType) {
    self =
      switch type {
      case .default: .default
      case .go: .go
      case .google: .google
      case .join: .join
      case .next: .next
      case .route: .route
      case .search: .search
      case .send: .send
      case .yahoo: .yahoo
      case .done: .done
      case .emergencyCall: .emergencyCall
      case .continue: .continue
      }
  }
}

extension KeyboardConfiguration.Capitalization {
  fileprivate init(_ type: UITextAutocapitalizationType) {
    self =
      switch type {
      case .none: .none
      case .words: .words
      case .sentences: .sentences
      case .allCharacters: .allCharacters
      }
  }
}

extension UIInterfaceOrientation {
  /// The device orientation.
  fileprivate var deviceOrientation: DeviceOrientation {
    switch self {
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .portraitUpsideDown: .portraitUpsideDown
    default: .portrait
    }
  }
}

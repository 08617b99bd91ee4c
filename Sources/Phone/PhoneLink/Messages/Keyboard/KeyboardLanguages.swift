import TactusPhoneTypes

/// The languages of the screen keyboard that the user has added, in the user's order, with the
/// current one.
///
/// There is always at least one, each occurs once, and the current one is among them.
public struct KeyboardLanguages: Sendable, Equatable {
  /// The languages in the order of the globe key.
  public private(set) var active: [KeyboardLanguage]
  /// The language with which text is typed now.
  public private(set) var current: KeyboardLanguage
  /// The custom keyboards that the user has added, after the languages in the order of the globe
  /// key.
  public private(set) var custom: [CustomKeyboard] = []
  /// The custom keyboard with which text is typed now; `nil` for the current language.
  public private(set) var currentCustom: BundleIdentifier?

  /// The languages of a new phone.
  public static let standard = KeyboardLanguages()

  /// Creates the languages of a new phone: English and emoji.
  public init() { (active, current) = ([.english, .emoji], .english) }

  /// Creates languages; fails if there are none, one occurs twice, or the current one is missing.
  public init?(_ active: [KeyboardLanguage], current: KeyboardLanguage) {
    guard active.contains(current), Set(active).count == active.count else { return nil }
    (self.active, self.current) = (active, current)
  }

  // MARK: Doing

  /// Replaces the languages; the current one is kept if it is among them, else it is the first one
  /// with letters (Keyboards.LA9).
  ///
  /// - Returns: Whether they are valid: at least one, and each once.
  @discardableResult
  public mutating func replace(with new: [KeyboardLanguage]) -> Bool {
    guard let first = new.first(where: \.hasLetters) ?? new.first,
      let languages = KeyboardLanguages(new, current: new.contains(current) ? current : first)
    else { return false }
    (active, current) = (languages.active, languages.current)
    return true
  }

  /// Makes a language the current one, and adds it at the end if it is missing.
  public mutating func select(_ language: KeyboardLanguage) {
    if !active.contains(language) { active.append(language) }
    current = language
    currentCustom = nil
  }

  /// Sets the custom keyboards; a current one that is missing is none.
  public mutating func setCustom(_ keyboards: [CustomKeyboard], current: BundleIdentifier?) {
    custom = keyboards
    currentCustom = current.flatMap { id in keyboards.contains { $0.identifier == id } ? id : nil }
  }

  /// Makes a keyboard the current one; a custom keyboard that is missing changes nothing.
  public mutating func select(_ mode: KeyboardMode) {
    switch mode {
    case .language(let language): select(language)
    case .custom(let keyboard):
      guard custom.contains(where: { $0.identifier == keyboard.identifier }) else { return }
      currentCustom = keyboard.identifier
    }
  }

  // MARK: Observing

  /// Returns the languages with which a text can be typed (Keyboards.LA5).
  public func selectable(needsASCII: Bool) -> [KeyboardLanguage] {
    let usable = needsASCII ? active.filter(\.isASCIICapable) : active
    return usable.isEmpty ? [.english] : usable
  }

  /// Returns the language with which a text is typed: the current one, or the first that can type
  /// it.
  public func language(needsASCII: Bool) -> KeyboardLanguage {
    let usable = selectable(needsASCII: needsASCII)
    return usable.contains(current) ? current : usable[0]
  }

  /// Returns the language that follows one in the order of the globe key (Keyboards.LA1).
  public func language(after language: KeyboardLanguage, needsASCII: Bool) -> KeyboardLanguage {
    let usable = selectable(needsASCII: needsASCII)
    guard let place = usable.firstIndex(of: language) else { return usable[0] }
    return usable[(place + 1) % usable.count]
  }

  // MARK: Keyboards of apps

  /// Returns the keyboards that the globe key offers, in its order (Keyboards.CU3).
  public func modes(needsASCII: Bool, acceptsCustom: Bool) -> [KeyboardMode] {
    let keyboards = acceptsCustom ? custom.filter { $0.isASCIICapable || !needsASCII } : []
    return selectable(needsASCII: needsASCII).map(KeyboardMode.language)
      + keyboards.map(KeyboardMode.custom)
  }

  /// Returns the keyboard with which a text is typed.
  public func mode(needsASCII: Bool, acceptsCustom: Bool) -> KeyboardMode {
    let current = custom.first { $0.identifier == currentCustom }
    guard let current, acceptsCustom, current.isASCIICapable || !needsASCII else {
      return .language(language(needsASCII: needsASCII))
    }
    return .custom(current)
  }

  /// Returns the keyboard that follows one in the order of the globe key.
  public func mode(
    after mode: KeyboardMode, needsASCII: Bool, acceptsCustom: Bool
  ) -> KeyboardMode {
    let usable = modes(needsASCII: needsASCII, acceptsCustom: acceptsCustom)
    guard let place = usable.firstIndex(where: mode.isSame) else { return usable[0] }
    return usable[(place + 1) % usable.count]
  }
}

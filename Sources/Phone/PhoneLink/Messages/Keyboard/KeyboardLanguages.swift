/// The languages of the screen keyboard that the user has added, in the user's order, with the
/// current one.
///
/// There is always at least one, each occurs once, and the current one is among them.
public struct KeyboardLanguages: Sendable, Equatable {
  /// The languages in the order of the globe key.
  public private(set) var active: [KeyboardLanguage]
  /// The language with which text is typed now.
  public private(set) var current: KeyboardLanguage

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
    self = languages
    return true
  }

  /// Makes a language the current one, and adds it at the end if it is missing.
  public mutating func select(_ language: KeyboardLanguage) {
    if !active.contains(language) { active.append(language) }
    current = language
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
}

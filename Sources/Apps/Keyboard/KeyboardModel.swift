import TactusPhoneLink

/// The state of a keyboard as a plain value: the plane, Shift, and what each key does.
///
/// Steps Keyboards.KE1…
@MainActor
struct KeyboardModel {
  /// The keyboard that the app needs.
  var configuration: KeyboardConfiguration
  /// The settings that are on.
  var settings = KeyboardSetting.defaults
  /// The languages that the user has added.
  private(set) var languages = KeyboardLanguages()
  /// The language with letters that was used last.
  private var lastLetters: KeyboardLanguage?
  /// Whether there is room for the globe key below the keys.
  var hasDock = false
  /// The plane that is shown.
  var plane: KeyboardPlane
  /// The state of Shift.
  private(set) var shift: ShiftState
  /// The text that an input method composes.
  var composition = PinyinComposition()
  /// The letters that were typed without interruption.
  private(set) var typedWord = ""
  /// The words that the user does not want corrected.
  var keptWords: Set<String> = []
  /// The correction that the last key has made.
  var lastCorrection: (typed: String, corrected: String)?
  /// The words that have followed others.
  var wordHistory = WordHistory()
  /// Whether the last character is the space after a suggestion.
  var hasSuggestedSpace = false

  /// Creates the keyboard of a configuration.
  init(_ configuration: KeyboardConfiguration) {
    self.configuration = configuration
    plane = KeyboardLayout.firstPlane(of: configuration.layout)
    shift = .off
    shift = automaticShift
  }

  // MARK: Languages

  /// The language of the keys.
  var language: KeyboardLanguage {
    languages.language(needsASCII: configuration.needsASCII)
  }

  /// The keys and titles of the language.
  var languageKeys: LanguageKeys { .keys(of: language) }

  /// The keyboards that the globe key offers, also those of apps (Keyboards.CU3).
  var selectableModes: [KeyboardMode] {
    languages.modes(
      needsASCII: configuration.needsASCII, acceptsCustom: configuration.acceptsCustomKeyboards)
  }

  /// The keyboard that the globe key selects.
  var nextMode: KeyboardMode {
    languages.mode(
      after: .language(language), needsASCII: configuration.needsASCII,
      acceptsCustom: configuration.acceptsCustomKeyboards)
  }

  /// The language to which the keyboard returns from emoji: the most recently used one, or the
  /// first; nil if the user has none (Keyboards.EM1).
  var lettersLanguage: KeyboardLanguage? {
    let usable = languages.selectable(needsASCII: configuration.needsASCII).filter(\.hasLetters)
    return lastLetters.flatMap { usable.contains($0) ? $0 : nil } ?? usable.first
  }

  /// Applies the languages of the phone.
  ///
  /// - Returns: Whether the language of the keys has changed.
  mutating func update(_ languages: KeyboardLanguages) -> Bool {
    let old = language
    self.languages = languages
    guard language != old else { return false }
    if old.hasLetters { lastLetters = old }
    plane = KeyboardLayout.firstPlane(of: configuration.layout)
    (lastShift, wasSpace) = (nil, false)
    shift = automaticShift
    return true
  }

  /// Types with a language from now on (Keyboards.LA1).
  ///
  /// - Returns: Whether the language of the keys has changed.
  mutating func select(_ language: KeyboardLanguage) -> Bool {
    var languages = languages
    languages.select(language)
    return update(languages)
  }

  // MARK: Doing

  /// Applies a new configuration of the app.
  mutating func update(_ new: KeyboardConfiguration) {
    let old = configuration
    configuration = new
    guard new.session == old.session, new.layout == old.layout else {
      plane = KeyboardLayout.firstPlane(of: new.layout)
      (lastShift, wasSpace) = (nil, false)
      shift = automaticShift
      composition = PinyinComposition()
      (typedWord, lastCorrection, hasSuggestedSpace) = ("", nil, false)
      return
    }
    let isChanged = new.context != old.context || new.capitalization != old.capitalization
    if isChanged, shift != .locked { shift = automaticShift }
  }

  /// Handles a press of a key.
  ///
  /// - Parameter time: The time in seconds.
  /// - Returns: The changes of the text, in order.
  mutating func press(_ key: ScreenKey, at time: Double) -> [KeyboardEdit.Kind] {
    let followsSpace = wasSpace
    wasSpace = key.action == .space
    if key.action != .shift { lastShift = nil }
    if let edits = compose(key) { return edits }
    switch key.action {
    case .text(let text): return pressText(title(of: text))
    case .space: return endWord() + pressSpace(again: followsSpace)
    case .shift:
      pressShift(at: time)
      return []
    case .delete:
      if !configuration.context.isEmpty { configuration.context.removeLast() }
      if !typedWord.isEmpty { typedWord.removeLast() }
      hasSuggestedSpace = false
      return [.deleteBackward]
    case .plane(let new):
      plane = new
      return []
    case .returnKey: return configuration.isReturnEnabled ? endWord() + type("\n") : []
    case .globe, .letters, .gap: return []
    }
  }

  /// Types a text, such as an accented letter.
  mutating func type(_ text: String) -> [KeyboardEdit.Kind] {
    expect(text)
    // An apostrophe shows the letters again (Keyboards.KE6).
    if plane != .letters, text == "'", returnsToLetters { plane = .letters }
    return [.insert(text)]
  }

  /// Shows the plane and the case with which a character can be typed.
  ///
  /// - Returns: The key; `nil` if no key of this keyboard types the character.
  mutating func prepare(for character: Character) -> ScreenKey? {
    for candidate in KeyboardLayout.planes(of: configuration.layout, from: plane) {
      let layout = KeyboardLayout(candidate, of: configuration.layout, in: language)
      guard let (key, isShifted) = layout.key(for: character) else { continue }
      plane = candidate
      if key.isLetter { shift = isShifted ? .on : .off }
      wasSpace = false
      return key
    }
    return nil
  }

  // MARK: Observing

  /// The keys.
  var layout: KeyboardLayout {
    // Emoji have a key of their own that returns to letters.
    let least = language.hasLetters ? 2 : 3
    let globe: GlobeKeyPosition = selectableModes.count < least ? .none : hasDock ? .dock : .row
    return KeyboardLayout(plane, of: configuration.layout, in: language, globe: globe)
  }

  /// Returns what a key with a text types now.
  func title(of text: String) -> String {
    text.count == 1 && shift != .off ? AccentTable.capital(text) : text
  }

  /// The title of the return key.
  var returnTitle: String {
    switch configuration.returnKey {
    case .google: "Google"
    case .yahoo: "Yahoo"
    default:
      languageKeys.returns[configuration.returnKey.rawValue] ?? configuration.returnKey.rawValue
    }
  }

  // MARK: Internals

  /// The longest time between two taps that lock Shift, in seconds.
  ///
  /// - Source: ours. Confidence: guess.
  private static let doubleTap = 0.35

  /// The time of the last press of Shift.
  private var lastShift: Double?
  /// Whether the last key was the space bar.
  private var wasSpace = false

  private var automaticShift: ShiftState {
    guard settings.contains(.autoCapitalization), language.hasCapitals, !language.usesInputMethod
    else { return .off }
    let isCapital = CapitalizationRule.isCapital(
      after: configuration.context, configuration.capitalization)
    return isCapital ? .on : .off
  }

  private var returnsToLetters: Bool {
    KeyboardLayout.firstPlane(of: configuration.layout) == .letters
      && (plane == .numbers || plane == .symbols)
  }

  /// Expects the text that the app will report, so that fast typing needs no response.
  mutating func expect(_ text: String) {
    if !configuration.isSecure { configuration.context += text }
    let isPartOfWord = text.count == 1 && text.allSatisfy(WordSuggestions.isWordCharacter)
    typedWord = isPartOfWord ? typedWord + text : ""
    hasSuggestedSpace = false
    if shift != .locked { shift = automaticShift }
  }

  /// Types a text by its key: punctuation corrects the word before it, and replaces the space after
  /// a suggestion (Keyboards.PR2, Keyboards.PR4).
  private mutating func pressText(_ text: String) -> [KeyboardEdit.Kind] {
    guard let character = text.first, text.count == 1, character.isPunctuation,
      !WordSuggestions.isWordCharacter(character)
    else { return type(text) }
    guard hasSuggestedSpace, ".,!?;:".contains(character), configuration.context.hasSuffix(" ")
    else { return endWord() + type(text) }
    configuration.context.removeLast()
    expect(text)
    return [.replaceLast(1, text)]
  }

  /// Handles a key of an input method (Keyboards.IM1, Keyboards.IM2).
  ///
  /// - Returns: The changes of the text; nil for a key that the input method does not handle.
  private mutating func compose(_ key: ScreenKey) -> [KeyboardEdit.Kind]? {
    guard language.usesInputMethod, !layout.isPad else { return nil }
    switch key.action {
    case .text(let text):
      guard let letter = text.first, text.count == 1, letter.isASCII, letter.isLowercase,
        shift == .off
      else { return composition.isEmpty ? nil : endComposition() + type(title(of: text)) }
      composition.append(letter)
      return [composition.edit]
    case .space: return composition.isEmpty ? nil : endComposition()
    case .returnKey: return composition.isEmpty ? nil : endComposition(asLetters: true)
    case .delete:
      guard !composition.isEmpty else { return nil }
      composition.removeLast()
      return [composition.edit]
    case .shift, .plane, .globe, .letters, .gap: return nil
    }
  }

  private mutating func pressSpace(again: Bool) -> [KeyboardEdit.Kind] {
    // Two spaces after a word write a full stop (Keyboards.KE4).
    let isText = configuration.layout != .emailAddress && configuration.layout != .url
    if again, isText, !configuration.isSecure, settings.contains(.fullStop),
      CapitalizationRule.endsSentence(configuration.context)
    {
      configuration.context.removeLast()
      expect(". ")
      wasSpace = false
      return [.replaceLast(1, ". ")]
    }
    let hadText = configuration.context.last.map { !$0.isWhitespace } ?? configuration.isSecure
    expect(" ")
    // A space after another character shows the letters again (Keyboards.KE6).
    if returnsToLetters, hadText { plane = .letters }
    return [.insert(" ")]
  }

  /// Turns shift on or off, or locks it at a second tap soon after (Keyboards.KE2).
  private mutating func pressShift(at time: Double) {
    let isSecond = lastShift.map { time - $0 <= Self.doubleTap } ?? false
    lastShift = isSecond ? nil : time
    switch shift {
    case .locked: shift = .off
    case .on where isSecond && settings.contains(.capsLock): shift = .locked
    case .off where isSecond && settings.contains(.capsLock): shift = .locked
    case .on: shift = .off
    case .off: shift = .on
    }
  }
}

import TactusPhoneLink

/// The state of a keyboard as a plain value: the plane, Shift, and what each key does.
///
/// Steps Keyboards.KE1…
struct KeyboardModel {
  /// The keyboard that the app needs.
  private(set) var configuration: KeyboardConfiguration
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

  /// The languages that the globe key offers.
  var selectableLanguages: [KeyboardLanguage] {
    languages.selectable(needsASCII: configuration.needsASCII)
  }

  /// The language that the globe key selects.
  var nextLanguage: KeyboardLanguage {
    languages.language(after: language, needsASCII: configuration.needsASCII)
  }

  /// The language to which the keyboard returns from emoji: the one that was used last, or the
  /// first; nil if the user has none (Keyboards.EM1).
  var lettersLanguage: KeyboardLanguage? {
    let usable = selectableLanguages.filter(\.hasLetters)
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
    switch key.action {
    case .text(let text): return type(title(of: text))
    case .space: return pressSpace(again: followsSpace)
    case .shift:
      pressShift(at: time)
      return []
    case .delete:
      if !configuration.context.isEmpty { configuration.context.removeLast() }
      return [.deleteBackward]
    case .plane(let new):
      plane = new
      return []
    case .returnKey: return configuration.isReturnEnabled ? type("\n") : []
    case .globe, .letters, .gap: return []
    }
  }

  /// Types a text, such as an accented letter.
  mutating func type(_ text: String) -> [KeyboardEdit.Kind] {
    remember(text)
    // Keyboards.KE6.
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
    let globe: GlobePlace = selectableLanguages.count < least ? .none : hasDock ? .dock : .row
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
    guard settings.contains(.autoCapitalization), language.hasCapitals else { return .off }
    let isCapital = CapitalizationRule.isCapital(
      after: configuration.context, configuration.capitalization)
    return isCapital ? .on : .off
  }

  private var returnsToLetters: Bool {
    KeyboardLayout.firstPlane(of: configuration.layout) == .letters
      && (plane == .numbers || plane == .symbols)
  }

  /// Expects the text that the app will report, so that fast typing needs no answer.
  private mutating func remember(_ text: String) {
    if !configuration.isSecure { configuration.context += text }
    if shift != .locked { shift = automaticShift }
  }

  private mutating func pressSpace(again: Bool) -> [KeyboardEdit.Kind] {
    // Keyboards.KE4.
    let isText = configuration.layout != .emailAddress && configuration.layout != .url
    if again, isText, !configuration.isSecure, settings.contains(.fullStop),
      CapitalizationRule.endsSentence(configuration.context)
    {
      configuration.context.removeLast()
      remember(". ")
      wasSpace = false
      return [.replaceLast(1, ". ")]
    }
    let hadText = configuration.context.last.map { !$0.isWhitespace } ?? configuration.isSecure
    remember(" ")
    // Keyboards.KE6.
    if returnsToLetters, hadText { plane = .letters }
    return [.insert(" ")]
  }

  /// Keyboards.KE2.
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

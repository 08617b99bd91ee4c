import TactusPhoneLink

/// The arrangement of the keys of a plane, in rows.
struct KeyboardLayout: Equatable {
  /// The rows from top to bottom.
  var rows: [[ScreenKey]]
  /// Whether the keys are the large ones of a number pad.
  var isPad = false
  /// Whether emoji are above the keys.
  var isEmoji = false
  /// The place of the globe key.
  var globe = GlobeKeyPosition.none
  /// The language, whose titles the keys have.
  var language: KeyboardLanguage

  /// Creates the keys of a plane.
  ///
  /// - Parameters:
  ///   - plane: The plane.
  ///   - layout: The kind of text.
  ///   - language: The language of the letters.
  ///   - globe: The place of the globe key; number pads have none.
  init(
    _ plane: KeyboardPlane, of layout: KeyboardConfiguration.Layout,
    in language: KeyboardLanguage = .english, globe: GlobeKeyPosition = .none
  ) {
    self.language = language
    let keys = LanguageKeys.keys(of: language)
    if !language.hasLetters, plane != .pad, plane != .padSymbols {
      isEmoji = true
      rows = [Self.emojiRow]
      self.globe = globe == .dock ? .dock : .none
      return
    }
    switch plane {
    case .letters:
      rows = keys.letters.dropLast().map(Self.keys)
      rows.append(Self.lastLetters(keys.letters.last ?? "", hasShift: language.hasCapitals))
      rows.append(Self.bottom(of: layout, switch: .numbers, globe: globe))
    case .numbers:
      rows = keys.numbers.dropLast().map(Self.keys)
      rows.append(Self.third(keys.numbers.last ?? "", switch: .symbols))
      rows.append(Self.bottom(of: layout, switch: .letters, globe: globe))
    case .symbols:
      rows = keys.symbols.dropLast().map(Self.keys)
      rows.append(Self.third(keys.symbols.last ?? "", switch: .numbers))
      rows.append(Self.bottom(of: layout, switch: .letters, globe: globe))
    case .pad, .padSymbols:
      isPad = true
      rows = Self.pad(of: layout, hasSymbols: plane == .padSymbols, digits: keys.digits)
      return
    }
    self.globe = globe
  }

  /// The width of the keys as a multiple of that of a letter key: ten letters, or as many as the
  /// longest row has.
  var columns: Double {
    guard !isPad else { return 3 }
    return rows.map { $0.reduce(0) { $0 + ($1.width ?? 0) } }.reduce(10, max)
  }

  /// The plane with which a keyboard begins.
  static func firstPlane(of layout: KeyboardConfiguration.Layout) -> KeyboardPlane {
    switch layout {
    case .numbersAndPunctuation: .numbers
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: .pad
    default: .letters
    }
  }

  /// Returns the planes on which a character may be, the shown plane first.
  static func planes(
    of layout: KeyboardConfiguration.Layout, from plane: KeyboardPlane
  ) -> [KeyboardPlane] {
    let all: [KeyboardPlane] =
      switch layout {
      case .numberPad, .decimalPad, .asciiCapableNumberPad: [.pad]
      case .phonePad: [.pad, .padSymbols]
      case .namePhonePad: [.letters, .pad]
      default: [.letters, .numbers, .symbols]
      }
    return [plane] + all.filter { $0 != plane }
  }

  /// Returns the key that types a character, and whether it needs Shift.
  func key(for character: Character) -> (key: ScreenKey, isShifted: Bool)? {
    let keys = rows.flatMap(\.self)
    if character == " ", let key = keys.first(where: { $0.action == .space }) {
      return (key, false)
    }
    if character.isNewline, let key = keys.first(where: { $0.action == .returnKey }) {
      return (key, false)
    }
    let text = String(character)
    if let key = keys.first(where: { $0.text == text }) { return (key, false) }
    guard let key = keys.first(where: { $0.isLetter && $0.text?.uppercased() == text }) else {
      return nil
    }
    return (key, true)
  }

  // MARK: Internals

  /// The row below emoji, with a gap for their categories.
  private static let emojiRow = [
    ScreenKey(action: .letters, width: 1.3, isPlain: true), .init(action: .gap, width: nil),
    .init(action: .delete, width: 1.3, isPlain: true),
  ]

  private static func keys(_ characters: String) -> [ScreenKey] {
    characters.map { .character($0) }
  }

  /// Returns the third row of letters, with Shift if they have capitals.
  private static func lastLetters(_ letters: String, hasShift: Bool) -> [ScreenKey] {
    guard hasShift else { return keys(letters) + [ScreenKey(action: .delete)] }
    return [ScreenKey(action: .shift, width: 1.3), .init(action: .gap, width: nil)]
      + keys(letters) + [.init(action: .gap, width: nil), .init(action: .delete, width: 1.3)]
  }

  /// Returns the third row of the planes without letters.
  private static func third(_ characters: String, switch plane: KeyboardPlane) -> [ScreenKey] {
    [ScreenKey(action: .plane(plane), width: 1.3), .init(action: .gap, width: nil)]
      + characters.map { .character($0, width: 1.4) }
      + [.init(action: .gap, width: nil), .init(action: .delete, width: 1.3)]
  }

  /// Returns the last row, which depends on the kind of text.
  private static func bottom(
    of layout: KeyboardConfiguration.Layout, switch plane: KeyboardPlane, globe: GlobeKeyPosition
  ) -> [ScreenKey] {
    let toPad = layout == .namePhonePad && plane == .numbers
    let toPlane = ScreenKey.Action.plane(toPad ? .pad : plane)
    let first =
      globe == .row
      ? [ScreenKey(action: toPlane, width: 1.3), ScreenKey(action: .globe, width: 1.1)]
      : [ScreenKey(action: toPlane, width: 2.4)]
    let space = ScreenKey(action: .space, width: nil)
    let middle: [ScreenKey] =
      switch layout {
      case .url:
        [
          .character(".", width: nil), .character("/", width: nil),
          .init(action: .text(".com"), width: nil),
        ]
      case .emailAddress: [space, .character("@"), .character(".")]
      case .twitter: [space, .character("@"), .character("#")]
      case .webSearch: [space, .character(".")]
      default: [space]
      }
    return first + middle + [ScreenKey(action: .returnKey, width: 2.4)]
  }

  /// The letters below the digits of a telephone.
  private static let telephoneLetters = [
    "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV",
    "9": "WXYZ", "0": "+",
  ]

  /// Returns the rows of a number pad.
  private static func pad(
    of layout: KeyboardConfiguration.Layout, hasSymbols: Bool, digits: [Character]
  ) -> [[ScreenKey]] {
    let isTelephone = layout == .phonePad || layout == .namePhonePad
    func digit(_ text: String) -> ScreenKey {
      guard !isTelephone else {
        return ScreenKey(
          action: .text(text), subtitle: text == "0" ? "" : telephoneLetters[text] ?? "")
      }
      // The first row has the digits from 1 to 9, and 0 after them.
      let place = text == "0" ? 9 : (Int(text) ?? 1) - 1
      return .character(digits.indices.contains(place) ? digits[place] : "0")
    }
    if hasSymbols {
      return [
        ["1", "2", "3"].map(digit), ["4", "5", "6"].map(digit),
        [.init(action: .text(",")), .init(action: .text("*")), .init(action: .text("#"))],
        [
          .init(action: .plane(.pad)), .init(action: .text("+")), .init(action: .delete),
        ],
      ]
    }
    let corner: ScreenKey.Action =
      switch layout {
      case .decimalPad: .text(".")
      case .phonePad: .plane(.padSymbols)
      case .namePhonePad: .plane(.letters)
      default: .gap
      }
    return [
      ["1", "2", "3"].map(digit), ["4", "5", "6"].map(digit), ["7", "8", "9"].map(digit),
      [.init(action: corner), digit("0"), .init(action: .delete)],
    ]
  }
}

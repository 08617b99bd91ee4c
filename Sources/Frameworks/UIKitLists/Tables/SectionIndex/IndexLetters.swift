/// The letters of a language by which lists are divided into sections.
///
/// - Source: the index characters of the Unicode Common Locale Data Repository. Confidence:
///   documented there; that a phone has the same ones is a guess.
struct IndexLetters: Sendable {
  /// The titles, in their order.
  let titles: [String]

  /// Returns the letters of a language, by its identifier.
  static func of(_ language: String) -> IndexLetters {
    let code = Locale(identifier: language).language.languageCode?.identifier ?? language
    return IndexLetters(titles: (tables[code] ?? latin).map(String.init))
  }

  // MARK: Sections

  /// Returns the section of a text; nil if it begins with none of the letters (Tables.CO2).
  func section(of text: String, in locale: Locale) -> Int? {
    guard let first = text.drop(while: \.isWhitespace).first else { return nil }
    let letter = String(first).uppercased(with: locale)
    if let place = titles.firstIndex(of: letter) { return place }
    if let group = Self.group(of: first), let place = titles.firstIndex(of: group) { return place }
    let plain = Self.replaced[letter] ?? letter
    let base = plain.folding(
      options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: locale)
    // The first letter of a ligature decides.
    return base.first.flatMap { titles.firstIndex(of: String($0).uppercased(with: locale)) }
  }

  /// Returns the first consonant of a Korean syllable, or the row of a Japanese kana (Tables.CO3).
  private static func group(of character: Character) -> String? {
    let text = String(character).precomposedStringWithCompatibilityMapping
    guard let scalar = text.unicodeScalars.first else { return nil }
    let value = Int(scalar.value)
    switch value {
    case 0xAC00...0xD7A3:
      return String(consonants[(value - 0xAC00) / syllablesOfConsonant])
    case 0x3041...0x3096:
      return row(of: value)
    case 0x30A1...0x30F6:
      // Katakana are as far from hiragana as their blocks.
      return row(of: value - 0x60)
    default: return nil
    }
  }

  private static func row(of hiragana: Int) -> String? {
    rowStarts.last { $0.start <= hiragana }.map { String($0.title) }
  }

  // MARK: Tables

  private static let latin = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  private static let tables: [String: [Character]] = [
    "sv": latin + "ÅÄÖ", "fi": latin + "ÅÄÖ", "da": latin + "ÆØÅ", "nb": latin + "ÆØÅ",
    "nn": latin + "ÆØÅ", "no": latin + "ÆØÅ", "es": Array("ABCDEFGHIJKLMNÑOPQRSTUVWXYZ"),
    "pl": Array("AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ"),
    "tr": Array("ABCÇDEFGHIİJKLMNOÖPQRSŞTUÜVWXYZ"),
    "ru": Array("АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЫЭЮЯ") + latin,
    "uk": Array("АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЮЯ") + latin,
    "el": Array("ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ") + latin,
    "he": Array("אבגדהוזחטיכלמנסעפצקרשת") + latin,
    "ar": Array("ابتثجحخدذرزسشصضطظعغفقكلمنهوي") + latin,
    "ja": Array("あかさたなはまやらわ") + latin,
    "ko": Array("ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ") + latin,
  ]

  /// Letters without a decomposition, and the letters that they are sorted by.
  private static let replaced = [
    "Æ": "A", "Œ": "O", "Ø": "O", "Ł": "L", "Đ": "D", "Þ": "T", "Ð": "D", "SS": "S", "Ħ": "H",
  ]

  /// The first consonants of Korean syllables in Unicode's order, doubled ones as the simple ones.
  private static let consonants = Array("ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ")
  /// The number of syllables with one first consonant.
  ///
  /// - Source: the Unicode Standard, chapter 3.12. Confidence: documented.
  private static let syllablesOfConsonant = 588

  /// The first characters of the rows of kana, small and voiced ones included.
  private static let rowStarts: [(start: Int, title: Character)] = [
    (0x3041, "あ"), (0x304B, "か"), (0x3055, "さ"), (0x305F, "た"), (0x306A, "な"), (0x306F, "は"),
    (0x307E, "ま"), (0x3083, "や"), (0x3089, "ら"), (0x308E, "わ"), (0x3094, "あ"), (0x3095, "か"),
  ]
}

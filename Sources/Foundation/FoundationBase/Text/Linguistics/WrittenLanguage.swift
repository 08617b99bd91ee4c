internal import CTactusICU

/// The script of a text, and the language that the script implies.
///
/// ICU knows the script of each character. No library here distinguishes languages of one script,
/// so that the language of a text in Latin letters is unknown (DataDetection.LT4).
enum WrittenLanguage {
  /// The language of a text whose language is unknown.
  static let unknown = "und"

  /// Returns the code of the script of most letters of a text; `Zyyy` for a text without letters.
  static func script(of text: some StringProtocol) -> String {
    let scripts = counts(of: text)
    // Japanese is written in three scripts, which have a common code.
    if scripts[.hiragana] != nil || scripts[.katakana] != nil {
      return scripts.keys.allSatisfy(\.isJapanese) ? "Jpan" : dominant(scripts).code
    }
    return dominant(scripts).code
  }

  /// Returns the language of most letters of a text; `und` if it is unknown.
  static func language(of text: some StringProtocol) -> String {
    let scripts = counts(of: text)
    let script = dominant(scripts)
    switch script {
    case .han, .hiragana, .katakana:
      guard scripts[.hiragana] == nil, scripts[.katakana] == nil else { return "ja" }
      // Characters that only one of the two writings of Chinese has are in one of these sets only.
      let hasSimplified = String(text).data(using: simplified) == nil
      let hasTraditional = String(text).data(using: traditional) == nil
      return hasSimplified && !hasTraditional ? "zh-Hant" : "zh-Hans"
    case .cyrillic: return cyrillic(text)
    case .arabic: return arabic(text)
    default: return script.language ?? unknown
    }
  }

  // MARK: Internals

  /// The scripts by their numbers, `UScriptCode`.
  private enum Script: Int32 {
    case common = 0
    case inherited = 1
    case arabic = 2
    case armenian = 3
    case bengali = 4
    case bopomofo = 5
    case cherokee = 6
    case cyrillic = 8
    case devanagari = 10
    case ethiopic = 11
    case georgian = 12
    case greek = 14
    case gujarati = 15
    case gurmukhi = 16
    case han = 17
    case hangul = 18
    case hebrew = 19
    case hiragana = 20
    case kannada = 21
    case katakana = 22
    case khmer = 23
    case lao = 24
    case latin = 25
    case malayalam = 26
    case mongolian = 27
    case myanmar = 28
    case oriya = 31
    case sinhala = 33
    case syriac = 34
    case tamil = 35
    case telugu = 36
    case thaana = 37
    case thai = 38
    case tibetan = 39

    var isJapanese: Bool { self == .han || self == .hiragana || self == .katakana }

    /// The code of ISO 15924, and the language that alone is normally written in the script.
    private var names: (code: String, language: String?) {
      switch self {
      case .common, .inherited: ("Zyyy", nil)
      case .arabic: ("Arab", "ar")
      case .armenian: ("Armn", "hy")
      case .bengali: ("Beng", "bn")
      case .bopomofo: ("Bopo", "zh-Hant")
      case .cherokee: ("Cher", "chr")
      case .cyrillic: ("Cyrl", "ru")
      case .devanagari: ("Deva", "hi")
      case .ethiopic: ("Ethi", "am")
      case .georgian: ("Geor", "ka")
      case .greek: ("Grek", "el")
      case .gujarati: ("Gujr", "gu")
      case .gurmukhi: ("Guru", "pa")
      case .han: ("Hani", "zh-Hans")
      case .hangul: ("Kore", "ko")
      case .hebrew: ("Hebr", "he")
      case .hiragana: ("Hira", "ja")
      case .kannada: ("Knda", "kn")
      case .katakana: ("Kana", "ja")
      case .khmer: ("Khmr", "km")
      case .lao: ("Laoo", "lo")
      case .latin: ("Latn", nil)
      case .malayalam: ("Mlym", "ml")
      case .mongolian: ("Mong", "mn")
      case .myanmar: ("Mymr", "my")
      case .oriya: ("Orya", "or")
      case .sinhala: ("Sinh", "si")
      case .syriac: ("Syrc", nil)
      case .tamil: ("Taml", "ta")
      case .telugu: ("Telu", "te")
      case .thaana: ("Thaa", "dv")
      case .thai: ("Thai", "th")
      case .tibetan: ("Tibt", "bo")
      }
    }

    var code: String { names.code }
    var language: String? { names.language }
  }

  /// The encodings of simplified and of traditional Chinese, `EUC_CN` and `big5`.
  private static let (simplified, traditional) = (
    String.Encoding(rawValue: 0x8000_0930), String.Encoding(rawValue: 0x8000_0a03)
  )

  private static func counts(of text: some StringProtocol) -> [Script: Int] {
    var counts: [Script: Int] = [:]
    for scalar in text.unicodeScalars {
      var status: Int32 = 0
      let number = swift_uscript_getScript(Int32(scalar.value), &status)
      guard let script = Script(rawValue: number), script != .common, script != .inherited else {
        continue
      }
      counts[script, default: 0] += 1
    }
    return counts
  }

  private static func dominant(_ counts: [Script: Int]) -> Script {
    counts.max { ($0.value, -$0.key.rawValue) < ($1.value, -$1.key.rawValue) }?.key ?? .common
  }

  /// Returns the language of a text in Cyrillic letters, by those that Russian lacks.
  private static func cyrillic(_ text: some StringProtocol) -> String {
    let letters = Set(text.lowercased().unicodeScalars)
    if letters.contains("ў") { return "be" }
    if !letters.isDisjoint(with: ["ї", "є", "ґ"]) { return "uk" }
    if !letters.isDisjoint(with: ["ђ", "ћ"]) { return "sr" }
    if !letters.isDisjoint(with: ["ѓ", "ќ", "ѕ"]) { return "mk" }
    if !letters.isDisjoint(with: ["қ", "ұ", "ғ"]) { return "kk" }
    return "ru"
  }

  /// Returns the language of a text in Arabic letters, by those that Arabic lacks.
  private static func arabic(_ text: some StringProtocol) -> String {
    let letters = Set(text.unicodeScalars)
    if !letters.isDisjoint(with: ["ٹ", "ڈ", "ڑ", "ے"]) { return "ur" }
    if !letters.isDisjoint(with: ["پ", "چ", "ژ", "گ"]) { return "fa" }
    return "ar"
  }
}

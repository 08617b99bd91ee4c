internal import CTactusICU

/// The detection of the scripts of texts, by ICU (NaturalLanguage.L4).
package enum WritingSystem {
  /// Returns the code of the predominant script of a text; nil without letters.
  ///
  /// - Source: the codes are those of ISO 15924; ICU numbers the scripts in its public reference.
  ///   Confidence: documented.
  package static func script(of text: some StringProtocol) -> String? {
    var counts: [Int32: Int] = [:]
    for scalar in text.unicodeScalars {
      var status: Int32 = 0
      let script = swift_uscript_getScript(Int32(scalar.value), &status)
      if status <= 0, codes[script] != nil { counts[script, default: 0] += 1 }
    }
    // Japanese has characters of Chinese, too.
    if counts[hiragana] != nil || counts[katakana] != nil { return "Jpan" }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }.flatMap { codes[$0.key] }
  }

  /// Returns the only supported language of a script; nil for several.
  package static func language(of script: String) -> NLLanguage? { languages[script] }

  private static let hiragana: Int32 = 20
  private static let katakana: Int32 = 22

  private static let codes: [Int32: String] = [
    2: "Arab", 3: "Armn", 4: "Beng", 5: "Bopo", 6: "Cher", 8: "Cyrl", 10: "Deva", 11: "Ethi",
    12: "Geor", 14: "Grek", 15: "Gujr", 16: "Guru", 17: "Hani", 18: "Kore", 19: "Hebr",
    20: "Hira", 21: "Knda", 22: "Kana", 23: "Khmr", 24: "Laoo", 25: "Latn", 26: "Mlym", 27: "Mong",
    28: "Mymr", 31: "Orya", 33: "Sinh", 34: "Syrc", 35: "Taml", 36: "Telu", 37: "Thaa", 38: "Thai",
    39: "Tibt", 40: "Cans", 41: "Yiii",
  ]
  private static let languages: [String: NLLanguage] = [
    "Armn": .armenian, "Beng": .bengali, "Cher": .cherokee, "Ethi": .amharic, "Geor": .georgian,
    "Grek": .greek, "Gujr": .gujarati, "Guru": .punjabi, "Hebr": .hebrew, "Jpan": .japanese,
    "Khmr": .khmer, "Knda": .kannada, "Kore": .korean, "Laoo": .lao, "Mlym": .malayalam,
    "Mymr": .burmese, "Orya": .oriya, "Sinh": .sinhalese, "Taml": .tamil, "Telu": .telugu,
    "Thai": .thai, "Tibt": .tibetan,
  ]
}

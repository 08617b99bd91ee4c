internal import CTactusICU

/// ICU's data for names of persons.
enum ICUPersonNames {
  /// Returns whether a language writes the family name first.
  static func isFamilyFirst(_ locale: Locale) -> Bool {
    let language = locale.language.languageCode?.identifier ?? locale.identifier
    let isNamed = locales("surnameFirst", of: locale).contains(language)
    return isNamed && !locales("givenFirst", of: locale).contains(language)
  }

  /// Returns the separator of name parts in a language's native script.
  static func space(_ locale: Locale) -> String {
    text("nativeSpaceReplacement", of: locale) ?? " "
  }

  /// Returns the language that a script implies for names; nil for scripts of many languages.
  static func language(ofScriptOf text: String) -> String? {
    for scalar in text.unicodeScalars {
      var status: Int32 = 0
      switch swift_uscript_getScript(Int32(scalar.value), &status) {
      case Script.han: return "zh"
      case Script.hiragana, Script.katakana: return "ja"
      case Script.hangul: return "ko"
      case Script.common, Script.inherited: continue
      default: return nil
      }
    }
    return nil
  }

  // MARK: Internals

  /// The numbers of scripts, `UScriptCode`.
  private enum Script {
    static let common: Int32 = 0
    static let inherited: Int32 = 1
    static let han: Int32 = 17
    static let hangul: Int32 = 18
    static let hiragana: Int32 = 20
    static let katakana: Int32 = 22
  }

  /// Returns the languages in a table of a locale, without placeholders for all others.
  ///
  /// A table that a locale lacks is inherited from the root locale, which ICU does not do by itself
  /// here.
  private static func locales(_ order: String, of locale: Locale) -> [String] {
    ownLocales(order, of: locale) ?? ownLocales(order, of: Locale(identifier: "root")) ?? []
  }

  private static func ownLocales(_ order: String, of locale: Locale) -> [String]? {
    value(["nameOrderLocales", order], of: locale) { table in
      (0..<swift_ures_getSize(table)).compactMap { place in
        var status: Int32 = 0
        var count: Int32 = 0
        let start = swift_ures_getStringByIndex(table, place, &count, &status)
        return text(start, count, status)
      }
    }
  }

  private static func text(_ key: String, of locale: Locale) -> String? {
    value([key], of: locale) { table -> String? in
      var status: Int32 = 0
      var count: Int32 = 0
      let start = swift_ures_getString(table, &count, &status)
      return text(start, count, status)
    } ?? nil
  }

  private static func text(
    _ start: UnsafePointer<UInt16>?, _ count: Int32, _ status: Int32
  ) -> String? {
    guard status <= 0, let start else { return nil }
    return String(decoding: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF16.self)
  }

  /// Reads the value at the end of a path in the table of names.
  private static func value<Result>(
    _ path: [String], of locale: Locale, _ read: (UnsafeMutableRawPointer) -> Result
  ) -> Result? {
    var status: Int32 = 0
    var tables = [swift_ures_open(nil, locale.identifier, &status)]
    defer { for table in tables.reversed() { swift_ures_close(table) } }
    for key in ["personNames"] + path {
      tables.append(swift_ures_getByKey(tables[tables.count - 1], key, nil, &status))
    }
    guard status <= 0, let last = tables[tables.count - 1] else { return nil }
    return read(last)
  }
}

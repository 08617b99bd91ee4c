internal import _FoundationICU

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
      var status = U_ZERO_ERROR
      switch swift_uscript_getScript(UChar32(scalar.value), &status) {
      case USCRIPT_HAN: return "zh"
      case USCRIPT_HIRAGANA, USCRIPT_KATAKANA: return "ja"
      case USCRIPT_HANGUL: return "ko"
      case USCRIPT_COMMON, USCRIPT_INHERITED: continue
      default: return nil
      }
    }
    return nil
  }

  // MARK: Internals

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
        var status = U_ZERO_ERROR
        var count: Int32 = 0
        let start = swift_ures_getStringByIndex(table, place, &count, &status)
        return text(start, count, status)
      }
    }
  }

  private static func text(_ key: String, of locale: Locale) -> String? {
    value([key], of: locale) { table -> String? in
      var status = U_ZERO_ERROR
      var count: Int32 = 0
      let start = swift_ures_getString(table, &count, &status)
      return text(start, count, status)
    } ?? nil
  }

  private static func text(
    _ start: UnsafePointer<UInt16>?, _ count: Int32, _ status: UErrorCode
  ) -> String? {
    guard status.rawValue <= 0, let start else { return nil }
    return String(decoding: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF16.self)
  }

  /// Reads the value at the end of a path in the table of names.
  private static func value<Result>(
    _ path: [String], of locale: Locale, _ read: (OpaquePointer) -> Result
  ) -> Result? {
    var status = U_ZERO_ERROR
    var tables = [swift_ures_open(nil, locale.identifier, &status)]
    defer { for table in tables.reversed() { swift_ures_close(table) } }
    for key in ["personNames"] + path {
      tables.append(swift_ures_getByKey(tables[tables.count - 1], key, nil, &status))
    }
    guard status.rawValue <= 0, let last = tables[tables.count - 1] else { return nil }
    return read(last)
  }
}

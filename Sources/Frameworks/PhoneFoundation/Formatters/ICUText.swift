internal import _FoundationICU

/// Texts of ICU, the tables of languages that come with the toolchain.
///
/// Every function gives nil where ICU knows no text for what it is asked.
enum ICUText {
  /// How wide a unit is written.
  enum Width: String {
    /// As a sign: `5m`.
    case narrow = "unit-width-narrow"
    /// As a short word: `5 min`.
    case short = "unit-width-short"
    /// As a word: `5 minutes`.
    case full = "unit-width-full-name"
  }

  /// A number as a skeleton of ICU says.
  static func number(_ value: Double, skeleton: String, _ locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(
      units, Int32(units.count), locale.identifier, &status)
    let result = swift_unumf_openResult(&status)
    defer {
      swift_unumf_close(formatter)
      swift_unumf_closeResult(result)
    }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard isFine(status) else { return nil }
    return text { swift_unumf_resultToString(result, $0, $1, $2) }
  }

  /// A number in words.
  static func spelledOut(_ value: Double, _ locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let formatter = swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status)
    defer { swift_unum_close(formatter) }
    guard isFine(status) else { return nil }
    return text { swift_unum_formatDouble(formatter, value, $0, $1, nil, $2) }
  }

  /// Several amounts as one: `1 hour, 5 minutes`.
  static func list(_ parts: [String], _ width: Width, _ locale: Locale) -> String? {
    let listWidth: UListFormatterWidth =
      switch width {
      case .narrow: ULISTFMT_WIDTH_NARROW
      case .short: ULISTFMT_WIDTH_SHORT
      case .full: ULISTFMT_WIDTH_WIDE
      }
    return list(parts, ULISTFMT_TYPE_UNITS, listWidth, locale)
  }

  /// Several things, the last after an "and".
  static func list(_ parts: [String], _ locale: Locale) -> String? {
    list(parts, ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, locale)
  }

  /// How long ago, or how soon.
  ///
  /// - Parameters:
  ///   - amount: How many of the unit; what is past is less than 0.
  ///   - unit: The unit.
  ///   - isNamed: Whether days and the like have names, as yesterday.
  ///   - width: How wide the unit is written.
  ///   - isAtStart: Whether it begins a sentence.
  ///   - locale: Whose language it is in.
  static func relative(
    _ amount: Double, _ unit: Calendar.Component, isNamed: Bool, _ width: Width, isAtStart: Bool,
    _ locale: Locale
  ) -> String? {
    guard let unit = relativeUnits[unit] else { return nil }
    let style: UDateRelativeDateTimeFormatterStyle =
      switch width {
      case .narrow: UDAT_STYLE_NARROW
      case .short: UDAT_STYLE_SHORT
      case .full: UDAT_STYLE_LONG
      }
    let context =
      isAtStart
      ? UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE : UDISPCTX_CAPITALIZATION_NONE
    var status = U_ZERO_ERROR
    let formatter = swift_ureldatefmt_open(locale.identifier, nil, style, context, &status)
    defer { swift_ureldatefmt_close(formatter) }
    guard isFine(status) else { return nil }
    return text {
      isNamed
        ? swift_ureldatefmt_format(formatter, amount, unit, $0, $1, $2)
        : swift_ureldatefmt_formatNumeric(formatter, amount, unit, $0, $1, $2)
    }
  }

  // MARK: Internals

  private static let relativeUnits: [Calendar.Component: URelativeDateTimeUnit] = [
    .year: UDAT_REL_UNIT_YEAR, .month: UDAT_REL_UNIT_MONTH, .weekOfMonth: UDAT_REL_UNIT_WEEK,
    .day: UDAT_REL_UNIT_DAY, .hour: UDAT_REL_UNIT_HOUR, .minute: UDAT_REL_UNIT_MINUTE,
    .second: UDAT_REL_UNIT_SECOND,
  ]

  private static func list(
    _ parts: [String], _ type: UListFormatterType, _ width: UListFormatterWidth, _ locale: Locale
  ) -> String? {
    var status = U_ZERO_ERROR
    let formatter = swift_ulistfmt_openForType(locale.identifier, type, width, &status)
    defer { swift_ulistfmt_close(formatter) }
    guard isFine(status) else { return nil }
    let texts = parts.map { part in
      let units = Array(part.utf16)
      let copy = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: max(1, units.count))
      _ = copy.initialize(from: units)
      return (start: copy, count: Int32(units.count))
    }
    defer { for text in texts { text.start.deallocate() } }
    let starts = texts.map { $0.start.baseAddress.map { UnsafePointer($0) } }
    let counts = texts.map(\.count)
    return text {
      swift_ulistfmt_format(formatter, starts, counts, Int32(texts.count), $0, $1, $2)
    }
  }

  /// What a function of ICU writes: first it says how long that is.
  private static func text(
    _ write: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>) -> Int32
  ) -> String? {
    var buffer = [UInt16](repeating: 0, count: 128)
    for _ in 0..<2 {
      var status = U_ZERO_ERROR
      let count = write(&buffer, Int32(buffer.count), &status)
      if status == U_BUFFER_OVERFLOW_ERROR {
        buffer = [UInt16](repeating: 0, count: Int(count) + 1)
      } else {
        return isFine(status) ? String(decoding: buffer.prefix(Int(count)), as: UTF16.self) : nil
      }
    }
    return nil
  }

  /// Warnings, as that another locale was taken for one without tables, have numbers below 0.
  private static func isFine(_ status: UErrorCode) -> Bool { status.rawValue <= 0 }
}

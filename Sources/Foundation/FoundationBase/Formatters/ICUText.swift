internal import CTactusICU

/// Text formatting by ICU, with the language data of the toolchain.
///
/// Every function returns nil if ICU has no data.
enum ICUText {
  /// The width of a unit.
  enum Width: String {
    /// A symbol: `5m`.
    case narrow = "unit-width-narrow"
    /// An abbreviated word: `5 min`.
    case short = "unit-width-short"
    /// A full word: `5 minutes`.
    case full = "unit-width-full-name"

    /// The number of the width of lists and relative times, `UListFormatterWidth`.
    fileprivate var number: Int32 {
      switch self {
      case .full: 0
      case .short: 1
      case .narrow: 2
      }
    }
  }

  /// Formats a number by an ICU number skeleton.
  static func number(_ value: Double, skeleton: String, _ locale: Locale) -> String? {
    var status: Int32 = 0
    let units = Array(skeleton.utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(
      units, Int32(units.count), locale.identifier, &status)
    let result = swift_unumf_openResult(&status)
    defer {
      swift_unumf_close(formatter)
      swift_unumf_closeResult(result)
    }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard isSuccess(status) else { return nil }
    return text { swift_unumf_resultToString(result, $0, $1, $2) }
  }

  /// Spells out a number.
  static func spelledOut(_ value: Double, _ locale: Locale) -> String? {
    var status: Int32 = 0
    let formatter = swift_unum_open(Style.spelledOut, nil, 0, locale.identifier, nil, &status)
    defer { swift_unum_close(formatter) }
    guard isSuccess(status) else { return nil }
    return text { swift_unum_formatDouble(formatter, value, $0, $1, nil, $2) }
  }

  /// Formats several amounts as a list: `1 hour, 5 minutes`.
  static func list(_ parts: [String], _ width: Width, _ locale: Locale) -> String? {
    list(parts, .units, width.number, locale)
  }

  /// Formats a list with "and" before its last item.
  static func list(_ parts: [String], _ locale: Locale) -> String? {
    list(parts, .and, Width.full.number, locale)
  }

  /// Formats a relative time.
  ///
  /// - Parameters:
  ///   - amount: The number of units; negative in the past.
  ///   - unit: The unit.
  ///   - isNamed: Whether named days are used, such as yesterday.
  ///   - width: The width of the unit.
  ///   - isAtStart: Whether the text begins a sentence.
  ///   - locale: The locale.
  static func relative(
    _ amount: Double, _ unit: Calendar.Component, isNamed: Bool, _ width: Width, isAtStart: Bool,
    _ locale: Locale
  ) -> String? {
    guard let unit = relativeUnits[unit] else { return nil }
    let context: Capitalization = isAtStart ? .beginningOfSentence : .none
    var status: Int32 = 0
    let formatter = swift_ureldatefmt_open(
      locale.identifier, nil, width.number, context.rawValue, &status)
    defer { swift_ureldatefmt_close(formatter) }
    guard isSuccess(status) else { return nil }
    return text {
      isNamed
        ? swift_ureldatefmt_format(formatter, amount, unit, $0, $1, $2)
        : swift_ureldatefmt_formatNumeric(formatter, amount, unit, $0, $1, $2)
    }
  }

  // MARK: Internals

  /// The style of a number, `UNumberFormatStyle`.
  private enum Style {
    static let spelledOut: Int32 = 5
  }

  /// The kind of a list, `UListFormatterType`.
  private enum ListKind: Int32 {
    case and = 0
    case units = 2
  }

  /// The capitalization of a text, `UDisplayContext`.
  private enum Capitalization: Int32 {
    case none = 256
    case beginningOfSentence = 258
  }

  /// The units of relative times, `URelativeDateTimeUnit`.
  private static let relativeUnits: [Calendar.Component: Int32] = [
    .year: 0, .month: 2, .weekOfMonth: 3, .day: 4, .hour: 5, .minute: 6, .second: 7,
  ]

  private static func list(
    _ parts: [String], _ kind: ListKind, _ width: Int32, _ locale: Locale
  ) -> String? {
    var status: Int32 = 0
    let formatter = swift_ulistfmt_openForType(
      locale.identifier, kind.rawValue, width, &status)
    defer { swift_ulistfmt_close(formatter) }
    guard isSuccess(status) else { return nil }
    let texts = parts.map { part in
      let units = Array(part.utf16)
      let copy = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: max(1, units.count))
      _ = copy.initialize(from: units)
      return (start: copy, count: Int32(units.count))
    }
    defer { for text in texts { text.start.deallocate() } }
    var starts = texts.map { $0.start.baseAddress.map { UnsafePointer($0) } }
    let counts = texts.map(\.count)
    return text {
      swift_ulistfmt_format(formatter, &starts, counts, Int32(texts.count), $0, $1, $2)
    }
  }

  /// Returns the text that an ICU function writes, with a buffer of the size that it requests.
  private static func text(
    _ write: (UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>) -> Int32
  ) -> String? {
    var buffer = [UInt16](repeating: 0, count: 128)
    for _ in 0..<2 {
      var status: Int32 = 0
      let count = write(&buffer, Int32(buffer.count), &status)
      if status == bufferOverflow {
        buffer = [UInt16](repeating: 0, count: Int(count) + 1)
      } else {
        return isSuccess(status) ? String(decoding: buffer.prefix(Int(count)), as: UTF16.self) : nil
      }
    }
    return nil
  }

  /// The status of a text that the buffer cannot hold, `U_BUFFER_OVERFLOW_ERROR`.
  private static let bufferOverflow: Int32 = 15

  /// Returns whether a status is not an error.
  ///
  /// Warnings, such as for a fallback locale, are negative.
  private static func isSuccess(_ status: Int32) -> Bool { status <= 0 }
}

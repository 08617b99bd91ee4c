/// A formatter of times relative to now.
///
/// Steps Formatters.FM1…
open class RelativeDateTimeFormatter: Formatter {
  /// The style of days.
  public enum DateTimeStyle: Int, Sendable {
    /// Numbers: one day ago.
    case numeric
    /// Names, where the language has any: yesterday.
    case named
  }

  /// The style of units.
  public enum UnitsStyle: Int, Sendable {
    /// Full words: in two months.
    case full
    /// Spelled-out numbers and full words.
    case spellOut
    /// Abbreviated words: in 2 mo.
    case short
    /// Shorter abbreviations, where the language has any.
    case abbreviated
  }

  /// The style of days.
  open var dateTimeStyle: DateTimeStyle = .numeric
  /// The style of units.
  open var unitsStyle: UnitsStyle = .full
  /// The position of the text in a sentence.
  open var formattingContext: Formatter.Context = .unknown
  /// The calendar.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// The locale.
  open var locale: Locale! = .autoupdatingCurrent

  /// Creates a formatter with the numeric style.
  public override init() { super.init() }

  /// Creates a formatter.
  ///
  /// The archive's content is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Formats date components relative to now, in their largest nonzero unit (Formatters.FM5).
  open func localizedString(from dateComponents: DateComponents) -> String {
    let values = Self.units.map { ($0, dateComponents.value(for: $0) ?? 0) }
    let chosen = values.first { $0.1 != 0 } ?? (.second, 0)
    return string(chosen.0, chosen.1, isPast: chosen.1 < 0)
  }

  /// Formats a time interval in seconds relative to now; negative in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Formats a date relative to another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(
      from: calendar.dateComponents(Set(Self.units), from: referenceDate, to: date))
  }

  /// Formats a date relative to now; nil for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  // MARK: Internals

  private static let units: [Calendar.Component] = [
    .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
  ]

  private func string(_ unit: Calendar.Component, _ amount: Int, isPast: Bool) -> String {
    let width: ICUText.Width =
      switch unitsStyle {
      case .full, .spellOut: .full
      case .short: .short
      case .abbreviated: .narrow
      }
    let isNamed = dateTimeStyle == .named
    let text =
      ICUText.relative(
        Double(amount), unit, isNamed: isNamed, width,
        isAtStart: formattingContext == .beginningOfSentence, locale) ?? "\(amount)"
    guard unitsStyle == .spellOut else { return text }
    return SpelledOut.text(text, of: Double(amount.magnitude), locale)
  }
}

/// Spelling out of numbers in formatted texts.
enum SpelledOut {
  /// Returns a text in which a number is spelled out.
  static func text(_ text: String, of value: Double, _ locale: Locale) -> String {
    guard let digits = ICUText.number(value, skeleton: ".###", locale),
      let words = ICUText.spelledOut(value, locale)
    else { return text }
    return text.replacingOccurrences(of: digits, with: words)
  }
}

/// Writes how long ago something was, or how soon it will be.
///
/// Steps FM1… are in `Documentation/Behaviour/Formatters.md`.
open class RelativeDateTimeFormatter: Formatter {
  /// Whether days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// They are counted: one day ago.
    case numeric
    /// They have names where the language has any: yesterday.
    case named
  }

  /// How wide units are written.
  public enum UnitsStyle: Int, Sendable {
    /// As words: in two months.
    case full
    /// As words, and numbers too.
    case spellOut
    /// Short: in 2 mo.
    case short
    /// Shorter still, where the language has that.
    case abbreviated
  }

  /// Whether days have names.
  open var dateTimeStyle: DateTimeStyle = .numeric
  /// How wide units are written.
  open var unitsStyle: UnitsStyle = .full
  /// Where it stands in a text.
  open var formattingContext: Formatter.Context = .unknown
  /// What counts days and months.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// Whose language it is.
  open var locale: Locale! = .autoupdatingCurrent

  /// Makes one that counts.
  public override init() { super.init() }

  /// Makes one of an archive: what those hold is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How long ago, or how soon, in the largest unit there is some of (FM5).
  open func localizedString(from dateComponents: DateComponents) -> String {
    let values = Self.units.map { ($0, dateComponents.value(for: $0) ?? 0) }
    let chosen = values.first { $0.1 != 0 } ?? (.second, 0)
    return string(chosen.0, chosen.1, isPast: chosen.1 < 0)
  }

  /// How long before now, if it is less than 0, or how soon, in seconds.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// How long before another date, or how long after it.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(
      from: calendar.dateComponents(Set(Self.units), from: referenceDate, to: date))
  }

  /// How long ago a date was, or how soon it will be, if that is what the object is.
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

/// Numbers in words within a text.
enum SpelledOut {
  /// A text in which a number is written in words.
  static func text(_ text: String, of value: Double, _ locale: Locale) -> String {
    guard let digits = ICUText.number(value, skeleton: ".###", locale),
      let words = ICUText.spelledOut(value, locale)
    else { return text }
    return text.replacingOccurrences(of: digits, with: words)
  }
}

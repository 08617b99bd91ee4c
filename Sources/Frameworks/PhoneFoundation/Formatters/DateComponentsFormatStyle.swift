/// How the time between two dates is written, in units (FM8).
///
/// Foundation has the name for it, `Date.ComponentsFormatStyle`, with its units and nothing that can be made.
public struct DateComponentsFormatStyle: FormatStyle {
  /// How wide units are written.
  public typealias Style = Date.ComponentsFormatStyle.Style
  /// A unit.
  public typealias Field = Date.ComponentsFormatStyle.Field

  /// How wide units are written.
  public var style: Style
  /// Whose language it is.
  public var locale: Locale
  /// What counts days and months.
  public var calendar: Calendar
  /// Which units are written; nil for all but weeks.
  public var fields: Set<Field>?

  /// Whether it is written as a clock shows it.
  private var isTime = false

  /// Makes a style.
  public init(
    style: Style, locale: Locale = .autoupdatingCurrent,
    calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil
  ) {
    (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields)
  }

  /// As hours, minutes and seconds: 2:05:00.
  public static var timeDuration: DateComponentsFormatStyle {
    var style = DateComponentsFormatStyle(style: .narrow, fields: [.hour, .minute, .second])
    style.isTime = true
    return style
  }

  /// How long it is from one date to the other.
  public func format(_ value: Range<Date>) -> String {
    if isTime {
      let seconds = value.upperBound.timeIntervalSince(value.lowerBound).rounded(.down)
      return Duration.seconds(seconds).formatted(
        .time(pattern: .hourMinuteSecond).locale(locale))
    }
    let formatter = DateComponentsFormatter()
    var calendar = calendar
    calendar.locale = locale
    formatter.calendar = calendar
    formatter.unitsStyle = style.unitsStyle
    for field in fields ?? [] { formatter.allowedUnits.formUnion(Self.units[field] ?? []) }
    return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
  }

  /// The same in another language.
  public func locale(_ locale: Locale) -> DateComponentsFormatStyle {
    var style = self
    style.locale = locale
    return style
  }

  /// The same by another calendar.
  public func calendar(_ calendar: Calendar) -> DateComponentsFormatStyle {
    var style = self
    style.calendar = calendar
    return style
  }

  private static let units: [Field: NSCalendar.Unit] = [
    .year: .year, .month: .month, .week: .weekOfMonth, .day: .day, .hour: .hour,
    .minute: .minute, .second: .second,
  ]
}

extension Date.ComponentsFormatStyle {
  /// How wide units are written.
  public struct Style: Codable, Hashable, Sendable {
    private let name: String

    /// As words: 2 hours, 5 minutes.
    public static var wide: Style { Style(name: "wide") }
    /// As short words: 2 hrs, 5 min.
    public static var abbreviated: Style { Style(name: "abbreviated") }
    /// As short words without room: 2hrs 5min.
    public static var narrow: Style { Style(name: "narrow") }
    /// As signs: 2h 5m.
    public static var condensedAbbreviated: Style { Style(name: "condensedAbbreviated") }
    /// As words, and numbers too: two hours, five minutes.
    public static var spellOut: Style { Style(name: "spellOut") }

    fileprivate var unitsStyle: DateComponentsFormatter.UnitsStyle {
      switch self {
      case .abbreviated: .short
      case .narrow: .brief
      case .condensedAbbreviated: .abbreviated
      case .spellOut: .spellOut
      default: .full
      }
    }
  }
}

extension FormatStyle where Self == DateComponentsFormatStyle {
  /// How the time between two dates is written, in units.
  public static func components(
    style: DateComponentsFormatStyle.Style, fields: Set<DateComponentsFormatStyle.Field>? = nil
  ) -> Self {
    DateComponentsFormatStyle(style: style, fields: fields)
  }

  /// As hours, minutes and seconds: 2:05:00.
  public static var timeDuration: Self { DateComponentsFormatStyle.timeDuration }
}

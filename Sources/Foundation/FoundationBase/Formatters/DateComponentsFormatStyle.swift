/// A format style for the time between two dates, in units (Formatters.FM8).
///
/// Foundation declares `Date.ComponentsFormatStyle` with its units but without initializers.
public struct DateComponentsFormatStyle: FormatStyle {
  /// The style of units.
  public typealias Style = Date.ComponentsFormatStyle.Style
  /// A unit.
  public typealias Field = Date.ComponentsFormatStyle.Field

  /// The style of units.
  public var style: Style
  /// The locale.
  public var locale: Locale
  /// The calendar.
  public var calendar: Calendar
  /// The units to use; nil for all but weeks.
  public var fields: Set<Field>?

  /// Whether the style is that of a clock.
  private var isTime = false

  /// Creates a style.
  public init(
    style: Style, locale: Locale = .autoupdatingCurrent,
    calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil
  ) {
    (self.style, self.locale, self.calendar, self.fields) = (style, locale, calendar, fields)
  }

  /// A style with hours, minutes and seconds: 2:05:00.
  public static var timeDuration: DateComponentsFormatStyle {
    var style = DateComponentsFormatStyle(style: .narrow, fields: [.hour, .minute, .second])
    style.isTime = true
    return style
  }

  /// Formats the time between two dates.
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

  /// Returns the style with another locale.
  public func locale(_ locale: Locale) -> DateComponentsFormatStyle {
    var style = self
    style.locale = locale
    return style
  }

  /// Returns the style with another calendar.
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
  /// The style of units.
  public struct Style: Codable, Hashable, Sendable {
    private let name: String

    /// Full words: 2 hours, 5 minutes.
    public static var wide: Style { Style(name: "wide") }
    /// Abbreviated words: 2 hrs, 5 min.
    public static var abbreviated: Style { Style(name: "abbreviated") }
    /// Abbreviated words without spaces: 2hrs 5min.
    public static var narrow: Style { Style(name: "narrow") }
    /// Symbols: 2h 5m.
    public static var condensedAbbreviated: Style { Style(name: "condensedAbbreviated") }
    /// Spelled-out numbers and full words: two hours, five minutes.
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
  /// A style for the time between two dates, in units.
  public static func components(
    style: DateComponentsFormatStyle.Style, fields: Set<DateComponentsFormatStyle.Field>? = nil
  ) -> Self {
    DateComponentsFormatStyle(style: style, fields: fields)
  }

  /// A style with hours, minutes and seconds: 2:05:00.
  public static var timeDuration: Self { DateComponentsFormatStyle.timeDuration }
}

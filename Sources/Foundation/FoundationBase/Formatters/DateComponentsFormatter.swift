import TactusCrashReports

/// A formatter of durations: `1:05`, `1 hour, 5 minutes`.
///
/// Steps Formatters.FM1…
open class DateComponentsFormatter: Formatter {
  /// The style of units.
  public enum UnitsStyle: Int, Sendable {
    /// By position: 1:10.
    case positional
    /// Symbols: 1h 10m.
    case abbreviated
    /// Abbreviated words: 1 hr, 10 min.
    case short
    /// Full words: 1 hour, 10 minutes.
    case full
    /// Spelled-out numbers and full words: one hour, ten minutes.
    case spellOut
    /// Abbreviated words without spaces: 1hr 10min.
    case brief
  }

  /// The treatment of zero values.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Zeros are kept.
    public static let none: ZeroFormattingBehavior = []
    /// The default: leading zeros are dropped in the positional style, all zeros in others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Leading zeros are dropped.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Zeros between other values are dropped.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Trailing zeros are dropped.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All zeros are dropped.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// The positional style keeps all values, with two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The style of units.
  open var unitsStyle: UnitsStyle = .positional
  /// The units to use; empty to select suitable ones.
  open var allowedUnits: NSCalendar.Unit = []
  /// The treatment of zero values.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The calendar, which also determines the locale.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date from which months and years are counted; nil for now.
  open var referenceDate: Date?
  /// The maximum number of units; 0 for no limit.
  open var maximumUnitCount = 0
  /// Whether a largest unit with the value 1 is expressed in the next smaller one: 63 min.
  open var collapsesLargestUnit = false
  /// Whether units may have fractions; stored, as an iPhone writes whole units either way
  /// (Formatters.FM12).
  open var allowsFractionalUnits = false
  /// Whether the text says that the duration is approximate (Formatters.FM13).
  open var includesApproximationPhrase = false
  /// Whether the text says that the duration remains (Formatters.FM13).
  open var includesTimeRemainingPhrase = false
  /// The position of the text in a sentence.
  open var formattingContext: Formatter.Context = .unknown

  /// Creates a formatter with the positional style.
  public override init() { super.init() }

  /// Creates a formatter.
  ///
  /// The archive's content is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Formats date components.
  open func string(from components: DateComponents) -> String? {
    let given = Self.units.filter { components.value(for: $0.component) != nil }
    let wanted = allowed ?? given
    guard !wanted.isEmpty else { return nil }
    if given.allSatisfy({ unit in wanted.contains { $0.component == unit.component } }) {
      let amounts = wanted.map { ($0, components.value(for: $0.component) ?? 0) }
      return text(of: normalized(amounts))
    }
    let start = referenceDate ?? Date()
    return usedCalendar.date(byAdding: components, to: start).flatMap {
      string(from: start, to: $0)
    }
  }

  /// Formats a time interval in seconds.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Formats the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let wanted = allowed ?? Self.units.filter { $0.component != .weekOfMonth }
    // Fractions of a second are discarded (Formatters.FM6).
    let components = usedCalendar.dateComponents(
      Set(wanted.map(\.component)), from: startDate, to: endDate)
    return text(of: normalized(wanted.map { ($0, components.value(for: $0.component) ?? 0) }))
  }

  /// Formats date components; nil for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// Formats date components in the current locale.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: Internals

  /// A unit with its name in ICU and, if constant, its number in the next larger unit.
  private struct TimeUnit {
    let component: Calendar.Component
    let flag: NSCalendar.Unit
    let name: String
    let countInNext: Int?
  }

  private typealias Amount = (unit: TimeUnit, value: Int)

  private static let units = [
    TimeUnit(component: .year, flag: .year, name: "year", countInNext: nil),
    TimeUnit(component: .month, flag: .month, name: "month", countInNext: 12),
    TimeUnit(component: .weekOfMonth, flag: .weekOfMonth, name: "week", countInNext: nil),
    TimeUnit(component: .day, flag: .day, name: "day", countInNext: nil),
    TimeUnit(component: .hour, flag: .hour, name: "hour", countInNext: 24),
    TimeUnit(component: .minute, flag: .minute, name: "minute", countInNext: 60),
    TimeUnit(component: .second, flag: .second, name: "second", countInNext: 60),
  ]

  private var allowed: [TimeUnit]? {
    allowedUnits.isEmpty ? nil : Self.units.filter { allowedUnits.contains($0.flag) }
  }

  private var usedCalendar: Calendar { calendar ?? .autoupdatingCurrent }
  private var locale: Locale { usedCalendar.locale ?? .autoupdatingCurrent }

  /// Returns normalized amounts, in which no amount exceeds the adjacent larger unit.
  private func normalized(_ amounts: [Amount]) -> [Amount] {
    var amounts = amounts
    for place in amounts.indices.reversed() where place > 0 {
      guard let size = amounts[place].unit.countInNext, isNext(amounts[place - 1], amounts[place])
      else {
        continue
      }
      amounts[place - 1].value += amounts[place].value / size
      amounts[place].value %= size
    }
    return amounts
  }

  private func isNext(_ larger: Amount, _ smaller: Amount) -> Bool {
    let places = [larger, smaller].map { amount in
      Self.units.firstIndex { $0.component == amount.unit.component } ?? 0
    }
    return places[1] - places[0] == 1
  }

  private func text(of amounts: [Amount]) -> String? {
    duration(of: amounts).map { phrase(around: $0) }
  }

  /// Adds "About" and "remaining" to a duration (Formatters.FM13).
  private func phrase(around duration: String) -> String {
    guard includesApproximationPhrase || includesTimeRemainingPhrase else { return duration }
    guard locale.language.languageCode == .english else {
      RuntimeWarning.once(
        "DateComponentsFormatter writes no phrases of approximation and remaining time in "
          + "languages other than English; set includesApproximationPhrase and "
          + "includesTimeRemainingPhrase to false")
      return duration
    }
    return (includesApproximationPhrase ? "About " : "") + duration
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  private func duration(of amounts: [Amount]) -> String? {
    var shown = limited(amounts)
    if collapsesLargestUnit, let first = shown.firstIndex(where: { $0.value != 0 }),
      shown[first].value == 1, first + 1 < shown.count,
      let size = shown[first + 1].unit.countInNext,
      isNext(shown[first], shown[first + 1])
    {
      shown[first + 1].value += size
      shown.removeFirst(first + 1)
    }
    if unitsStyle == .positional { return positional(shown) }
    let isNegative = shown.contains { $0.value < 0 }
    shown = dropped(shown, zeroFormattingBehavior == .default ? .dropAll : zeroFormattingBehavior)
    let parts = shown.enumerated().map { place, amount in
      // Only the first of several negative amounts has a sign.
      let value = isNegative && place > 0 ? abs(amount.value) : amount.value
      return word(value, amount.unit)
    }
    return joined(parts)
  }

  /// Returns at most the maximum number of units, the last of them rounded (Formatters.FM7).
  private func limited(_ amounts: [Amount]) -> [Amount] {
    guard maximumUnitCount > 0, let first = amounts.firstIndex(where: { $0.value != 0 }) else {
      return amounts
    }
    let end = first + maximumUnitCount
    guard end < amounts.count else { return amounts }
    var kept = Array(amounts[..<end])
    if let size = amounts[end].unit.countInNext, isNext(amounts[end - 1], amounts[end]),
      2 * abs(amounts[end].value) >= size
    {
      kept[end - 1].value += amounts[end].value < 0 ? -1 : 1
    }
    return normalized(kept)
  }

  /// Returns the amounts without zeros, but at least the last.
  private func dropped(_ amounts: [Amount], _ behavior: ZeroFormattingBehavior) -> [Amount] {
    let first = amounts.firstIndex { $0.value != 0 } ?? amounts.count
    let last = amounts.lastIndex { $0.value != 0 } ?? -1
    let kept = amounts.enumerated().filter { place, amount in
      if amount.value != 0 { return true }
      if place < first { return !behavior.contains(.dropLeading) }
      if place > last { return !behavior.contains(.dropTrailing) }
      return !behavior.contains(.dropMiddle)
    }
    return kept.isEmpty ? Array(amounts.suffix(1)) : kept.map(\.element)
  }

  private func positional(_ amounts: [Amount]) -> String {
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let behavior: ZeroFormattingBehavior =
      zeroFormattingBehavior == .default ? .dropLeading : zeroFormattingBehavior
    let shown = dropped(amounts, behavior)
    let isNegative = shown.contains { $0.value < 0 }
    // A largest unit that follows dropped zeros has no padding (Formatters.FM14).
    let padsFirst = isPadded && !behavior.contains(.dropLeading)
    let numbers = shown.enumerated().map { place, amount in
      let skeleton = place > 0 || padsFirst ? "integer-width/*00 group-off" : "group-off"
      let value = Double(abs(amount.value))
      return ICUText.number(value, skeleton: ". \(skeleton)", locale) ?? "\(abs(amount.value))"
    }
    return (isNegative ? "-" : "") + numbers.joined(separator: ":")
  }

  private func word(_ value: Int, _ unit: TimeUnit) -> String {
    let width: ICUText.Width =
      switch unitsStyle {
      case .abbreviated: .narrow
      case .short, .brief: .short
      default: .full
      }
    let number = Double(value)
    let text =
      ICUText.number(number, skeleton: "unit/\(unit.name) \(width.rawValue) .", locale)
      ?? "\(value) \(unit.name)"
    switch unitsStyle {
    case .spellOut: return SpelledOut.text(text, of: number, locale)
    case .brief: return text.replacingOccurrences(of: " ", with: "")
    default: return text
    }
  }

  private func joined(_ parts: [String]) -> String {
    let width: ICUText.Width =
      switch unitsStyle {
      case .abbreviated, .brief: .narrow
      case .short: .short
      default: .full
      }
    return ICUText.list(parts, width, locale) ?? parts.joined(separator: ", ")
  }
}

/// Writes how long something takes: `1:05`, `1 hour, 5 minutes`.
///
/// Steps FM1… are in `Documentation/Behaviour/Formatters.md`.
open class DateComponentsFormatter: Formatter {
  /// How wide units are written.
  public enum UnitsStyle: Int, Sendable {
    /// Not at all: 1:10.
    case positional
    /// As a sign: 1h 10m.
    case abbreviated
    /// As a short word: 1 hr, 10 min.
    case short
    /// As a word: 1 hour, 10 minutes.
    case full
    /// As words, and numbers too: one hour, ten minutes.
    case spellOut
    /// As a short word without room: 1hr 10min.
    case brief
  }

  /// What becomes of units that there are none of.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All are written.
    public static let none: ZeroFormattingBehavior = []
    /// As is usual: by position the first are left out, and otherwise all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// The first are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between others are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// The last are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// By position all are written, with two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How wide units are written.
  open var unitsStyle: UnitsStyle = .positional
  /// Which units are written; none for those that fit.
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units that there are none of.
  open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// What counts days and months, and whose language it is.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// From when on months and years are counted; nil for now.
  open var referenceDate: Date?
  /// How many units are written at most; 0 for all.
  open var maximumUnitCount = 0
  /// Whether a first unit of which there is 1 is written in the next instead: 63 min.
  open var collapsesLargestUnit = false
  /// Where it stands in a text.
  open var formattingContext: Formatter.Context = .unknown

  /// Makes one that writes by position.
  public override init() { super.init() }

  /// Makes one of an archive: what those hold is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How long that is.
  open func string(from components: DateComponents) -> String? {
    let given = Self.units.filter { components.value(for: $0.component) != nil }
    let wanted = allowed ?? given
    guard !wanted.isEmpty else { return nil }
    if given.allSatisfy({ unit in wanted.contains { $0.component == unit.component } }) {
      let amounts = wanted.map { ($0, components.value(for: $0.component) ?? 0) }
      return text(of: normal(amounts))
    }
    let start = referenceDate ?? Date()
    return usedCalendar.date(byAdding: components, to: start).flatMap {
      string(from: start, to: $0)
    }
  }

  /// How long so many seconds are.
  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// How long it is from one date to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let wanted = allowed ?? Self.units.filter { $0.component != .weekOfMonth }
    // FM6. What is left over of a second is left out, so that both ends are whole ones.
    let components = usedCalendar.dateComponents(
      Set(wanted.map(\.component)), from: startDate, to: endDate)
    return text(of: normal(wanted.map { ($0, components.value(for: $0.component) ?? 0) }))
  }

  /// How long it is, if the object says that.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// How long that is, in the language of now.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  // MARK: Internals

  /// One unit: what ICU calls it, and how many there are in the next larger one, where that is fixed.
  private struct TimeUnit {
    let component: Calendar.Component
    let flag: NSCalendar.Unit
    let name: String
    let inNext: Int?
  }

  private typealias Amount = (unit: TimeUnit, value: Int)

  private static let units = [
    TimeUnit(component: .year, flag: .year, name: "year", inNext: nil),
    TimeUnit(component: .month, flag: .month, name: "month", inNext: 12),
    TimeUnit(component: .weekOfMonth, flag: .weekOfMonth, name: "week", inNext: nil),
    TimeUnit(component: .day, flag: .day, name: "day", inNext: nil),
    TimeUnit(component: .hour, flag: .hour, name: "hour", inNext: 24),
    TimeUnit(component: .minute, flag: .minute, name: "minute", inNext: 60),
    TimeUnit(component: .second, flag: .second, name: "second", inNext: 60),
  ]

  private var allowed: [TimeUnit]? {
    allowedUnits.isEmpty ? nil : Self.units.filter { allowedUnits.contains($0.flag) }
  }

  private var usedCalendar: Calendar { calendar ?? .autoupdatingCurrent }
  private var locale: Locale { usedCalendar.locale ?? .autoupdatingCurrent }

  /// Amounts in which none is as large as one of the next unit, where that is beside it.
  private func normal(_ amounts: [Amount]) -> [Amount] {
    var amounts = amounts
    for place in amounts.indices.reversed() where place > 0 {
      guard let size = amounts[place].unit.inNext, isNext(amounts[place - 1], amounts[place]) else {
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
    var shown = limited(amounts)
    if collapsesLargestUnit, let first = shown.firstIndex(where: { $0.value != 0 }),
      shown[first].value == 1, first + 1 < shown.count, let size = shown[first + 1].unit.inNext,
      isNext(shown[first], shown[first + 1])
    {
      shown[first + 1].value += size
      shown.removeFirst(first + 1)
    }
    if unitsStyle == .positional { return positional(shown) }
    let isNegative = shown.contains { $0.value < 0 }
    shown = dropped(shown, zeroFormattingBehavior == .default ? .dropAll : zeroFormattingBehavior)
    let parts = shown.enumerated().map { place, amount in
      // Of what is negative only the first says so.
      let value = isNegative && place > 0 ? abs(amount.value) : amount.value
      return word(value, amount.unit)
    }
    return joined(parts)
  }

  /// FM7: no more units than wanted, of which the last is rounded.
  private func limited(_ amounts: [Amount]) -> [Amount] {
    guard maximumUnitCount > 0, let first = amounts.firstIndex(where: { $0.value != 0 }) else {
      return amounts
    }
    let end = first + maximumUnitCount
    guard end < amounts.count else { return amounts }
    var kept = Array(amounts[..<end])
    if let size = amounts[end].unit.inNext, isNext(amounts[end - 1], amounts[end]),
      2 * abs(amounts[end].value) >= size
    {
      kept[end - 1].value += amounts[end].value < 0 ? -1 : 1
    }
    return normal(kept)
  }

  /// What is left without amounts of 0; at least the last.
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
      isPadded ? .none : zeroFormattingBehavior == .default ? .dropLeading : zeroFormattingBehavior
    let shown = dropped(amounts, behavior)
    let isNegative = shown.contains { $0.value < 0 }
    let numbers = shown.enumerated().map { place, amount in
      let skeleton = place > 0 || isPadded ? "integer-width/*00 group-off" : "group-off"
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

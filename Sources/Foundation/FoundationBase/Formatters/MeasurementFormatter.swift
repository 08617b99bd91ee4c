/// A formatter of measurements.
///
/// Steps Formatters.FM1…
open class MeasurementFormatter: Formatter {
  /// Options for the choice of the unit.
  public struct UnitOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit of the measurement.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// A larger or smaller unit, if it is more natural.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Temperatures in degrees without a scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// The options for the choice of the unit.
  ///
  /// By default it is the region's.
  open var unitOptions: UnitOptions = []
  /// The style of units.
  open var unitStyle: Formatter.UnitStyle = .medium
  /// The locale, which also determines the region.
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter whose numbers of fraction digits are used.
  ///
  /// Its other properties have no effect.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Creates a formatter for the current locale.
  public override init() { super.init() }

  /// Creates a formatter.
  ///
  /// The archive's content is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Formats a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    string(measurement.value, measurement.unit)
  }

  /// Formats a unit.
  open func string(from unit: Unit) -> String {
    let one = string(0, unit, digits: ".", isProvided: true)
    let number = ICUText.number(0, skeleton: ".", locale) ?? "0"
    return one.replacingOccurrences(of: number, with: "").trimmingCharacters(in: .whitespaces)
  }

  /// Formats a measurement; nil for other objects.
  open override func string(for obj: Any?) -> String? {
    (obj as? any AnyMeasurement).map { string($0.value, $0.anyUnit) }
  }

  // MARK: Internals

  private func string(_ value: Double, _ unit: Unit) -> String {
    string(value, unit, digits: digits, isProvided: unitOptions.contains(.providedUnit))
  }

  private func string(_ value: Double, _ unit: Unit, digits: String, isProvided: Bool) -> String {
    let name = UnitNames.name(of: unit)
    let isGeneric = unit is UnitTemperature && unitOptions.contains(.temperatureWithoutUnit)
    let words =
      isGeneric
      ? "measure-unit/temperature-generic"
      : name.map { "unit/\($0)" + (isProvided ? "" : " usage/default") }
    if let words,
      let text = ICUText.number(value, skeleton: "\(words) \(digits) \(width)", locale)
        ?? name.flatMap({ ICUText.number(value, skeleton: "unit/\($0) \(digits) \(width)", locale) }
        )
    {
      return text
    }
    // A custom unit is written with its symbol (Formatters.FM4).
    let number = ICUText.number(value, skeleton: digits, locale) ?? "\(value)"
    return "\(number) \(unit.symbol)"
  }

  /// The fraction digits in an ICU skeleton: `.00##` stands for two to four.
  private var digits: String {
    let least = max(0, numberFormatter?.minimumFractionDigits ?? 0)
    let most = max(least, numberFormatter?.maximumFractionDigits ?? 3)
    return "." + String(repeating: "0", count: least)
      + String(repeating: "#", count: most - least)
  }

  private var width: String {
    switch unitStyle {
    case .short: ICUText.Width.narrow.rawValue
    case .long: ICUText.Width.full.rawValue
    default: ICUText.Width.short.rawValue
    }
  }
}

/// A measurement of any unit.
private protocol AnyMeasurement {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var anyUnit: Unit { unit }
}

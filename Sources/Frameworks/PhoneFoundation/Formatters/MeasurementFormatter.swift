/// Writes amounts with their units as people of a language do.
///
/// Steps FM1… are in `Documentation/Behaviour/Formatters.md`.
open class MeasurementFormatter: Formatter {
  /// What is done to an amount before it is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing: it is written in its own unit.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// It is written in a larger or a smaller unit where people would.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature is written in degrees, without saying which.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// What is done to an amount before it is written; without a word, it is written as in the region.
  open var unitOptions: UnitOptions = []
  /// How wide units are written.
  open var unitStyle: Formatter.UnitStyle = .medium
  /// Whose language and region it is.
  open var locale: Locale! = .autoupdatingCurrent
  /// How many digits there are; other wishes of a number's formatter are the language's to decide.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  /// Makes one for the region of now.
  public override init() { super.init() }

  /// Makes one of an archive: what those hold is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An amount with its unit.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    string(measurement.value, measurement.unit)
  }

  /// A unit by itself.
  open func string(from unit: Unit) -> String {
    let one = string(0, unit, digits: ".", isProvided: true)
    let number = ICUText.number(0, skeleton: ".", locale) ?? "0"
    return one.replacingOccurrences(of: number, with: "").trimmingCharacters(in: .whitespaces)
  }

  /// An amount, if that is what the object is.
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
    // FM4. A unit of the app's own is written by its sign.
    let number = ICUText.number(value, skeleton: digits, locale) ?? "\(value)"
    return "\(number) \(unit.symbol)"
  }

  /// Digits after the point as ICU writes that: `.00##` are two to four.
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

/// A measurement, whatever its unit.
private protocol AnyMeasurement {
  var value: Double { get }
  var anyUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
  fileprivate var anyUnit: Unit { unit }
}

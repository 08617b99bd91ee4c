/// A formatter of rounded distances in the units of a region (Maps.DF1…).
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// The unit systems of distances.
  public enum Units: UInt, Sendable {
    /// The locale's units.
    case `default` = 0
    /// Meters and kilometers.
    case metric = 1
    /// Feet and miles.
    case imperial = 2
    /// Yards and miles.
    case imperialWithYards = 3
  }

  /// The styles of unit names.
  public enum DistanceUnitStyle: UInt, Sendable {
    /// As the formatter decides: abbreviated.
    case `default` = 0
    /// Abbreviated, such as `km`.
    case abbreviated = 1
    /// In full, such as `kilometers`.
    case full = 2
  }

  /// The locale.
  open var locale: Locale! = Locale.current
  /// The units.
  open var units = Units.default
  /// The style of unit names.
  open var unitStyle = DistanceUnitStyle.default

  /// Creates a formatter.
  public override init() { super.init() }
  /// Creates a formatter from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a distance in meters as a string (Maps.DF1).
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let locale = self.locale ?? .current
    let measurement = Self.rounded(distance, Self.scale(units, locale))
    let formatter = MeasurementFormatter()
    formatter.locale = locale
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = unitStyle == .full ? .long : .medium
    formatter.numberFormatter.locale = locale
    formatter.numberFormatter.maximumFractionDigits = measurement.value < 10 ? 1 : 0
    return formatter.string(from: measurement)
  }

  /// Returns the distance in meters in a string; −1 if there is none (Maps.DF2).
  open func distance(from distance: String) -> CLLocationDistance {
    let locale = self.locale ?? .current
    let numbers = NumberFormatter()
    numbers.locale = locale
    numbers.numberStyle = .decimal
    let text = distance.trimmingCharacters(in: .whitespaces)
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "," || $0 == "-" }
    guard let number = numbers.number(from: String(digits))?.doubleValue else { return -1 }
    let name = text[digits.endIndex...].trimmingCharacters(in: .whitespaces).lowercased()
    if name.isEmpty {
      return Measurement(value: number, unit: Self.scale(units, locale).small)
        .converted(to: .meters).value
    }
    let names = MeasurementFormatter()
    names.locale = locale
    for unit in [UnitLength.meters, .kilometers, .feet, .yards, .miles] {
      for style in [Formatter.UnitStyle.short, .medium, .long] {
        names.unitStyle = style
        let known = names.string(from: unit).lowercased()
        if name == known || name == known + "s" {
          return Measurement(value: number, unit: unit).converted(to: .meters).value
        }
      }
    }
    return -1
  }

  /// Returns the string for a number of meters.
  open override func string(for obj: Any?) -> String? {
    (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
  }

  // MARK: Internals

  /// The units of short and long distances.
  private struct Scale {
    let small, large: UnitLength
    /// The minimum number of small units that is expressed in large ones.
    let limit: Double
  }

  private static func scale(_ units: Units, _ locale: Locale) -> Scale {
    switch units {
    case .metric: return Scale(small: .meters, large: .kilometers, limit: 1000)
    // A tenth of a mile.
    case .imperial: return Scale(small: .feet, large: .miles, limit: 528)
    case .imperialWithYards: return Scale(small: .yards, large: .miles, limit: 176)
    case .default:
      switch locale.measurementSystem {
      case .us: return scale(.imperial, locale)
      case .uk: return scale(.imperialWithYards, locale)
      default: return scale(.metric, locale)
      }
    }
  }

  /// Returns a distance rounded for display: small units in steps of 1, 5, 10 or 50, large ones
  /// with one decimal below 10.
  ///
  /// - Source: ours. Confidence: guess.
  private static func rounded(_ meters: Double, _ scale: Scale) -> Measurement<UnitLength> {
    let distance = Measurement(value: meters, unit: UnitLength.meters)
    let near = distance.converted(to: scale.small).value
    let step: Double = near < 10 ? 1 : near < 50 ? 5 : near < 250 ? 10 : 50
    let stated = (near / step).rounded() * step
    if stated < scale.limit { return Measurement(value: stated, unit: scale.small) }
    let far = distance.converted(to: scale.large).value
    return Measurement(
      value: far < 10 ? (far * 10).rounded() / 10 : far.rounded(), unit: scale.large)
  }
}

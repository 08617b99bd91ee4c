extension Measurement {
  /// Formats the measurement in the current locale and its region's unit.
  public func formatted() -> String {
    MeasurementFormatter().string(from: Measurement<Unit>(value: value, unit: unit))
  }

  /// Formats the measurement with a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement {
    style.format(self)
  }
}

/// A format style of measurements.
///
/// `Measurement.FormatStyle` is an alias of this type.
public struct MeasurementFormatStyle<UnitType: Dimension>: FormatStyle {
  /// The style of units.
  public struct UnitWidth: Codable, Hashable, Sendable {
    private let name: String

    /// Full words: 5 meters.
    public static var wide: UnitWidth { UnitWidth(name: "wide") }
    /// Abbreviated words: 5 m.
    public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
    /// Symbols: 5m.
    public static var narrow: UnitWidth { UnitWidth(name: "narrow") }

    var style: Formatter.UnitStyle {
      switch self {
      case .wide: .long
      case .narrow: .short
      default: .medium
      }
    }
  }

  /// The choice of the unit.
  public struct Usage: Codable, Hashable, Sendable {
    private let name: String

    /// The unit of the region.
    public static var general: Usage { Usage(name: "general") }
    /// The unit of the measurement.
    public static var asProvided: Usage { Usage(name: "asProvided") }
  }

  /// The style of units.
  public var width: UnitWidth
  /// The locale.
  public var locale: Locale
  /// The choice of the unit.
  public var usage: Usage

  /// Creates a style.
  public init(width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: Usage = .general) {
    (self.width, self.locale, self.usage) = (width, locale, usage)
  }

  /// Formats a measurement.
  public func format(_ value: Measurement<UnitType>) -> String {
    let formatter = MeasurementFormatter()
    formatter.locale = locale
    formatter.unitStyle = width.style
    formatter.unitOptions = usage == .asProvided ? .providedUnit : []
    return formatter.string(from: value)
  }

  /// Returns the style with another locale.
  public func locale(_ locale: Locale) -> Self {
    Self(width: width, locale: locale, usage: usage)
  }
}

extension Measurement where UnitType: Dimension {
  /// The format style of measurements.
  public typealias FormatStyle = MeasurementFormatStyle<UnitType>
}

extension FormatStyle {
  /// The format style of measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: Measurement<UnitType>.FormatStyle.Usage = .general
  ) -> Self where Self == MeasurementFormatStyle<UnitType> {
    MeasurementFormatStyle(width: width, usage: usage)
  }
}

extension Measurement {
  /// The amount with its unit, as people of a region would say it, in the language of now.
  public func formatted() -> String {
    MeasurementFormatter().string(from: Measurement<Unit>(value: value, unit: unit))
  }

  /// The amount with its unit in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement {
    style.format(self)
  }
}

/// How amounts with their units are written.
///
/// Foundation's name for it, `Measurement.FormatStyle`, leads here.
public struct MeasurementFormatStyle<UnitType: Dimension>: FormatStyle {
  /// How wide units are written.
  public struct UnitWidth: Codable, Hashable, Sendable {
    private let name: String

    /// As words: 5 meters.
    public static var wide: UnitWidth { UnitWidth(name: "wide") }
    /// As short words: 5 m.
    public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
    /// As signs: 5m.
    public static var narrow: UnitWidth { UnitWidth(name: "narrow") }

    var style: Formatter.UnitStyle {
      switch self {
      case .wide: .long
      case .narrow: .short
      default: .medium
      }
    }
  }

  /// In which unit an amount is written.
  public struct Usage: Codable, Hashable, Sendable {
    private let name: String

    /// In that of the region.
    public static var general: Usage { Usage(name: "general") }
    /// In its own.
    public static var asProvided: Usage { Usage(name: "asProvided") }
  }

  /// How wide units are written.
  public var width: UnitWidth
  /// Whose language it is.
  public var locale: Locale
  /// In which unit an amount is written.
  public var usage: Usage

  /// Makes a style.
  public init(width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: Usage = .general) {
    (self.width, self.locale, self.usage) = (width, locale, usage)
  }

  /// An amount in this style.
  public func format(_ value: Measurement<UnitType>) -> String {
    let formatter = MeasurementFormatter()
    formatter.locale = locale
    formatter.unitStyle = width.style
    formatter.unitOptions = usage == .asProvided ? .providedUnit : []
    return formatter.string(from: value)
  }

  /// The same in another language.
  public func locale(_ locale: Locale) -> Self {
    Self(width: width, locale: locale, usage: usage)
  }
}

extension Measurement where UnitType: Dimension {
  /// How amounts with their units are written.
  public typealias FormatStyle = MeasurementFormatStyle<UnitType>
}

extension FormatStyle {
  /// How amounts with their units are written.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: Measurement<UnitType>.FormatStyle.Usage = .general
  ) -> Self where Self == MeasurementFormatStyle<UnitType> {
    MeasurementFormatStyle(width: width, usage: usage)
  }
}

internal import TactusCrashReports
internal import TactusHealthModel

// The units of Apple's reference.
extension HKUnit {
  /// Returns the unit of grams.
  public class func gram() -> HKUnit { unit("g") }
  /// Returns the unit of grams with a prefix.
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("g", prefix) }
  /// Returns the unit of meters.
  public class func meter() -> HKUnit { unit("m") }
  /// Returns the unit of meters with a prefix.
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("m", prefix) }
  /// Returns the unit of liters.
  public class func liter() -> HKUnit { unit("L") }
  /// Returns the unit of liters with a prefix.
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("L", prefix) }
  /// Returns the unit of pascals.
  public class func pascal() -> HKUnit { unit("Pa") }
  /// Returns the unit of pascals with a prefix.
  public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("Pa", prefix) }
  /// Returns the unit of seconds.
  public class func second() -> HKUnit { unit("s") }
  /// Returns the unit of seconds with a prefix.
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("s", prefix) }
  /// Returns the unit of joules.
  public class func joule() -> HKUnit { unit("J") }
  /// Returns the unit of joules with a prefix.
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("J", prefix) }
  /// Returns the unit of siemens.
  public class func siemen() -> HKUnit { unit("S") }
  /// Returns the unit of siemens with a prefix.
  public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("S", prefix) }
  /// Returns the unit of hertz.
  public class func hertz() -> HKUnit { unit("Hz") }
  /// Returns the unit of hertz with a prefix.
  public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("Hz", prefix) }
  /// Returns the unit of volts.
  public class func volt() -> HKUnit { unit("V") }
  /// Returns the unit of volts with a prefix.
  public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("V", prefix) }
  /// Returns the unit of watts.
  public class func watt() -> HKUnit { unit("W") }
  /// Returns the unit of watts with a prefix.
  public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("W", prefix) }
  /// Returns the unit of radians.
  public class func radianAngle() -> HKUnit { unit("rad") }
  /// Returns the unit of radians with a prefix.
  public class func radianAngleUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("rad", prefix) }
  /// Returns the unit of lux.
  public class func lux() -> HKUnit { unit("lx") }
  /// Returns the unit of lux with a prefix.
  public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { unit("lx", prefix) }
  /// Returns the unit of ounces.
  public class func ounce() -> HKUnit { unit("oz") }
  /// Returns the unit of pounds.
  public class func pound() -> HKUnit { unit("lb") }
  /// Returns the unit of stones.
  public class func stone() -> HKUnit { unit("st") }
  /// Returns the unit of inches.
  public class func inch() -> HKUnit { unit("in") }
  /// Returns the unit of feet.
  public class func foot() -> HKUnit { unit("ft") }
  /// Returns the unit of yards.
  public class func yard() -> HKUnit { unit("yd") }
  /// Returns the unit of miles.
  public class func mile() -> HKUnit { unit("mi") }
  /// Returns the unit of fluid ounces of the US.
  public class func fluidOunceUS() -> HKUnit { unit("fl_oz_us") }
  /// Returns the unit of imperial fluid ounces.
  public class func fluidOunceImperial() -> HKUnit { unit("fl_oz_imp") }
  /// Returns the unit of pints of the US.
  public class func pintUS() -> HKUnit { unit("pt_us") }
  /// Returns the unit of imperial pints.
  public class func pintImperial() -> HKUnit { unit("pt_imp") }
  /// Returns the unit of cups of the US.
  public class func cupUS() -> HKUnit { unit("cup_us") }
  /// Returns the unit of imperial cups.
  public class func cupImperial() -> HKUnit { unit("cup_imp") }
  /// Returns the unit of millimeters of mercury.
  public class func millimeterOfMercury() -> HKUnit { unit("mmHg") }
  /// Returns the unit of centimeters of water.
  public class func centimeterOfWater() -> HKUnit { unit("cmAq") }
  /// Returns the unit of atmospheres.
  public class func atmosphere() -> HKUnit { unit("atm") }
  /// Returns the unit of inches of mercury.
  public class func inchesOfMercury() -> HKUnit { unit("inHg") }
  /// Returns the unit of minutes.
  public class func minute() -> HKUnit { unit("min") }
  /// Returns the unit of hours.
  public class func hour() -> HKUnit { unit("hr") }
  /// Returns the unit of days of 24 hours.
  public class func day() -> HKUnit { unit("d") }
  /// Returns the unit of kilocalories.
  public class func kilocalorie() -> HKUnit { unit("kcal") }
  /// Returns the unit of calories.
  public class func calorie() -> HKUnit { unit("cal") }
  /// Returns the unit of small calories.
  public class func smallCalorie() -> HKUnit { unit("cal") }
  /// Returns the unit of large calories, which are kilocalories.
  public class func largeCalorie() -> HKUnit { unit("Cal") }
  /// Returns the unit of degrees Celsius.
  public class func degreeCelsius() -> HKUnit { unit("degC") }
  /// Returns the unit of degrees Fahrenheit.
  public class func degreeFahrenheit() -> HKUnit { unit("degF") }
  /// Returns the unit of kelvins.
  public class func kelvin() -> HKUnit { unit("K") }
  /// Returns the unit of counts.
  public class func count() -> HKUnit { unit("count") }
  /// Returns the unit of a fraction from 0 to 1.
  public class func percent() -> HKUnit { unit("%") }
  /// Returns the unit of international units.
  public class func internationalUnit() -> HKUnit { unit("IU") }
  /// Returns the unit of weighted decibels of sound pressure.
  public class func decibelAWeightedSoundPressureLevel() -> HKUnit { unit("dBASPL") }
  /// Returns the unit of decibels of hearing.
  public class func decibelHearingLevel() -> HKUnit { unit("dBHL") }
  /// Returns the unit of diopters.
  public class func diopter() -> HKUnit { unit("D") }
  /// Returns the unit of prism diopters.
  public class func prismDiopter() -> HKUnit { unit("pD") }
  /// Returns the unit of degrees of an angle.
  public class func degreeAngle() -> HKUnit { unit("deg") }
  /// Returns the unit of scores of effort.
  public class func appleEffortScore() -> HKUnit { unit("appleEffortScore") }
  /// Returns the unit of moles of a substance, by the grams of a mole.
  public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    moleUnit(with: .none, molarMass: gramsPerMole)
  }
  /// Returns the unit of moles of a substance with a prefix, by the grams of a mole.
  ///
  /// A mass that is not positive traps.
  public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double)
    -> HKUnit
  { unit("mol", prefix, molarMass: gramsPerMole) }

  private static func unit(
    _ symbol: String, _ prefix: HKMetricPrefix = .none, molarMass: Double = 0
  ) -> HKUnit {
    guard let model = HealthUnit(symbol: symbol, prefix: prefix.model, molarMass: molarMass) else {
      programmingError(
        "HKUnit: a mole has a positive number of grams, not \(molarMass)",
        exception: HKObjectType.invalidArgument)
    }
    return HKUnit(model: model)
  }
}

/// The grams of a mole of glucose.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

extension HKMetricPrefix {
  /// The prefix in the phone's model.
  var model: HealthPrefix {
    switch self {
    case .none: .none
    case .femto: .femto
    case .pico: .pico
    case .nano: .nano
    case .micro: .micro
    case .milli: .milli
    case .centi: .centi
    case .deci: .deci
    case .deca: .deca
    case .hecto: .hecto
    case .kilo: .kilo
    case .mega: .mega
    case .giga: .giga
    case .tera: .tera
    }
  }
}

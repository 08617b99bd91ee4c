/// CLDR's identifiers of Foundation's units.
///
/// - Source: CLDR's list of units by dimension. Confidence: documented.
enum UnitNames {
  /// Returns the identifier of a unit; nil if CLDR has none.
  static func name(of unit: Unit) -> String? {
    table[String(describing: type(of: unit))]?[unit.symbol]
  }

  private static let table: [String: [String: String]] = {
    var table: [String: [String: String]] = [:]
    for (unit, name) in all {
      table[String(describing: type(of: unit)), default: [:]][unit.symbol] = name
    }
    return table
  }()

  private static var all: [(Unit, String)] {
    lengths + masses + times + speeds + temperatures + angles + volumes + energies + others
  }

  private static var lengths: [(Unit, String)] {
    let units: [(UnitLength, String)] = [
      (.megameters, "megameter"), (.kilometers, "kilometer"), (.hectometers, "hectometer"),
      (.decameters, "dekameter"), (.meters, "meter"), (.decimeters, "decimeter"),
      (.centimeters, "centimeter"), (.millimeters, "millimeter"), (.micrometers, "micrometer"),
      (.nanometers, "nanometer"), (.picometers, "picometer"), (.inches, "inch"), (.feet, "foot"),
      (.yards, "yard"), (.miles, "mile"), (.scandinavianMiles, "mile-scandinavian"),
      (.lightyears, "light-year"), (.nauticalMiles, "nautical-mile"), (.fathoms, "fathom"),
      (.furlongs, "furlong"), (.astronomicalUnits, "astronomical-unit"), (.parsecs, "parsec"),
    ]
    let areas: [(UnitArea, String)] = [
      (.squareKilometers, "square-kilometer"), (.squareMeters, "square-meter"),
      (.squareCentimeters, "square-centimeter"), (.squareInches, "square-inch"),
      (.squareFeet, "square-foot"), (.squareYards, "square-yard"), (.squareMiles, "square-mile"),
      (.acres, "acre"), (.hectares, "hectare"),
    ]
    return units.map { ($0.0, $0.1) } + areas.map { ($0.0, $0.1) }
  }

  private static var masses: [(Unit, String)] {
    let units: [(UnitMass, String)] = [
      (.kilograms, "kilogram"), (.grams, "gram"), (.milligrams, "milligram"),
      (.micrograms, "microgram"), (.ounces, "ounce"), (.pounds, "pound"), (.stones, "stone"),
      (.metricTons, "tonne"), (.shortTons, "ton"), (.carats, "carat"), (.ouncesTroy, "ounce-troy"),
    ]
    return units.map { ($0.0, $0.1) }
  }

  private static var times: [(Unit, String)] {
    let units: [(UnitDuration, String)] = [
      (.seconds, "second"), (.minutes, "minute"), (.hours, "hour"),
      (.milliseconds, "millisecond"), (.microseconds, "microsecond"),
      (.nanoseconds, "nanosecond"),
    ]
    let frequencies: [(UnitFrequency, String)] = [
      (.hertz, "hertz"), (.kilohertz, "kilohertz"), (.megahertz, "megahertz"),
      (.gigahertz, "gigahertz"),
    ]
    return units.map { ($0.0, $0.1) } + frequencies.map { ($0.0, $0.1) }
  }

  private static var speeds: [(Unit, String)] {
    let units: [(UnitSpeed, String)] = [
      (.metersPerSecond, "meter-per-second"), (.kilometersPerHour, "kilometer-per-hour"),
      (.milesPerHour, "mile-per-hour"), (.knots, "knot"),
    ]
    let accelerations: [(UnitAcceleration, String)] = [
      (.metersPerSecondSquared, "meter-per-square-second"), (.gravity, "g-force"),
    ]
    return units.map { ($0.0, $0.1) } + accelerations.map { ($0.0, $0.1) }
  }

  private static var temperatures: [(Unit, String)] {
    let units: [(UnitTemperature, String)] = [
      (.kelvin, "kelvin"), (.celsius, "celsius"), (.fahrenheit, "fahrenheit"),
    ]
    return units.map { ($0.0, $0.1) }
  }

  private static var angles: [(Unit, String)] {
    let units: [(UnitAngle, String)] = [
      (.degrees, "degree"), (.arcMinutes, "arc-minute"), (.arcSeconds, "arc-second"),
      (.radians, "radian"), (.revolutions, "revolution"),
    ]
    return units.map { ($0.0, $0.1) }
  }

  private static var volumes: [(Unit, String)] {
    let units: [(UnitVolume, String)] = [
      (.megaliters, "megaliter"), (.liters, "liter"), (.deciliters, "deciliter"),
      (.centiliters, "centiliter"), (.milliliters, "milliliter"),
      (.cubicKilometers, "cubic-kilometer"), (.cubicMeters, "cubic-meter"),
      (.cubicCentimeters, "cubic-centimeter"), (.cubicInches, "cubic-inch"),
      (.cubicFeet, "cubic-foot"), (.cubicYards, "cubic-yard"), (.cubicMiles, "cubic-mile"),
      (.teaspoons, "teaspoon"), (.tablespoons, "tablespoon"), (.fluidOunces, "fluid-ounce"),
      (.cups, "cup"), (.pints, "pint"), (.quarts, "quart"), (.gallons, "gallon"),
      (.bushels, "bushel"), (.imperialFluidOunces, "fluid-ounce-imperial"),
      (.imperialGallons, "gallon-imperial"), (.metricCups, "cup-metric"),
    ]
    return units.map { ($0.0, $0.1) }
  }

  private static var energies: [(Unit, String)] {
    let units: [(UnitEnergy, String)] = [
      (.kilojoules, "kilojoule"), (.joules, "joule"), (.kilocalories, "kilocalorie"),
      (.calories, "calorie"), (.kilowattHours, "kilowatt-hour"),
    ]
    let powers: [(UnitPower, String)] = [
      (.gigawatts, "gigawatt"), (.megawatts, "megawatt"), (.kilowatts, "kilowatt"),
      (.watts, "watt"), (.milliwatts, "milliwatt"), (.horsepower, "horsepower"),
    ]
    return units.map { ($0.0, $0.1) } + powers.map { ($0.0, $0.1) }
  }

  private static var others: [(Unit, String)] {
    let pressures: [(UnitPressure, String)] = [
      (.hectopascals, "hectopascal"), (.kilopascals, "kilopascal"),
      (.megapascals, "megapascal"), (.bars, "bar"), (.millibars, "millibar"),
      (.inchesOfMercury, "inch-ofhg"), (.millimetersOfMercury, "millimeter-ofhg"),
      (.poundsForcePerSquareInch, "pound-force-per-square-inch"),
    ]
    let currents: [(UnitElectricCurrent, String)] = [
      (.amperes, "ampere"), (.milliamperes, "milliampere"),
    ]
    let storage: [(UnitInformationStorage, String)] = [
      (.bits, "bit"), (.bytes, "byte"), (.kilobytes, "kilobyte"), (.megabytes, "megabyte"),
      (.gigabytes, "gigabyte"), (.terabytes, "terabyte"), (.petabytes, "petabyte"),
    ]
    let resistances: [(UnitElectricResistance, String)] = [(.ohms, "ohm"), (.kiloohms, "kiloohm")]
    let tensions: [(UnitElectricPotentialDifference, String)] = [
      (.volts, "volt"), (.millivolts, "millivolt"),
    ]
    let lights: [(UnitIlluminance, String)] = [(.lux, "lux")]
    var all: [(Unit, String)] = pressures.map { ($0.0, $0.1) }
    all += currents.map { ($0.0, $0.1) }
    all += storage.map { ($0.0, $0.1) }
    all += resistances.map { ($0.0, $0.1) }
    all += tensions.map { ($0.0, $0.1) }
    all += lights.map { ($0.0, $0.1) }
    return all
  }
}

extension HKUnit {
  /// Creates the unit that a formatter of masses has.
  public convenience init(from massFormatterUnit: MassFormatter.Unit) {
    switch massFormatterUnit {
    case .gram: self.init(from: "g")
    case .kilogram: self.init(from: "kg")
    case .ounce: self.init(from: "oz")
    case .pound: self.init(from: "lb")
    case .stone: self.init(from: "st")
    }
  }

  /// Returns the unit of a mass formatter; grams for an unknown unit (guess).
  public class func massFormatterUnit(from unit: HKUnit) -> MassFormatter.Unit {
    let units: [MassFormatter.Unit] = [.gram, .kilogram, .ounce, .pound, .stone]
    return units.first { HKUnit(from: $0) == unit } ?? .gram
  }

  /// Creates the unit that a formatter of lengths has.
  public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
    switch lengthFormatterUnit {
    case .millimeter: self.init(from: "mm")
    case .centimeter: self.init(from: "cm")
    case .meter: self.init(from: "m")
    case .kilometer: self.init(from: "km")
    case .inch: self.init(from: "in")
    case .foot: self.init(from: "ft")
    case .yard: self.init(from: "yd")
    case .mile: self.init(from: "mi")
    }
  }

  /// Returns the unit of a length formatter; meters for an unknown unit (guess).
  public class func lengthFormatterUnit(from unit: HKUnit) -> LengthFormatter.Unit {
    let units: [LengthFormatter.Unit] = [
      .millimeter, .centimeter, .meter, .kilometer, .inch, .foot, .yard, .mile,
    ]
    return units.first { HKUnit(from: $0) == unit } ?? .meter
  }

  /// Creates the unit that a formatter of energies has.
  public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
    switch energyFormatterUnit {
    case .joule: self.init(from: "J")
    case .kilojoule: self.init(from: "kJ")
    case .calorie: self.init(from: "cal")
    case .kilocalorie: self.init(from: "kcal")
    }
  }

  /// Returns the unit of an energy formatter; joules for an unknown unit (guess).
  public class func energyFormatterUnit(from unit: HKUnit) -> EnergyFormatter.Unit {
    let units: [EnergyFormatter.Unit] = [.joule, .kilojoule, .calorie, .kilocalorie]
    return units.first { HKUnit(from: $0) == unit } ?? .joule
  }
}

/// The units of health data that are usual in a region (Health.PR1).
///
/// - Source: ours, after the usual units of the regions. Confidence: guess.
package struct RegionalUnits: Sendable {
  /// The units of the phone's region.
  package static var current: RegionalUnits { RegionalUnits(Locale.current) }

  private let system: Locale.MeasurementSystem
  private let isAmerican: Bool

  package init(_ locale: Locale) {
    system = locale.measurementSystem
    isAmerican = system == .us
  }

  /// Returns the unit of a type.
  package func unit(of type: HKQuantityType) -> HKUnit {
    switch HKQuantityTypeIdentifier(rawValue: type.identifier) {
    case .bodyMass, .leanBodyMass: system == .metric ? .gramUnit(with: .kilo) : .pound()
    case .height, .waistCircumference: isAmerican ? .inch() : .meterUnit(with: .centi)
    case .distanceWalkingRunning, .distanceCycling, .distanceWheelchair,
      .distanceDownhillSnowSports, .distanceCrossCountrySkiing, .distanceRowing,
      .distancePaddleSports, .distanceSkatingSports:
      system == .metric ? .meterUnit(with: .kilo) : .mile()
    case .distanceSwimming: isAmerican ? .yard() : .meter()
    case .bodyTemperature, .basalBodyTemperature, .appleSleepingWristTemperature,
      .waterTemperature:
      isAmerican ? .degreeFahrenheit() : .degreeCelsius()
    case .dietaryWater: isAmerican ? .fluidOunceUS() : .literUnit(with: .milli)
    case .bloodGlucose:
      isAmerican
        ? HKUnit(from: "mg/dL")
        : HKUnit.moleUnit(with: .milli, molarMass: HKUnitMolarMassBloodGlucose)
          .unitDivided(by: .liter())
    default: HKUnit(model: type.unit)
    }
  }
}

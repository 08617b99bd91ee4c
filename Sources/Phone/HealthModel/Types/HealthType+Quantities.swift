extension HealthType {
  /// The types of quantities: lines with the unit, how they are combined (`sum`, `mean`, `time` or
  /// `level`), and the ends of the identifiers; those with an exclamation mark are the phone's own,
  /// which apps may only read.
  ///
  /// - Source: the page of each identifier in Apple's reference. Confidence: documented for the
  ///   dimension, for cumulative or discrete, and for what apps may only read; guess for which kind
  ///   of mean, except of the heart rate and of sound levels.
  private static let quantityTable = """
    count sum StepCount FlightsClimbed PushCount SwimmingStrokeCount NikeFuel! InhalerUsage
    count sum NumberOfTimesFallen NumberOfAlcoholicBeverages
    m sum DistanceWalkingRunning DistanceCycling DistanceWheelchair DistanceSwimming
    m sum DistanceDownhillSnowSports DistanceCrossCountrySkiing DistancePaddleSports
    m sum DistanceRowing DistanceSkatingSports
    kcal sum BasalEnergyBurned ActiveEnergyBurned DietaryEnergyConsumed
    min sum AppleExerciseTime! AppleStandTime! AppleMoveTime! TimeInDaylight
    IU sum InsulinDelivery
    mL sum DietaryWater
    g sum DietaryFatTotal DietaryFatPolyunsaturated DietaryFatMonounsaturated
    g sum DietaryFatSaturated DietaryCholesterol DietarySodium DietaryCarbohydrates DietaryFiber
    g sum DietarySugar DietaryProtein DietaryVitaminA DietaryVitaminB6 DietaryVitaminB12
    g sum DietaryVitaminC DietaryVitaminD DietaryVitaminE DietaryVitaminK DietaryCalcium
    g sum DietaryIron DietaryThiamin DietaryRiboflavin DietaryNiacin DietaryFolate DietaryBiotin
    g sum DietaryPantothenicAcid DietaryPhosphorus DietaryIodine DietaryMagnesium DietaryZinc
    g sum DietarySelenium DietaryCopper DietaryManganese DietaryChromium DietaryMolybdenum
    g sum DietaryChloride DietaryPotassium DietaryCaffeine
    count mean BodyMassIndex UVExposure AppleSleepingBreathingDisturbances!
    % mean BodyFatPercentage OxygenSaturation PeripheralPerfusionIndex BloodAlcoholContent
    % mean WalkingDoubleSupportPercentage WalkingAsymmetryPercentage AppleWalkingSteadiness!
    % mean AtrialFibrillationBurden!
    m mean Height WaistCircumference WalkingStepLength SixMinuteWalkTestDistance
    m mean RunningStrideLength RunningVerticalOscillation UnderwaterDepth
    kg mean BodyMass LeanBodyMass
    count/min time HeartRate
    count/min mean RestingHeartRate WalkingHeartRateAverage! RespiratoryRate CyclingCadence
    count/min mean HeartRateRecoveryOneMinute
    ms mean HeartRateVariabilitySDNN RunningGroundContactTime
    degC mean BodyTemperature BasalBodyTemperature WaterTemperature AppleSleepingWristTemperature!
    mmHg mean BloodPressureSystolic BloodPressureDiastolic
    mg/dL mean BloodGlucose
    S mean ElectrodermalActivity
    L mean ForcedVitalCapacity ForcedExpiratoryVolume1
    L/min mean PeakExpiratoryFlowRate
    mL/min·kg mean VO2Max
    m/s mean WalkingSpeed StairAscentSpeed StairDescentSpeed RunningSpeed CyclingSpeed
    m/s mean CrossCountrySkiingSpeed PaddleSportsSpeed RowingSpeed
    W mean RunningPower CyclingPower CyclingFunctionalThresholdPower
    kcal/hr·kg mean PhysicalEffort
    appleEffortScore mean WorkoutEffortScore EstimatedWorkoutEffortScore
    dBASPL level EnvironmentalAudioExposure HeadphoneAudioExposure
    dBASPL mean EnvironmentalSoundReduction
    """

  /// The types of quantities.
  static let quantities: [HealthType] = quantityTable.split(separator: "\n").flatMap { line in
    let words = line.split(separator: " ").map(String.init)
    // The table is part of the program; a test reads all of it.
    let unit = (try? HealthUnit(parsing: words[0])) ?? .null
    let aggregation: HealthAggregation =
      switch words[1] {
      case "sum": .cumulative
      case "time": .temporallyWeighted
      case "level": .equivalentContinuousLevel
      default: .arithmetic
      }
    return words[2...].map { word in
      HealthType(
        identifier: "HKQuantityTypeIdentifier" + word.filter { $0 != "!" },
        kind: .quantity(unit, aggregation), isShareable: !word.hasSuffix("!"))
    }
  }
}

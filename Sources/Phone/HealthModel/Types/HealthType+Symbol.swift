extension HealthType {
  /// The name of the symbol: its own one, or else that of its category.
  public var symbol: String {
    switch kind {
    case .workout: return "figure.run"
    case .route: return "map.fill"
    case .activitySummary: return "chart.pie.fill"
    case .electrocardiogram: return "waveform.path.ecg"
    default: break
    }
    let own = Self.symbols.first { $0.words.contains(where: word.hasPrefix) }
    return own?.symbol ?? category.symbol
  }

  // MARK: Internals

  /// Symbols by the beginnings of words in identifiers.
  ///
  /// - Source: ours; the Health app has one symbol a category. Confidence: guess.
  private static let symbols: [(words: [String], symbol: String)] = [
    (["StepCount"], "figure.walk"), (["DistanceWalkingRunning"], "map.fill"),
    (["DistanceCycling", "Cycling"], "bicycle"),
    (["AppleExerciseTime", "AppleMoveTime", "AppleStand"], "timer"),
    (["FlightsClimbed", "StairAscent"], "arrow.up.right"),
    (["StairDescent"], "arrow.down.right"), (["RunningSpeed", "RunningPower"], "figure.run"),
    (["WalkingStepLength", "WalkingSpeed", "Height", "WaistCircumference"], "ruler"),
    (["BodyTemperature", "BasalBodyTemperature", "AppleSleepingWrist"], "thermometer"),
    (["BloodGlucose", "BloodAlcohol"], "drop.fill"), (["DietaryWater"], "drop.fill"),
    (["DietaryEnergy"], "fork.knife"), (["DietaryCaffeine"], "cup.and.saucer.fill"),
    (["DietaryVitamin"], "pills.fill"), (["UVExposure", "TimeInDaylight"], "sun.max.fill"),
    (["BodyMassIndex", "BodyFat"], "chart.bar.fill"), (["RespiratoryRate"], "wind"),
    (["HeartRateVariability"], "waveform.path.ecg"),
  ]
}

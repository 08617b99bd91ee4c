extension HKWorkoutActivityType {
  /// The identifier of the distance that the activity covers.
  var distance: String {
    let identifier: HKQuantityTypeIdentifier =
      switch self {
      case .cycling, .handCycling: .distanceCycling
      case .swimming: .distanceSwimming
      case .wheelchairWalkPace, .wheelchairRunPace: .distanceWheelchair
      case .downhillSkiing, .snowboarding: .distanceDownhillSnowSports
      case .crossCountrySkiing: .distanceCrossCountrySkiing
      case .paddleSports: .distancePaddleSports
      case .rowing: .distanceRowing
      case .skatingSports: .distanceSkatingSports
      default: .distanceWalkingRunning
      }
    return identifier.rawValue
  }
}

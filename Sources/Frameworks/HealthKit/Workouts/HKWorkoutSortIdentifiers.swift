// The sort identifiers of workouts.
//
// - Source: Apple's reference for the names. Confidence: documented for the names, guess for the
//   strings.
/// The sort identifier of “duration”.
public let HKWorkoutSortIdentifierDuration = "duration"
/// The sort identifier of “totalDistance”.
public let HKWorkoutSortIdentifierTotalDistance = "totalDistance"
/// The sort identifier of “totalEnergyBurned”.
public let HKWorkoutSortIdentifierTotalEnergyBurned = "totalEnergyBurned"
/// The sort identifier of “totalSwimmingStrokeCount”.
public let HKWorkoutSortIdentifierTotalSwimmingStrokeCount = "totalSwimmingStrokeCount"
/// The sort identifier of “totalFlightsClimbed”.
public let HKWorkoutSortIdentifierTotalFlightsClimbed = "totalFlightsClimbed"

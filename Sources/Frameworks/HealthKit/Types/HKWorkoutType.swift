internal import TactusHealthModel

/// The type of workouts.
///
/// - Thread: any; all its properties are constants.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// The identifier of the type of workouts.
public let HKWorkoutTypeIdentifier = HealthType.workoutIdentifier

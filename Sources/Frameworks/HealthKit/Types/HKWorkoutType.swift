internal import TactusHealthModel

/// The type of workouts.
///
/// - Thread: any.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}

/// The identifier of the type of workouts.
public let HKWorkoutTypeIdentifier = HealthType.workoutIdentifier

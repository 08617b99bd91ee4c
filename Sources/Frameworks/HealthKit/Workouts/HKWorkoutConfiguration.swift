/// The configuration of a workout.
///
/// - Thread: one at a time.
open class HKWorkoutConfiguration: NSObject, NSCopying, @unchecked Sendable {
  /// The activity.
  open var activityType = HKWorkoutActivityType.other
  /// The location type; written into the metadata of the workout unless unknown.
  open var locationType = HKWorkoutSessionLocationType.unknown
  /// The type of swimming location; written into the metadata of the workout unless unknown.
  open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
  /// The length of a lap; written into the metadata of the workout.
  open var lapLength: HKQuantity?

  /// Creates a resource type.
  public override init() { super.init() }

  /// Returns an equal configuration.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = HKWorkoutConfiguration()
    copy.activityType = activityType
    copy.locationType = locationType
    copy.swimmingLocationType = swimmingLocationType
    copy.lapLength = lapLength
    return copy
  }

  /// The metadata of a workout with this configuration.
  var metadata: [String: Any] {
    var metadata: [String: Any] = [:]
    if locationType != .unknown { metadata[HKMetadataKeyIndoorWorkout] = locationType == .indoor }
    if swimmingLocationType != .unknown {
      metadata[HKMetadataKeySwimmingLocationType] = swimmingLocationType.rawValue
    }
    metadata[HKMetadataKeyLapLength] = lapLength
    return metadata
  }
}

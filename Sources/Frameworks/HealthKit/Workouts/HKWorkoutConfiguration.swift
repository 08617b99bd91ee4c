/// The kind of a workout.
///
/// - Thread: one at a time.
open class HKWorkoutConfiguration: NSObject, NSCopying, @unchecked Sendable {
  /// The activity.
  open var activityType = HKWorkoutActivityType.other
  /// The place; written into the metadata of the workout unless it is not known.
  open var locationType = HKWorkoutSessionLocationType.unknown
  /// The water; written into the metadata of the workout unless it is not known.
  open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
  /// The length of a lap; written into the metadata of the workout.
  open var lapLength: HKQuantity?

  /// Creates a kind.
  public override init() { super.init() }

  /// Returns an equal kind.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = HKWorkoutConfiguration()
    copy.activityType = activityType
    copy.locationType = locationType
    copy.swimmingLocationType = swimmingLocationType
    copy.lapLength = lapLength
    return copy
  }

  /// The metadata of a workout of this kind.
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

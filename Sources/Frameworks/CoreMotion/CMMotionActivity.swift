/// A kind of movement of the user.
open class CMMotionActivity: CMLogItem {
  /// The confidence in the activity.
  open var confidence: CMMotionActivityConfidence { .low }
  /// The time at which the activity began.
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// A Boolean value that indicates whether the activity is not known; true, as none is observed.
  open var unknown: Bool { true }
  /// A Boolean value that indicates whether the device does not move; false.
  open var stationary: Bool { false }
  /// A Boolean value that indicates whether the user walks; false.
  open var walking: Bool { false }
  /// A Boolean value that indicates whether the user runs; false.
  open var running: Bool { false }
  /// A Boolean value that indicates whether the user is in a car; false.
  open var automotive: Bool { false }
  /// A Boolean value that indicates whether the user rides a bicycle; false.
  open var cycling: Bool { false }
}

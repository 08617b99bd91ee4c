/// A kind of movement of the user.
open class CMMotionActivity: CMLogItem {
  /// The confidence in the activity.
  open var confidence: CMMotionActivityConfidence { .low }
  /// The time at which the activity began.
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// Whether the activity is not known; true, as none is observed.
  open var unknown: Bool { true }
  /// Whether the device does not move; false.
  open var stationary: Bool { false }
  /// Whether the user walks; false.
  open var walking: Bool { false }
  /// Whether the user runs; false.
  open var running: Bool { false }
  /// Whether the user is in a car; false.
  open var automotive: Bool { false }
  /// Whether the user rides a bicycle; false.
  open var cycling: Bool { false }
}

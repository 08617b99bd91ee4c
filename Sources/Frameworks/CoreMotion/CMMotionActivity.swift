/// An activity of the user; always unknown, because none is observed.
open class CMMotionActivity: CMLogItem {
  /// The confidence: low.
  open var confidence: CMMotionActivityConfidence { .low }
  /// The start: the reference date.
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// Whether the activity is unknown: always true.
  open var unknown: Bool { true }
  /// Whether the device is stationary: always false.
  open var stationary: Bool { false }
  /// Whether the user is walking: always false.
  open var walking: Bool { false }
  /// Whether the user is running: always false.
  open var running: Bool { false }
  /// Whether the user is in a car: always false.
  open var automotive: Bool { false }
  /// Whether the user is cycling: always false.
  open var cycling: Bool { false }
}

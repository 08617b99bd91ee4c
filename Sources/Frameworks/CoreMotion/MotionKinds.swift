extension CMDeviceMotion {
  /// The place of the sensor.
  public enum SensorLocation: Int, Sendable {
    case `default` = 0
    case headphoneLeft = 1
    case headphoneRight = 2
  }

  /// The place of the sensor: the phone.
  public var sensorLocation: SensorLocation { .default }
}

/// The confidence in an activity of the user.
public enum CMMotionActivityConfidence: Int, Sendable {
  case low = 0
  case medium = 1
  case high = 2
}

/// The kind of an event of a pedometer.
public enum CMPedometerEventType: Int, Sendable {
  case pause = 0
  case resume = 1
}

/// A fall of the user, which watches detect.
open class CMFallDetectionEvent: NSObject, @unchecked Sendable {
  /// The answer of the user.
  public enum UserResolution: Int, Sendable {
    case confirmed = 0
    case dismissed = 1
    case rejected = 2
    case unresponsive = 3
  }

  init(internally: Void) { super.init() }
}

extension CMDeviceMotion {
  /// The locations of a sensor.
  public enum SensorLocation: Int, Sendable {
    case `default` = 0
    case headphoneLeft = 1
    case headphoneRight = 2
  }

  /// The location of the sensor: the phone.
  public var sensorLocation: SensorLocation { .default }
}

/// The kinds of pedometer events.
public enum CMPedometerEventType: Int, Sendable {
  case pause = 0
  case resume = 1
}

/// A fall detected by a watch.
///
/// - Thread: any; all its properties are constants.
open class CMFallDetectionEvent: NSObject, @unchecked Sendable {
  /// The user's responses to a fall.
  public enum UserResolution: Int, Sendable {
    case confirmed = 0
    case dismissed = 1
    case rejected = 2
    case unresponsive = 3
  }

  init(internally: Void) { super.init() }
}

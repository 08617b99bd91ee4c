import TactusCrashReports

/// A handler of events of the accelerometer.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// A handler of events of the gyroscope.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// A handler of events of the device's motion.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// The manager of the motion sensors, of which the phone has none.
///
/// No sensor is available, as Apple's Simulator also says; an app that starts one regardless gets
/// no events, and one warning says so. Steps Device.MO1…
///
/// - Thread: any.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// Creates a manager.
  public override init() { super.init() }

  // MARK: Accelerometer

  /// A Boolean value that indicates whether there is an accelerometer; false.
  open var isAccelerometerAvailable: Bool { false }
  /// A Boolean value that indicates whether the accelerometer sends events; false.
  open var isAccelerometerActive: Bool { false }
  /// The interval between events in seconds; stored.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The last event; `nil`, as there is none.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Starts the accelerometer; does nothing but warn.
  open func startAccelerometerUpdates() { warn("accelerometer") }
  /// Starts the accelerometer; does nothing but warn.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) { warn("accelerometer") }
  /// Does nothing: there is no accelerometer.
  open func stopAccelerometerUpdates() {}

  // MARK: Gyroscope

  /// A Boolean value that indicates whether there is a gyroscope; false.
  open var isGyroAvailable: Bool { false }
  /// A Boolean value that indicates whether the gyroscope sends events; false.
  open var isGyroActive: Bool { false }
  /// The interval between events in seconds; stored.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// The last event; `nil`, as there is none.
  open var gyroData: CMGyroData? { nil }
  /// Starts the gyroscope; does nothing but warn.
  open func startGyroUpdates() { warn("gyroscope") }
  /// Starts the gyroscope; does nothing but warn.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) { warn("gyroscope") }
  /// Does nothing: there is no gyroscope.
  open func stopGyroUpdates() {}

  // MARK: Magnetometer

  /// A Boolean value that indicates whether there is a magnetometer; false.
  open var isMagnetometerAvailable: Bool { false }

  // MARK: Device motion

  /// A Boolean value that indicates whether motion is measured; false.
  open var isDeviceMotionAvailable: Bool { false }
  /// A Boolean value that indicates whether motion events are sent; false.
  open var isDeviceMotionActive: Bool { false }
  /// The interval between events in seconds; stored.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// The last event; `nil`, as there is none.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// Starts measuring motion; does nothing but warn.
  open func startDeviceMotionUpdates() { warn("motion sensor") }
  /// Starts measuring motion; does nothing but warn.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    warn("motion sensor")
  }
  /// Starts measuring motion; does nothing but warn.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) { warn("motion sensor") }
  /// Starts measuring motion; does nothing but warn.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) { warn("motion sensor") }
  /// Does nothing: no motion is measured.
  open func stopDeviceMotionUpdates() {}

  private func warn(_ sensor: String) {
    RuntimeWarning.once(
      "CMMotionManager sends no events, because the phone has no \(sensor); ask whether it is "
        + "available before it is started")
  }
}

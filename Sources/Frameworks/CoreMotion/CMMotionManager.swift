internal import Synchronization
internal import TactusCrashReports
internal import TactusPhoneClient
internal import TactusPhoneLink

/// A handler of events of the accelerometer.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// A handler of events of the gyroscope.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// A handler of events of the magnetometer.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// A handler of events of the device's motion.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// The motion sensors; the phone has none.
///
/// No sensor is available, as Apple's Simulator also says; an app that starts one regardless gets
/// no events, and one warning says so; until it stops, the phone counts the motion sensors among
/// those that run (Permissions.US1, Device.MO1…).
///
/// - Thread: any; the app sets the intervals beforehand.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// Creates a manager.
  public override init() { super.init() }

  // MARK: Accelerometer

  /// Whether the phone has an accelerometer: always false.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether accelerometer updates are active: always false.
  open var isAccelerometerActive: Bool { false }
  /// The interval between events in seconds; stored.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The last accelerometer data: always nil.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Warns once that there is no accelerometer.
  open func startAccelerometerUpdates() { begin(.accelerometer) }
  /// Warns once that there is no accelerometer; the handler is not called.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) { begin(.accelerometer) }
  /// Stops accelerometer updates.
  open func stopAccelerometerUpdates() { end(.accelerometer) }

  // MARK: Gyroscope

  /// Whether the phone has a gyroscope: always false.
  open var isGyroAvailable: Bool { false }
  /// Whether gyroscope updates are active: always false.
  open var isGyroActive: Bool { false }
  /// The interval between events in seconds; stored.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// The last gyroscope data: always nil.
  open var gyroData: CMGyroData? { nil }
  /// Warns once that there is no gyroscope.
  open func startGyroUpdates() { begin(.gyroscope) }
  /// Warns once that there is no gyroscope; the handler is not called.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) { begin(.gyroscope) }
  /// Stops gyroscope updates.
  open func stopGyroUpdates() { end(.gyroscope) }

  // MARK: Magnetometer

  /// Whether the phone has a magnetometer: always false.
  open var isMagnetometerAvailable: Bool { false }
  /// Whether magnetometer updates are active: always false.
  open var isMagnetometerActive: Bool { false }
  /// The interval between events in seconds; stored.
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  /// The last magnetometer data: always nil.
  open var magnetometerData: CMMagnetometerData? { nil }
  /// Warns once that there is no magnetometer.
  open func startMagnetometerUpdates() { begin(.magnetometer) }
  /// Warns once that there is no magnetometer; the handler is not called.
  open func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
  ) { begin(.magnetometer) }
  /// Stops magnetometer updates.
  open func stopMagnetometerUpdates() { end(.magnetometer) }

  // MARK: Device motion

  /// Whether device motion is available: always false.
  open var isDeviceMotionAvailable: Bool { false }
  /// The reference frame of the attitude.
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
  /// Whether the user is asked to calibrate the compass by moving the device; stored.
  open var showsDeviceMovementDisplay = false
  /// Returns an empty set: no attitude is measured.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
  /// Whether device motion updates are active: always false.
  open var isDeviceMotionActive: Bool { false }
  /// The interval between events in seconds; stored.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// The last device motion: always nil.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// Warns once that no device motion is measured.
  open func startDeviceMotionUpdates() { begin(.motion) }
  /// Warns once that no device motion is measured.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    begin(.motion)
  }
  /// Warns once that no device motion is measured; the handler is not called.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) { begin(.motion) }
  /// Warns once that no device motion is measured; the handler is not called.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) { begin(.motion) }
  /// Ends the reports to the handler.
  open func stopDeviceMotionUpdates() { end(.motion) }

  deinit { use?.end(.motion, by: ObjectIdentifier(self)) }

  // MARK: Internals

  private enum Sensor: String {
    case accelerometer, gyroscope, magnetometer
    case motion = "motion sensor"
  }

  private struct State {
    var use: SensorUse?
    var started: Set<Sensor> = []
  }

  private let state = Mutex(State())

  private var use: SensorUse? { state.withLock { $0.use } }

  private func begin(_ sensor: Sensor) {
    RuntimeWarning.once(
      "CMMotionManager sends no events, because the phone has no \(sensor.rawValue); ask whether "
        + "it is available before it is started")
    let use = SensorUse.of(AppPhone.link)
    state.withLock { state in
      state.use = use
      state.started.insert(sensor)
    }
    use.begin(.motion, by: ObjectIdentifier(self))
  }

  private func end(_ sensor: Sensor) {
    let use = state.withLock { state in
      state.started.remove(sensor)
      return state.started.isEmpty ? state.use : nil
    }
    use?.end(.motion, by: ObjectIdentifier(self))
  }
}

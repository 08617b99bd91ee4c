internal import Synchronization
internal import TactusCrashReports
internal import TactusEmbeddedPhone
internal import TactusPhoneLink

/// A handler of events of the accelerometer.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// A handler of events of the gyroscope.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// A handler of events of the magnetometer.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// A handler of events of the device's motion.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// The manager of the motion sensors, of which the phone has none.
///
/// No sensor is available, as Apple's Simulator also says; an app that starts one regardless gets
/// no events, and one warning says so; until it stops, the phone counts the motion sensors among
/// those that run (Permissions.US1, Device.MO1…).
///
/// - Thread: any.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// Creates a manager.
  public override init() { super.init() }

  // MARK: Accelerometer

  /// Whether there is an accelerometer; false.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether the accelerometer sends events; false.
  open var isAccelerometerActive: Bool { false }
  /// The interval between events in seconds; stored.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The last event; `nil`, as there is none.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Starts the accelerometer, which sends no events; a warning says so.
  open func startAccelerometerUpdates() { begin(.accelerometer) }
  /// Starts the accelerometer, which sends no events; a warning says so.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) { begin(.accelerometer) }
  /// Stops the accelerometer.
  open func stopAccelerometerUpdates() { end(.accelerometer) }

  // MARK: Gyroscope

  /// Whether there is a gyroscope; false.
  open var isGyroAvailable: Bool { false }
  /// Whether the gyroscope sends events; false.
  open var isGyroActive: Bool { false }
  /// The interval between events in seconds; stored.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// The last event; `nil`, as there is none.
  open var gyroData: CMGyroData? { nil }
  /// Starts the gyroscope, which sends no events; a warning says so.
  open func startGyroUpdates() { begin(.gyroscope) }
  /// Starts the gyroscope, which sends no events; a warning says so.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) { begin(.gyroscope) }
  /// Stops the gyroscope.
  open func stopGyroUpdates() { end(.gyroscope) }

  // MARK: Magnetometer

  /// Whether there is a magnetometer; false.
  open var isMagnetometerAvailable: Bool { false }
  /// Whether the magnetometer sends events; false.
  open var isMagnetometerActive: Bool { false }
  /// The interval between events in seconds; stored.
  open var magnetometerUpdateInterval: TimeInterval = 0.01
  /// The last event; `nil`, as there is none.
  open var magnetometerData: CMMagnetometerData? { nil }
  /// Starts the magnetometer, which sends no events; a warning says so.
  open func startMagnetometerUpdates() { begin(.magnetometer) }
  /// Starts the magnetometer, which sends no events; a warning says so.
  open func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
  ) { begin(.magnetometer) }
  /// Stops the magnetometer.
  open func stopMagnetometerUpdates() { end(.magnetometer) }

  // MARK: Device motion

  /// Whether motion is measured; false.
  open var isDeviceMotionAvailable: Bool { false }
  /// The reference frame of the attitude.
  open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
  /// Whether the user is asked to move the device; stored.
  open var showsDeviceMovementDisplay = false
  /// Returns no reference frames: the attitude is not measured.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
  /// Whether motion events are sent; false.
  open var isDeviceMotionActive: Bool { false }
  /// The interval between events in seconds; stored.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// The last event; `nil`, as there is none.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// Starts measuring motion, of which there are no events; a warning says so.
  open func startDeviceMotionUpdates() { begin(.motion) }
  /// Starts measuring motion, of which there are no events; a warning says so.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    begin(.motion)
  }
  /// Starts measuring motion, of which there are no events; a warning says so.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) { begin(.motion) }
  /// Starts measuring motion, of which there are no events; a warning says so.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) { begin(.motion) }
  /// Stops measuring motion.
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
    let use = SensorUse.of(EmbeddedPhone.link)
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

internal import TactusCrashReports

/// The motion of headphones; always without data, because no headphones measure it (Device.MO5).
open class CMHeadphoneMotionManager: NSObject {
  /// A handler of headphone motion.
  public typealias DeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

  /// Creates a manager.
  public override init() { super.init() }

  /// Returns the authorization for motion data without asking.
  open class func authorizationStatus() -> CMAuthorizationStatus { MotionPermission.status }

  /// The delegate; never called.
  open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?

  // MARK: Connections

  /// Whether connection updates are active: always false.
  open var isConnectionStatusActive: Bool { false }
  /// Warns once that no headphones are reported.
  open func startConnectionStatusUpdates() { warn() }
  /// Does nothing: no updates run.
  open func stopConnectionStatusUpdates() {}

  // MARK: Motion

  /// Whether motion data are available: always false.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether motion updates are active: always false.
  open var isDeviceMotionActive: Bool { false }
  /// The last motion data: always nil.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// Asks for authorization, unless it is determined, and warns once that no data come.
  open func startDeviceMotionUpdates() {
    warn()
    MotionPermission.ask { _ in }
  }
  /// Asks for authorization, unless it is determined, and warns once that no data come.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping DeviceMotionHandler
  ) { startDeviceMotionUpdates() }
  /// Does nothing: no updates run.
  open func stopDeviceMotionUpdates() {}

  private func warn() {
    RuntimeWarning.once(
      "CMHeadphoneMotionManager sends no events, because no headphones with sensors are connected; "
        + "ask isDeviceMotionAvailable first")
  }
}

/// The delegate of a headphone motion manager; never called.
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
  /// Called after headphones were connected; never called.
  func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
  /// Called after headphones were disconnected; never called.
  func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
  /// Does nothing.
  public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
  /// Does nothing.
  public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}

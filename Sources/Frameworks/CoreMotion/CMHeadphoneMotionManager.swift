internal import TactusCrashReports

/// The manager of the motion of headphones, none of which measure it (Device.MO5).
open class CMHeadphoneMotionManager: NSObject {
  /// A handler of events of the headphones' motion.
  public typealias DeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

  /// Creates a manager.
  public override init() { super.init() }

  /// Returns whether the app may read movement; asks nobody.
  open class func authorizationStatus() -> CMAuthorizationStatus { MotionPermission.status }

  /// The object that would be told of headphones; it is told nothing.
  open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?

  // MARK: Connections

  /// Whether the delegate is told of headphones; false.
  open var isConnectionStatusActive: Bool { false }
  /// Starts telling the delegate of headphones, of which there are none; a warning says so.
  open func startConnectionStatusUpdates() { warn() }
  /// Does nothing: the delegate is told nothing.
  open func stopConnectionStatusUpdates() {}

  // MARK: Motion

  /// Whether motion is measured; false.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether events are sent; false.
  open var isDeviceMotionActive: Bool { false }
  /// The last event; nil, as there is none.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// Asks for the permission, unless that is decided; there are no events, as a warning says.
  open func startDeviceMotionUpdates() {
    warn()
    MotionPermission.ask { _ in }
  }
  /// Asks for the permission, unless that is decided; there are no events, as a warning says.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping DeviceMotionHandler
  ) { startDeviceMotionUpdates() }
  /// Does nothing: there are no events.
  open func stopDeviceMotionUpdates() {}

  private func warn() {
    RuntimeWarning.once(
      "CMHeadphoneMotionManager sends no events, because no headphones with sensors are connected; "
        + "ask isDeviceMotionAvailable first")
  }
}

/// An object that is told of headphones that measure their motion.
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
  /// Headphones were connected.
  func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
  /// Headphones were disconnected.
  func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
  /// Does nothing.
  public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
  /// Does nothing.
  public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}

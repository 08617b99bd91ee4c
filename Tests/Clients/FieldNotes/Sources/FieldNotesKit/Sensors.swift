import CoreLocation
import CoreMotion
import Network
import SystemConfiguration

/// The surroundings of the phone.
public final class Sensors: NSObject, CLLocationManagerDelegate {
  private let locations = CLLocationManager()
  private let motion = CMMotionManager()
  public private(set) var failure: CLError.Code?
  public var onFailure: (() -> Void)?

  public func start() {
    locations.delegate = self
    locations.requestLocation()
    if motion.isDeviceMotionAvailable { motion.startDeviceMotionUpdates() }
  }

  public func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    failure = (error as? CLError)?.code
    onFailure?()
  }

  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}

  public var hasMotion: Bool { motion.isDeviceMotionAvailable }

  /// Calls a closure with whether the phone is online, at once and after each change.
  public static func watchNetwork(
    on queue: DispatchQueue, _ report: @escaping @Sendable (Bool) -> Void
  ) -> NWPathMonitor {
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { report($0.status == .satisfied) }
    monitor.start(queue: queue)
    return monitor
  }

  public static func isReachable(_ host: String) -> Bool {
    guard let target = SCNetworkReachabilityCreateWithName(nil, host) else { return false }
    var flags: SCNetworkReachabilityFlags = []
    return SCNetworkReachabilityGetFlags(target, &flags) && flags.contains(.reachable)
  }
}

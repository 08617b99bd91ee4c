internal import TactusCrashReports

/// The source of the phone's place, which does not know it: location services are off.
///
/// Steps Device.LO2…
///
/// - Thread: main.
open class CLLocationManager: NSObject {
  /// Creates a manager.
  public override init() { super.init() }

  /// The delegate; it soon hears about the permission (Device.LO2).
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { if delegate != nil { tell { $0.locationManagerDidChangeAuthorization($1) } } }
  }

  // MARK: Permission

  /// Returns whether location services are on; false.
  open class func locationServicesEnabled() -> Bool { false }
  /// Returns the permission; denied.
  open class func authorizationStatus() -> CLAuthorizationStatus { .denied }
  /// The permission; denied.
  open var authorizationStatus: CLAuthorizationStatus { .denied }
  /// The accuracy that the user permits.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// Asks the user for permission while the app is used; nothing changes, and a warning says so.
  open func requestWhenInUseAuthorization() { warn("requestWhenInUseAuthorization") }
  /// Asks the user for permission at all times; nothing changes, and a warning says so.
  open func requestAlwaysAuthorization() { warn("requestAlwaysAuthorization") }

  // MARK: Places

  /// The last place; `nil`, as there is none.
  open var location: CLLocation? { nil }
  /// Starts reports of places; the delegate hears of an error (Device.LO3).
  open func startUpdatingLocation() {
    warn("startUpdatingLocation")
    fail()
  }
  /// Stops reports of places; does nothing.
  open func stopUpdatingLocation() {}
  /// Asks for the place once; the delegate hears of an error (Device.LO3).
  open func requestLocation() {
    warn("requestLocation")
    fail()
  }
  /// Returns whether large movements can be reported; false.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Starts reports of large movements; the delegate hears of an error (Device.LO3).
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
  /// Stops reports of large movements; does nothing.
  open func stopMonitoringSignificantLocationChanges() {}

  // MARK: Directions and areas

  /// Returns whether the phone has a compass; false.
  open class func headingAvailable() -> Bool { false }
  /// The last direction; `nil`, as there is none.
  open var heading: CLHeading? { nil }
  /// Starts reports of directions; does nothing.
  open func startUpdatingHeading() { warn("startUpdatingHeading") }
  /// Stops reports of directions; does nothing.
  open func stopUpdatingHeading() {}
  /// Returns whether areas of a class can be watched; false.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// The areas that are watched; none.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// Watches an area; the delegate hears of an error (Device.LO3).
  open func startMonitoring(for region: CLRegion) {
    warn("startMonitoring")
    tell { $0.locationManager($1, monitoringDidFailFor: region, withError: CLError(.denied)) }
  }
  /// No longer watches an area; does nothing.
  open func stopMonitoring(for region: CLRegion) {}

  // MARK: Settings

  /// The accuracy in meters; stored.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The movement that is reported, in meters; stored.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// The turn that is reported, in degrees; stored.
  open var headingFilter: CLLocationDegrees = 1
  /// The activity of the user while moving; stored.
  open var activityType = CLActivityType.other
  /// Whether reports pause by themselves; stored.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether reports go on in the background; stored.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the status bar shows reports in the background; stored.
  open var showsBackgroundLocationIndicator = false

  // MARK: Internals

  private func fail() { tell { $0.locationManager($1, didFailWithError: CLError(.denied)) } }

  /// Calls the delegate on the main thread, after the present work.
  private func tell(
    _ body: @escaping (any CLLocationManagerDelegate, CLLocationManager) -> Void
  ) {
    // Both are used on the main thread alone.
    nonisolated(unsafe) let (body, manager) = (body, WeakManager(manager: self))
    DispatchQueue.main.async {
      guard let manager = manager.manager, let delegate = manager.delegate else { return }
      body(delegate, manager)
    }
  }

  private func warn(_ function: String) {
    RuntimeWarning.once(
      "CLLocationManager.\(function): the phone does not know its place, and location services are "
        + "off", namesPlace: true)
  }
}

/// A manager that may be gone.
private struct WeakManager {
  weak var manager: CLLocationManager?
}

internal import TactusCrashReports
internal import TactusPermissions
internal import TactusPhoneClient
internal import TactusPhoneLink
internal import TactusThreads
internal import TactusVirtualTime

/// A manager of the phone's location, which the phone does not know: only the permissions are real.
///
/// Steps Device.LO2… and Permissions.LO1….
///
/// - Thread: main.
open class CLLocationManager: NSObject {
  /// Creates a manager.
  public override init() {
    link = AppPhone.link
    super.init()
    let manager = WeakReference(self)
    handler = PermissionChannel.of(link).addHandler { [link] table in
      link.callbacks.add { manager.object?.permissionChanged(table[.location]) }
    }
  }

  deinit {
    PermissionChannel.of(link).removeHandler(handler)
    SensorUse.of(link).end(.location, by: ObjectIdentifier(self))
  }

  /// The delegate; it is soon notified of the authorization (Device.LO2).
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      told = permission
      if delegate != nil { tell { $0.locationManagerDidChangeAuthorization($1) } }
    }
  }

  // MARK: Permission

  /// Returns whether location services are enabled; true.
  open class func locationServicesEnabled() -> Bool { true }
  /// Returns the permission.
  open class func authorizationStatus() -> CLAuthorizationStatus {
    AppPermissions.permission(.location).status.authorization
  }
  /// Whether the app's widgets may use the location; false.
  open var isAuthorizedForWidgetUpdates: Bool { false }
  /// The permission.
  open var authorizationStatus: CLAuthorizationStatus { permission.status.authorization }
  /// The accuracy that the user permits.
  open var accuracyAuthorization: CLAccuracyAuthorization {
    permission.isPrecise ? .fullAccuracy : .reducedAccuracy
  }

  /// Requests permission to use the location while the app is in use (Permissions.LO1).
  ///
  /// Without `NSLocationWhenInUseUsageDescription` in the app's property list it does nothing but
  /// write a warning.
  open func requestWhenInUseAuthorization() { ask(.standard, [.standard]) }

  /// Requests permission to use the location at all times (Permissions.LO3).
  ///
  /// Without `NSLocationAlwaysAndWhenInUseUsageDescription` and
  /// `NSLocationWhenInUseUsageDescription` in the app's property list it does nothing but write a
  /// warning.
  open func requestAlwaysAuthorization() { ask(.always, [.always, .standard]) }

  /// Requests permission to use the precise location until the app is no longer in use
  /// (Permissions.LO4).
  ///
  /// - Parameters:
  ///   - purposeKey: The key of the purpose in `NSLocationTemporaryUsageDescriptionDictionary` of
  ///     the app's property list.
  ///   - completion: Called with an error if the user was not asked, or declined.
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let key = "NSLocationTemporaryUsageDescriptionDictionary"
    let purposes = Bundle.main.object(forInfoDictionaryKey: key) as? [String: String]
    guard let purpose = purposes?[purposeKey] else {
      RuntimeWarning.once(
        "CLLocationManager.requestTemporaryFullAccuracyAuthorization: the app's Info.plist has no "
          + "purpose '\(purposeKey)' in \(key); the user is not asked", namesPlace: true)
      PhoneTime.runLater { completion?(CLError(.promptDeclined)) }
      return
    }
    PermissionChannel.of(link)
      .ask(.location, .temporaryFullAccuracy, purpose: purpose) { [link] permission in
        let isGiven = permission.isPrecise && permission.status.permitsUse
        link.callbacks.add { completion?(isGiven ? nil : CLError(.promptDeclined)) }
      }
  }

  /// Requests permission to use the precise location until the app is no longer in use
  /// (Permissions.LO4).
  nonisolated(nonsending) open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String
  ) async throws {
    try await withPhoneContinuation { (continuation: PhoneContinuation<Void>) in
      requestTemporaryFullAccuracyAuthorization(withPurposeKey: purposeKey) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  // MARK: Places

  /// The last location; `nil`, as there is none.
  open var location: CLLocation? { nil }
  /// Starts location updates; the delegate receives an error (Device.LO3).
  ///
  /// Until they stop, the phone counts the location as a running sensor, if permitted
  /// (Permissions.US1).
  open func startUpdatingLocation() {
    SensorUse.of(link).begin(.location, by: ObjectIdentifier(self))
    warn("startUpdatingLocation")
    fail()
  }
  /// Stops location updates.
  open func stopUpdatingLocation() {
    SensorUse.of(link).end(.location, by: ObjectIdentifier(self))
  }
  /// Requests the location once; the delegate receives an error (Device.LO3).
  open func requestLocation() {
    warn("requestLocation")
    fail()
  }
  /// Delays reports; the delegate receives an error (Device.LO7).
  @available(
    iOS, introduced: 6.0, deprecated: 13.0,
    message: "You can remove calls to this method"
  )
  open func allowDeferredLocationUpdates(
    untilTraveled distance: CLLocationDistance, timeout: TimeInterval
  ) {
    tell { $0.locationManager($1, didFinishDeferredUpdatesWithError: CLError(.deferredFailed)) }
  }
  /// Stops deferring updates; does nothing.
  @available(iOS, introduced: 6.0, deprecated: 13.0, message: "Remove calls to this method")
  open func disallowDeferredLocationUpdates() {}
  /// Returns whether updates can be deferred; false.
  @available(
    iOS, introduced: 6.0, deprecated: 13.0,
    message: "You can remove calls to this method"
  )
  open class func deferredLocationUpdatesAvailable() -> Bool { false }
  /// Starts monitoring location pushes, which launch the app's extension; the closure receives an
  /// error, since the phone launches none (Device.LO7).
  open func startMonitoringLocationPushes(
    completion: (@Sendable (Data?, (any Error)?) -> Void)? = nil
  ) {
    PhoneTime.runLater { completion?(nil, CLLocationPushServiceError(.missingPushExtension)) }
  }
  /// Starts monitoring location pushes, which launch the app's extension (Device.LO7).
  ///
  /// - Throws: `CLLocationPushServiceError`, since the phone launches no extension.
  @discardableResult
  nonisolated(nonsending) open func startMonitoringLocationPushes() async throws -> Data {
    throw CLLocationPushServiceError(.missingPushExtension)
  }
  /// Stops monitoring location pushes; does nothing.
  open func stopMonitoringLocationPushes() {}
  /// Returns whether significant location changes can be monitored; false.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Starts monitoring significant location changes; the delegate receives an error (Device.LO3).
  open func startMonitoringSignificantLocationChanges() {
    warn("startMonitoringSignificantLocationChanges")
    fail()
  }
  /// Stops monitoring significant location changes; does nothing.
  open func stopMonitoringSignificantLocationChanges() {}

  // MARK: Directions and areas

  /// Returns whether the phone has a compass; false.
  open class func headingAvailable() -> Bool { false }
  /// The last heading; `nil`, as there is none.
  open var heading: CLHeading? { nil }
  /// Starts reports of directions; does nothing.
  open func startUpdatingHeading() { warn("startUpdatingHeading") }
  /// Stops reports of directions; does nothing.
  open func stopUpdatingHeading() {}
  /// Returns whether regions of a class can be monitored; false.
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  /// Returns whether regions can be monitored; false.
  @available(
    iOS, introduced: 4.0, deprecated: 7.0,
    message: "Use isMonitoringAvailable(for:) and authorizationStatus() instead"
  )
  open class func regionMonitoringAvailable() -> Bool { false }
  /// The monitored regions: always empty.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// Watches an area; the delegate receives an error (Device.LO3).
  open func startMonitoring(for region: CLRegion) {
    warn("startMonitoring")
    tell { $0.locationManager($1, monitoringDidFailFor: region, withError: CLError(.denied)) }
  }
  /// Stops monitoring a region; does nothing.
  open func stopMonitoring(for region: CLRegion) {}
  /// Requests the state of a region; the delegate receives an error (Device.LO3).
  open func requestState(for region: CLRegion) {
    warn("requestState")
    tell { $0.locationManager($1, monitoringDidFailFor: region, withError: CLError(.denied)) }
  }
  /// The maximum radius of a monitored region; −1, as none can be monitored.
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  /// Starts reports of visits; does nothing.
  open func startMonitoringVisits() { warn("startMonitoringVisits") }
  /// Stops reports of visits; does nothing.
  open func stopMonitoringVisits() {}
  /// Dismisses the calibration display of the compass; does nothing, as it is never shown.
  open func dismissHeadingCalibrationDisplay() {}
  /// The position of the phone for directions; stored.
  open var headingOrientation = CLDeviceOrientation.portrait

  // MARK: Beacons

  /// Returns whether ranging is available; false.
  open class func isRangingAvailable() -> Bool { false }
  /// The constraints of the ranged beacons: always empty.
  open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
  /// The regions of the ranged beacons: always empty.
  open var rangedRegions: Set<CLRegion> { [] }
  /// Starts ranging beacons; the delegate receives an error (Device.LO3).
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    warn("startRangingBeacons")
    tell {
      $0.locationManager($1, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
    }
  }
  /// Stops ranging beacons; does nothing.
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Starts ranging the beacons of a region; the delegate receives an error (Device.LO3).
  open func startRangingBeacons(in region: CLBeaconRegion) {
    warn("startRangingBeacons")
    tell {
      $0.locationManager(
        $1, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable))
    }
  }
  /// Stops ranging the beacons of a region; does nothing.
  open func stopRangingBeacons(in region: CLBeaconRegion) {}

  // MARK: Settings

  /// The accuracy in meters; stored.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The minimum movement to report, in meters; stored.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// The minimum change of the heading to report, in degrees; stored.
  open var headingFilter: CLLocationDegrees = 1
  /// The activity of the user while moving; stored.
  open var activityType = CLActivityType.other
  /// Whether updates pause automatically; stored.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether updates continue in the background; stored.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the status bar indicates updates in the background; stored.
  open var showsBackgroundLocationIndicator = false

  // MARK: Internals

  private let link: ClientLink
  private var handler = 0
  /// The authorization of which the delegate was last notified.
  private var told: Permission?

  private var permission: Permission { PermissionChannel.of(link).table[.location] }

  private func permissionChanged(_ new: Permission) {
    guard told != new else { return }
    told = new
    if let delegate { delegate.locationManagerDidChangeAuthorization(self) }
  }

  /// Asks the user, if the property list has the purposes for all these levels (Permissions.PU2).
  private func ask(_ level: PermissionLevel, _ purposes: [PermissionLevel]) {
    var text = ""
    for purpose in purposes.reversed() {
      switch PurposeString.find(for: .location, purpose) {
      case .text(let found): text = found
      case .noPropertyList: break
      case .missing(let key):
        return RuntimeWarning.once(
          "CLLocationManager: the user is not asked for the location, since the app's Info.plist "
            + "lacks the key \(key)", namesPlace: true)
      }
    }
    PermissionChannel.of(link).ask(.location, level, purpose: text) { _ in }
  }

  /// Reports to the delegate that the location is unknown (Device.LO3).
  private func fail() {
    let code: CLError.Code = permission.status.permitsUse ? .locationUnknown : .denied
    tell { $0.locationManager($1, didFailWithError: CLError(code)) }
  }

  /// Calls the delegate in a later turn of the main actor.
  private func tell(
    _ body: @escaping (any CLLocationManagerDelegate, CLLocationManager) -> Void
  ) {
    // The closure is used only on the main thread.
    nonisolated(unsafe) let body = body
    let manager = WeakReference(self)
    PhoneTime.runLater {
      guard let manager = manager.object, let delegate = manager.delegate else { return }
      body(delegate, manager)
    }
  }

  private func warn(_ function: String) {
    RuntimeWarning.once(
      "CLLocationManager.\(function): the phone does not know its place", namesPlace: true)
  }
}

extension PermissionStatus {
  /// The status in the app's terms.
  fileprivate var authorization: CLAuthorizationStatus {
    switch self {
    case .notDetermined: .notDetermined
    case .restricted: .restricted
    case .denied: .denied
    case .whenInUse: .authorizedWhenInUse
    case .always, .authorized, .limited: .authorizedAlways
    }
  }
}

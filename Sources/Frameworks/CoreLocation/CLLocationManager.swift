internal import TactusCrashReports
internal import TactusPermissions
internal import TactusPhoneClient
internal import TactusPhoneLink
internal import TactusThreads
internal import TactusVirtualTime

/// The source of the phone's place, which the phone does not know: only the permission is real.
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

  /// The delegate; it is soon told the permission (Device.LO2).
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet {
      told = permission
      if delegate != nil { tell { $0.locationManagerDidChangeAuthorization($1) } }
    }
  }

  // MARK: Permission

  /// Returns whether location services are on; true.
  open class func locationServicesEnabled() -> Bool { true }
  /// Returns the permission.
  open class func authorizationStatus() -> CLAuthorizationStatus {
    AppPermissions.permission(.location).status.authorization
  }
  /// Whether widgets of the app may know the place; false.
  open var isAuthorizedForWidgetUpdates: Bool { false }
  /// The permission.
  open var authorizationStatus: CLAuthorizationStatus { permission.status.authorization }
  /// The accuracy that the user permits.
  open var accuracyAuthorization: CLAccuracyAuthorization {
    permission.isPrecise ? .fullAccuracy : .reducedAccuracy
  }

  /// Asks the user for permission while the app is used (Permissions.LO1).
  ///
  /// Without `NSLocationWhenInUseUsageDescription` in the app's property list nothing happens, and
  /// a warning says so.
  open func requestWhenInUseAuthorization() { ask(.standard, [.standard]) }

  /// Asks the user for permission at all times (Permissions.LO3).
  ///
  /// Without `NSLocationAlwaysAndWhenInUseUsageDescription` and
  /// `NSLocationWhenInUseUsageDescription` in the app's property list nothing happens, and a
  /// warning says so.
  open func requestAlwaysAuthorization() { ask(.always, [.always, .standard]) }

  /// Asks the user for the precise place until the app is not in use any more (Permissions.LO4).
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

  /// Asks the user for the precise place until the app is not in use any more (Permissions.LO4).
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

  /// The last place; `nil`, as there is none.
  open var location: CLLocation? { nil }
  /// Starts reports of places; the delegate receives an error (Device.LO3).
  ///
  /// Until they stop, the phone counts the location among the sensors that run, if it is permitted
  /// (Permissions.US1).
  open func startUpdatingLocation() {
    SensorUse.of(link).begin(.location, by: ObjectIdentifier(self))
    warn("startUpdatingLocation")
    fail()
  }
  /// Stops reports of places.
  open func stopUpdatingLocation() {
    SensorUse.of(link).end(.location, by: ObjectIdentifier(self))
  }
  /// Asks for the place once; the delegate receives an error (Device.LO3).
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
  /// No longer delays reports; does nothing.
  @available(iOS, introduced: 6.0, deprecated: 13.0, message: "Remove calls to this method")
  open func disallowDeferredLocationUpdates() {}
  /// Returns whether reports can be delayed; false.
  @available(
    iOS, introduced: 6.0, deprecated: 13.0,
    message: "You can remove calls to this method"
  )
  open class func deferredLocationUpdatesAvailable() -> Bool { false }
  /// Starts to wake the app's extension with requests for the place; the closure receives an error,
  /// since the phone wakes none (Device.LO7).
  open func startMonitoringLocationPushes(
    completion: (@Sendable (Data?, (any Error)?) -> Void)? = nil
  ) {
    PhoneTime.runLater { completion?(nil, CLLocationPushServiceError(.missingPushExtension)) }
  }
  /// Starts to wake the app's extension with requests for the place (Device.LO7).
  ///
  /// - Throws: `CLLocationPushServiceError`, since the phone wakes no extension.
  @discardableResult
  nonisolated(nonsending) open func startMonitoringLocationPushes() async throws -> Data {
    throw CLLocationPushServiceError(.missingPushExtension)
  }
  /// Wakes the app's extension no longer; does nothing.
  open func stopMonitoringLocationPushes() {}
  /// Returns whether large movements can be reported; false.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  /// Starts reports of large movements; the delegate receives an error (Device.LO3).
  open func startMonitoringSignificantLocationChanges() {
    warn("startMonitoringSignificantLocationChanges")
    fail()
  }
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
  /// Returns whether areas can be watched; false.
  @available(
    iOS, introduced: 4.0, deprecated: 7.0,
    message: "Use isMonitoringAvailable(for:) and authorizationStatus() instead"
  )
  open class func regionMonitoringAvailable() -> Bool { false }
  /// The areas that are watched; none.
  open var monitoredRegions: Set<CLRegion> { [] }
  /// Watches an area; the delegate receives an error (Device.LO3).
  open func startMonitoring(for region: CLRegion) {
    warn("startMonitoring")
    tell { $0.locationManager($1, monitoringDidFailFor: region, withError: CLError(.denied)) }
  }
  /// No longer watches an area; does nothing.
  open func stopMonitoring(for region: CLRegion) {}
  /// Asks for the state of an area; the delegate receives an error (Device.LO3).
  open func requestState(for region: CLRegion) {
    warn("requestState")
    tell { $0.locationManager($1, monitoringDidFailFor: region, withError: CLError(.denied)) }
  }
  /// The greatest radius of an area that can be watched; -1, as none can.
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  /// Starts reports of visits; does nothing.
  open func startMonitoringVisits() { warn("startMonitoringVisits") }
  /// Stops reports of visits; does nothing.
  open func stopMonitoringVisits() {}
  /// Hides the question to calibrate the compass; does nothing, as it is never shown.
  open func dismissHeadingCalibrationDisplay() {}
  /// The position of the phone for directions; stored.
  open var headingOrientation = CLDeviceOrientation.portrait

  // MARK: Beacons

  /// Returns whether beacons can be found; false.
  open class func isRangingAvailable() -> Bool { false }
  /// The identities of the beacons that are looked for; none.
  open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { [] }
  /// The areas whose beacons are looked for; none.
  open var rangedRegions: Set<CLRegion> { [] }
  /// Looks for beacons; the delegate receives an error (Device.LO3).
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    warn("startRangingBeacons")
    tell {
      $0.locationManager($1, didFailRangingFor: constraint, error: CLError(.rangingUnavailable))
    }
  }
  /// No longer looks for beacons; does nothing.
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  /// Looks for the beacons of an area; the delegate receives an error (Device.LO3).
  open func startRangingBeacons(in region: CLBeaconRegion) {
    warn("startRangingBeacons")
    tell {
      $0.locationManager(
        $1, rangingBeaconsDidFailFor: region, withError: CLError(.rangingUnavailable))
    }
  }
  /// No longer looks for the beacons of an area; does nothing.
  open func stopRangingBeacons(in region: CLBeaconRegion) {}

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
  /// Whether reports continue in the background; stored.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the status bar shows reports in the background; stored.
  open var showsBackgroundLocationIndicator = false

  // MARK: Internals

  private let link: ClientLink
  private var handler = 0
  /// The permission that the delegate knows.
  private var told: Permission?

  private var permission: Permission { PermissionChannel.of(link).table[.location] }

  private func permissionChanged(_ new: Permission) {
    guard told != new else { return }
    told = new
    if let delegate { delegate.locationManagerDidChangeAuthorization(self) }
  }

  /// Asks the user, if the property list has the purposes of all these levels (Permissions.PU2).
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

  /// Tells the delegate that there is no place (Device.LO3).
  private func fail() {
    let code: CLError.Code = permission.status.permitsUse ? .locationUnknown : .denied
    tell { $0.locationManager($1, didFailWithError: CLError(code)) }
  }

  /// Calls the delegate on the main actor, after the present work.
  private func tell(
    _ body: @escaping (any CLLocationManagerDelegate, CLLocationManager) -> Void
  ) {
    // The function is used on the main thread alone.
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
  /// The status as the app sees it.
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

internal import TactusCrashReports
internal import TactusPhoneClient

/// A location update, or the reason why there is no location; the phone does not know its location.
///
/// Step Device.LO8.
public struct CLLocationUpdate: Sendable {
  /// The time-outs and activities of reports.
  public enum LiveConfiguration: Sendable {
    /// The usual reports.
    case `default`
    /// Reports for navigation in a car.
    case automotiveNavigation
    /// Reports for navigation without a car.
    case otherNavigation
    /// Updates for fitness activities.
    case fitness
    /// Updates during flights.
    case airborne
  }

  /// The location; `nil`.
  public var location: CLLocation? { nil }
  /// Whether the phone is stationary; false.
  public var stationary: Bool { false }
  /// Whether the phone is stationary; the name before iOS 18.
  public var isStationary: Bool { stationary }
  /// Whether the user has denied the permission.
  public let authorizationDenied: Bool
  /// Whether location services are disabled; false.
  public var authorizationDeniedGlobally: Bool { false }
  /// Whether the user is not allowed to grant the permission.
  public let authorizationRestricted: Bool
  /// Whether the user is being asked.
  public let authorizationRequestInProgress: Bool
  /// Whether the app is not sufficiently in use; false.
  public var insufficientlyInUse: Bool { false }
  /// Whether an explicit service session is required.
  public let serviceSessionRequired: Bool
  /// Whether the location is unavailable although permitted.
  public let locationUnavailable: Bool
  /// Whether only a reduced accuracy is permitted.
  public let accuracyLimited: Bool

  init(_ permission: LocationPermission, needsSession: Bool) {
    authorizationDenied = permission.isDenied
    authorizationRestricted = permission.isRestricted
    authorizationRequestInProgress = permission.isUndecided && !needsSession
    serviceSessionRequired = permission.isUndecided && needsSession
    locationUnavailable =
      !permission.isDenied && !permission.isRestricted && !permission.isUndecided
    accuracyLimited = !permission.isPrecise
  }

  /// Returns updates: one at the start, and one after each change of the permission.
  ///
  /// If undecided, the user is asked for permission while the app is in use, unless the app's
  /// property list has `NSLocationRequireExplicitServiceSession`.
  ///
  /// - Parameter configuration: The kind of activity; it has no effect.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    RuntimeWarning.once(
      "CLLocationUpdate.liveUpdates: the phone does not know its place", namesPlace: true)
    let key = "NSLocationRequireExplicitServiceSession"
    let needsSession = Bundle.main.object(forInfoDictionaryKey: key) as? Bool ?? false
    return Updates(needsSession: needsSession)
  }
}

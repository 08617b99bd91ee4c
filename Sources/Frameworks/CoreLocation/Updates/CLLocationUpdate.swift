internal import TactusCrashReports
internal import TactusPhoneClient

/// A report of the place, or of why there is none; the phone does not know its place.
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
    /// Reports for sports.
    case fitness
    /// Reports in the air.
    case airborne
  }

  /// The place; `nil`.
  public var location: CLLocation? { nil }
  /// Whether the phone stays where it is; false.
  public var stationary: Bool { false }
  /// Whether the phone stays where it is; the name before iOS 18.
  public var isStationary: Bool { stationary }
  /// Whether the user has denied the permission.
  public let authorizationDenied: Bool
  /// Whether location services are off; false.
  public var authorizationDeniedGlobally: Bool { false }
  /// Whether the user cannot give the permission.
  public let authorizationRestricted: Bool
  /// Whether the user is being asked.
  public let authorizationRequestInProgress: Bool
  /// Whether the app is not enough in use; false.
  public var insufficientlyInUse: Bool { false }
  /// Whether an explicit session is missing.
  public let serviceSessionRequired: Bool
  /// Whether the place is not known although it is permitted.
  public let locationUnavailable: Bool
  /// Whether only an inaccurate place is permitted.
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

  /// Returns reports: one at once, and one after each change of the permission.
  ///
  /// A user who was not asked is asked for the permission while the app is used, unless the app's
  /// property list has `NSLocationRequireExplicitServiceSession`.
  ///
  /// - Parameter configuration: What the app does with the reports; it has no effect.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    RuntimeWarning.once(
      "CLLocationUpdate.liveUpdates: the phone does not know its place", namesPlace: true)
    let key = "NSLocationRequireExplicitServiceSession"
    let needsSession = Bundle.main.object(forInfoDictionaryKey: key) as? Bool ?? false
    return Updates(needsSession: needsSession)
  }
}

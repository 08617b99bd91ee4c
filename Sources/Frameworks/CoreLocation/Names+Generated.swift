// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/CoreLocation.tsv.
// Do not edit.

/// The accuracy that the user permits.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy = 0
  case reducedAccuracy = 1
}

/// The activity of the user while moving.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation = 2
  case fitness = 3
  case otherNavigation = 4
  case airborne = 5
}

/// The statuses of the permission to use the phone's location.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4
  /// Always authorized; the name before iOS 8.
  @available(iOS, introduced: 4.2, deprecated: 8.0, renamed: "authorizedAlways")
  public static var authorized: Self { .authorizedAlways }
}

extension CLError {
  /// The code `locationUnknown`.
  public static let locationUnknown = Code.locationUnknown
  /// The code `denied`.
  public static let denied = Code.denied
  /// The code `network`.
  public static let network = Code.network
  /// The code `headingFailure`.
  public static let headingFailure = Code.headingFailure
  /// The code `regionMonitoringDenied`.
  public static let regionMonitoringDenied = Code.regionMonitoringDenied
  /// The code `regionMonitoringFailure`.
  public static let regionMonitoringFailure = Code.regionMonitoringFailure
  /// The code `regionMonitoringSetupDelayed`.
  public static let regionMonitoringSetupDelayed = Code.regionMonitoringSetupDelayed
  /// The code `regionMonitoringResponseDelayed`.
  public static let regionMonitoringResponseDelayed = Code.regionMonitoringResponseDelayed
  /// The code `geocodeFoundNoResult`.
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
  /// The code `geocodeFoundPartialResult`.
  public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
  /// The code `geocodeCanceled`.
  public static let geocodeCanceled = Code.geocodeCanceled
  /// The code `deferredFailed`.
  public static let deferredFailed = Code.deferredFailed
  /// The code `deferredNotUpdatingLocation`.
  public static let deferredNotUpdatingLocation = Code.deferredNotUpdatingLocation
  /// The code `deferredAccuracyTooLow`.
  public static let deferredAccuracyTooLow = Code.deferredAccuracyTooLow
  /// The code `deferredDistanceFiltered`.
  public static let deferredDistanceFiltered = Code.deferredDistanceFiltered
  /// The code `deferredCanceled`.
  public static let deferredCanceled = Code.deferredCanceled
  /// The code `rangingUnavailable`.
  public static let rangingUnavailable = Code.rangingUnavailable
  /// The code `rangingFailure`.
  public static let rangingFailure = Code.rangingFailure
  /// The code `promptDeclined`.
  public static let promptDeclined = Code.promptDeclined
  /// The code `historicalLocationError`.
  public static let historicalLocationError = Code.historicalLocationError
}

/// A `distanceFilter` without a threshold.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// A `headingFilter` without a threshold.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The greatest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
/// The maximum time interval in seconds.
public let CLTimeIntervalMax: TimeInterval = .greatestFiniteMagnitude
/// The accuracy for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The reduced accuracy, for apps without the permission for the precise location.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 10000

/// The domain of the errors of location pushes.
public let CLLocationPushServiceErrorDomain = "CLLocationPushServiceErrorDomain"

/// An error of requests for the place that wake an extension, with the codes of the public
/// header.
public struct CLLocationPushServiceError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = CLLocationPushServiceError

    case unknown = 0
    case missingPushExtension = 1
    case missingPushServerEnvironment = 2
    case missingEntitlement = 3
    case unsupportedPlatform = 4
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { CLLocationPushServiceErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknown }

  /// The code `unknown`.
  public static var unknown: Code { .unknown }
  /// The code `missingPushExtension`.
  public static var missingPushExtension: Code { .missingPushExtension }
  /// The code `missingPushServerEnvironment`.
  public static var missingPushServerEnvironment: Code { .missingPushServerEnvironment }
  /// The code `missingEntitlement`.
  public static var missingEntitlement: Code { .missingEntitlement }
  /// The code `unsupportedPlatform`.
  public static var unsupportedPlatform: Code { .unsupportedPlatform }
}

/// The state of a phone in relation to an area.
public enum CLRegionState: Int, Sendable {
  case unknown = 0
  case inside = 1
  case outside = 2
}

/// The distance of a beacon.
public enum CLProximity: Int, Sendable {
  case unknown = 0
  case immediate = 1
  case near = 2
  case far = 3
}

/// The orientation of a phone for directions.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6
}

/// The state of a condition.
public enum CLMonitoringState: UInt, Sendable {
  /// The state is unknown.
  case unknown = 0
  /// The condition is met.
  case satisfied = 1
  /// The condition is not met.
  case unsatisfied = 2
  /// The condition is not watched.
  case unmonitored = 3
}

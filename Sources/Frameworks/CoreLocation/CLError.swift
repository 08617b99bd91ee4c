/// The domain of the errors of places.
public let kCLErrorDomain = "kCLErrorDomain"
/// The key of the region that is watched in place of one that is too large.
public let kCLErrorUserInfoAlternateRegionKey = "kCLErrorUserInfoAlternateRegionKey"

/// An error of places, with the codes of the public header.
public struct CLError: _BridgedError, CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied = 1
    case network = 2
    case headingFailure = 3
    case regionMonitoringDenied = 4
    case regionMonitoringFailure = 5
    case regionMonitoringSetupDelayed = 6
    case regionMonitoringResponseDelayed = 7
    case geocodeFoundNoResult = 8
    case geocodeFoundPartialResult = 9
    case geocodeCanceled = 10
    case deferredFailed = 11
    case deferredNotUpdatingLocation = 12
    case deferredAccuracyTooLow = 13
    case deferredDistanceFiltered = 14
    case deferredCanceled = 15
    case rangingUnavailable = 16
    case rangingFailure = 17
    case promptDeclined = 18
    case historicalLocationError = 19

    /// Returns whether an error has the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CLError)?.code == code
    }
  }

  /// The code.
  public let code: Code

  private let text: String?
  private let region: CLRegion?

  /// Creates an error, with the description and the region that `userInfo` has.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    text = userInfo[NSLocalizedDescriptionKey] as? String
    region = userInfo[kCLErrorUserInfoAlternateRegionKey] as? CLRegion
  }

  /// The region that is watched in place of one that is too large; `nil` for none.
  public var alternateRegion: CLRegion? { region }

  /// The domain.
  public static var errorDomain: String { kCLErrorDomain }
  /// The code as a number.
  public var errorCode: Int { code.rawValue }
  /// The description and the region.
  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [:]
    info[NSLocalizedDescriptionKey] = text
    info[kCLErrorUserInfoAlternateRegionKey] = region
    return info
  }
}

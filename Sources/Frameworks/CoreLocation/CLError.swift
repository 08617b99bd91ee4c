/// The domain of the errors of places.
public let kCLErrorDomain = "kCLErrorDomain"

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

    /// Returns whether an error has the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CLError)?.code == code
    }
  }

  /// The code.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The domain.
  public static var errorDomain: String { kCLErrorDomain }
  /// The code as a number.
  public var errorCode: Int { code.rawValue }

  /// The code `locationUnknown`.
  public static let locationUnknown = Code.locationUnknown
  /// The code `denied`.
  public static let denied = Code.denied
  /// The code `network`.
  public static let network = Code.network
  /// The code `headingFailure`.
  public static let headingFailure = Code.headingFailure
  /// The code `geocodeFoundNoResult`.
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
  /// The code `geocodeFoundPartialResult`.
  public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
  /// The code `geocodeCanceled`.
  public static let geocodeCanceled = Code.geocodeCanceled
}

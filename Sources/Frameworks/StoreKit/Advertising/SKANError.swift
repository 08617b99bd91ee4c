/// The domain of the errors of advertisements.
public let SKANErrorDomain = "SKANErrorDomain"

/// An error of advertisements, with the codes of the public reference.
public struct SKANError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = SKANError

    case impressionMissingRequiredValue = 0
    case unsupported = 1
    case adNetworkIdMissing = 2
    case mismatchedSourceAppId = 3
    case impressionNotFound = 4
    case invalidCampaignId = 5
    case invalidConversionValue = 6
    case invalidSourceAppId = 7
    case invalidAdvertisedAppId = 8
    case invalidVersion = 9
    case unknown = 10
    case impressionTooShort = 11
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { SKANErrorDomain }
  /// The code for error numbers without a name here.
  public static var _unlistedCode: Code { .unknown }

  /// The code `impressionMissingRequiredValue`.
  public static var impressionMissingRequiredValue: Code { .impressionMissingRequiredValue }
  /// The code `unsupported`.
  public static var unsupported: Code { .unsupported }
  /// The code `adNetworkIdMissing`.
  public static var adNetworkIdMissing: Code { .adNetworkIdMissing }
  /// The code `mismatchedSourceAppId`.
  public static var mismatchedSourceAppId: Code { .mismatchedSourceAppId }
  /// The code `impressionNotFound`.
  public static var impressionNotFound: Code { .impressionNotFound }
  /// The code `invalidCampaignId`.
  public static var invalidCampaignId: Code { .invalidCampaignId }
  /// The code `invalidConversionValue`.
  public static var invalidConversionValue: Code { .invalidConversionValue }
  /// The code `invalidSourceAppId`.
  public static var invalidSourceAppId: Code { .invalidSourceAppId }
  /// The code `invalidAdvertisedAppId`.
  public static var invalidAdvertisedAppId: Code { .invalidAdvertisedAppId }
  /// The code `invalidVersion`.
  public static var invalidVersion: Code { .invalidVersion }
  /// The code `unknown`.
  public static var unknown: Code { .unknown }
  /// The code `impressionTooShort`.
  public static var impressionTooShort: Code { .impressionTooShort }
}

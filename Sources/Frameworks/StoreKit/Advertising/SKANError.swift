/// The domain of the errors of advertisements.
public let SKANErrorDomain = "SKANErrorDomain"

/// An error of advertisements, with the codes of the public reference.
public struct SKANError: _BridgedError, CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
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

    /// Returns whether an error has the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? SKANError)?.code == code
    }
  }

  /// The code.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The domain.
  public static var errorDomain: String { SKANErrorDomain }
  /// The code as a number.
  public var errorCode: Int { code.rawValue }

  /// The code `unsupported`.
  public static let unsupported = Code.unsupported
  /// The code `invalidConversionValue`.
  public static let invalidConversionValue = Code.invalidConversionValue
  /// The code `impressionNotFound`.
  public static let impressionNotFound = Code.impressionNotFound
  /// The code `unknown`.
  public static let unknown = Code.unknown
}

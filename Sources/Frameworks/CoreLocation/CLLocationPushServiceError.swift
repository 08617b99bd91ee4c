/// The domain of the errors of requests for the place.
public let CLLocationPushServiceErrorDomain = "CLLocationPushServiceErrorDomain"

/// An error of requests for the place that wake an extension, with the codes of the public header.
public struct CLLocationPushServiceError: CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    case unknown = 0
    case missingPushExtension = 1
    case missingPushServerEnvironment = 2
    case missingEntitlement = 3
    case unsupportedPlatform = 4
  }

  /// The code.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain.
  public static var errorDomain: String { CLLocationPushServiceErrorDomain }
  /// The code as a number.
  public var errorCode: Int { code.rawValue }
}

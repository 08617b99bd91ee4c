/// The domain of MapKit's errors.
public let MKErrorDomain = "MKErrorDomain"

/// An error of MapKit, with the codes of the public header.
public struct MKError: _BridgedError, CustomNSError, Hashable, Sendable {
  /// The code of an error.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure = 2
    case loadingThrottled = 3
    case placemarkNotFound = 4
    case directionsNotFound = 5
    case decodingFailed = 6

    /// Returns whether an error has the code.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? MKError)?.code == code
    }
  }

  /// The code.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  /// The domain.
  public static var errorDomain: String { MKErrorDomain }
  /// The code as a number.
  public var errorCode: Int { Int(code.rawValue) }

  /// The code `unknown`.
  public static let unknown = Code.unknown
  /// The code `serverFailure`.
  public static let serverFailure = Code.serverFailure
  /// The code `loadingThrottled`.
  public static let loadingThrottled = Code.loadingThrottled
  /// The code `placemarkNotFound`.
  public static let placemarkNotFound = Code.placemarkNotFound
  /// The code `directionsNotFound`.
  public static let directionsNotFound = Code.directionsNotFound
  /// The code `decodingFailed`.
  public static let decodingFailed = Code.decodingFailed
}

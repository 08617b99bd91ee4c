/// The domain of the errors of the session with a watch.
public let WCErrorDomain = "WCErrorDomain"

/// An error of the session with a watch.
///
/// - Source: the raw values of the public header; the texts are ours. Confidence: documented.
public struct WCError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = WCError

    /// The cause is unknown.
    case genericError = 7001
    /// The device has no session.
    case sessionNotSupported = 7002
    /// The session has no delegate.
    case sessionMissingDelegate = 7003
    /// The session is not active.
    case sessionNotActivated = 7004
    /// The phone has no watch.
    case deviceNotPaired = 7005
    /// The watch lacks the app.
    case watchAppNotInstalled = 7006
    /// The watch cannot be reached.
    case notReachable = 7007
    /// A parameter is invalid.
    case invalidParameter = 7008
    /// The values are too large.
    case payloadTooLarge = 7009
    /// The values are not those of a property list.
    case payloadUnsupportedTypes = 7010
    /// The reply could not be delivered.
    case messageReplyFailed = 7011
    /// The reply came too late.
    case messageReplyTimedOut = 7012
    /// The file cannot be read.
    case fileAccessDenied = 7013
    /// The values could not be delivered.
    case deliveryFailed = 7014
    /// The watch lacks the space.
    case insufficientSpace = 7015
    /// The session is inactive.
    case sessionInactive = 7016
    /// The transfer took too long.
    case transferTimedOut = 7017
    /// The phone lacks the app.
    case companionAppNotInstalled = 7018
    /// The app is for the watch alone.
    case watchOnlyApp = 7019
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { WCErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .genericError }

  /// Returns the text for users of errors of a code.
  public static func _information(of code: Code) -> [String: Any] {
    let text =
      switch code {
      case .sessionMissingDelegate: "WatchConnectivity session is missing its delegate."
      case .sessionNotActivated: "WatchConnectivity session has not been activated."
      case .deviceNotPaired: "WatchConnectivity session has no paired device."
      case .payloadUnsupportedTypes: "Payload contains unsupported type."
      case .fileAccessDenied: "Could not access file."
      default: "WatchConnectivity session failed."
      }
    return [NSLocalizedDescriptionKey: text]
  }

  /// The cause is unknown.
  public static var genericError: Code { .genericError }
  /// The device has no session.
  public static var sessionNotSupported: Code { .sessionNotSupported }
  /// The session has no delegate.
  public static var sessionMissingDelegate: Code { .sessionMissingDelegate }
  /// The session is not active.
  public static var sessionNotActivated: Code { .sessionNotActivated }
  /// The phone has no watch.
  public static var deviceNotPaired: Code { .deviceNotPaired }
  /// The watch lacks the app.
  public static var watchAppNotInstalled: Code { .watchAppNotInstalled }
  /// The watch cannot be reached.
  public static var notReachable: Code { .notReachable }
  /// A parameter is invalid.
  public static var invalidParameter: Code { .invalidParameter }
  /// The values are too large.
  public static var payloadTooLarge: Code { .payloadTooLarge }
  /// The values are not those of a property list.
  public static var payloadUnsupportedTypes: Code { .payloadUnsupportedTypes }
  /// The reply could not be delivered.
  public static var messageReplyFailed: Code { .messageReplyFailed }
  /// The reply came too late.
  public static var messageReplyTimedOut: Code { .messageReplyTimedOut }
  /// The file cannot be read.
  public static var fileAccessDenied: Code { .fileAccessDenied }
  /// The values could not be delivered.
  public static var deliveryFailed: Code { .deliveryFailed }
  /// The watch lacks the space.
  public static var insufficientSpace: Code { .insufficientSpace }
  /// The session is inactive.
  public static var sessionInactive: Code { .sessionInactive }
  /// The transfer took too long.
  public static var transferTimedOut: Code { .transferTimedOut }
  /// The phone lacks the app.
  public static var companionAppNotInstalled: Code { .companionAppNotInstalled }
  /// The app is for the watch alone.
  public static var watchOnlyApp: Code { .watchOnlyApp }
}

/// The domain of errors of Bluetooth.
public let CBErrorDomain = "CBErrorDomain"

/// An error of Bluetooth, with the codes of the public header.
public struct CBError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = CBError

    /// The reason is unknown.
    case unknown = 0
    /// A parameter is invalid.
    case invalidParameters = 1
    /// A handle is invalid.
    case invalidHandle = 2
    /// The device is not connected.
    case notConnected = 3
    /// There is no space.
    case outOfSpace = 4
    /// The operation was canceled.
    case operationCancelled = 5
    /// The connection has timed out.
    case connectionTimeout = 6
    /// The device has disconnected.
    case peripheralDisconnected = 7
    /// The identifier is not allowed.
    case uuidNotAllowed = 8
    /// The phone is already advertising.
    case alreadyAdvertising = 9
    /// The connection has failed.
    case connectionFailed = 10
    /// There are too many connections.
    case connectionLimitReached = 11
    /// The device is unknown.
    case unknownDevice = 12
    /// The operation is not supported.
    case operationNotSupported = 13
    /// The device has forgotten the pairing.
    case peerRemovedPairingInformation = 14
    /// The encryption has timed out.
    case encryptionTimedOut = 15
    /// Too many devices are paired.
    case tooManyLEPairedDevices = 16
    /// The app in the background has received too many notifications.
    case leGattExceededBackgroundNotificationLimit = 17
    /// The app in the background has received nearly too many notifications.
    case leGattNearBackgroundNotificationLimit = 18

    /// The device is unknown; the misspelled original name.
    public static var unkownDevice: Code { .unknownDevice }
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { CBErrorDomain }
  /// The code for error numbers without a name here.
  public static var _unlistedCode: Code { .unknown }

  /// Returns the description of a code for the user.
  public static func _information(of code: Code) -> [String: Any] {
    texts[code].map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }

  /// The descriptions of codes.
  ///
  /// - Source: public logs of iPhones for the codes 0, 6, 7 and 15. Confidence: reported; the
  ///   others are guesses.
  private static let texts: [Code: String] = [
    .unknown: "Unknown error.", .invalidParameters: "One or more parameters were invalid.",
    .invalidHandle: "The handle is invalid.",
    .notConnected: "The specified device is not connected.",
    .outOfSpace: "The device has run out of space.",
    .operationCancelled: "The operation was cancelled.",
    .connectionTimeout: "The connection has timed out unexpectedly.",
    .peripheralDisconnected: "The specified device has disconnected from us.",
    .uuidNotAllowed: "The specified UUID is not allowed for this operation.",
    .alreadyAdvertising: "Advertising has already started.",
    .connectionFailed: "The connection has failed unexpectedly.",
    .connectionLimitReached: "The system has reached the maximum number of connections.",
    .unknownDevice: "The device is unknown.",
    .operationNotSupported: "The specified operation is not supported.",
    .peerRemovedPairingInformation: "Peer removed pairing information.",
    .encryptionTimedOut:
      "Failed to encrypt the connection, the connection has timed out unexpectedly.",
    .tooManyLEPairedDevices: "Too many devices are paired.",
  ]
}

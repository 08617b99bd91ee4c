// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/MultipeerConnectivity.tsv.
// Do not edit.

/// The domain of the errors of sessions of nearby peers.
///
/// - Source: the constant's name as its value. Confidence: reported.
public let MCErrorDomain = "MCErrorDomain"

/// An error of a session of nearby peers.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct MCError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = MCError

    /// The cause is unknown.
    case unknown = 0
    /// The peer is not connected.
    case notConnected = 1
    /// A parameter is invalid.
    case invalidParameter = 2
    /// The operation is not supported.
    case unsupported = 3
    /// The operation has timed out.
    case timedOut = 4
    /// The user has canceled.
    case cancelled = 5
    /// The service is not available.
    case unavailable = 6
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { MCErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknown }

  /// The cause is unknown.
  public static var unknown: Code { .unknown }
  /// The peer is not connected.
  public static var notConnected: Code { .notConnected }
  /// A parameter is invalid.
  public static var invalidParameter: Code { .invalidParameter }
  /// The operation is not supported.
  public static var unsupported: Code { .unsupported }
  /// The operation has timed out.
  public static var timedOut: Code { .timedOut }
  /// The user has canceled.
  public static var cancelled: Code { .cancelled }
  /// The service is not available.
  public static var unavailable: Code { .unavailable }
}

/// The way in which data are sent to peers.
///
/// Both ways use the same connection here, so that nothing is lost (Peers.DT2).
///
/// - Source: the raw values of the public header. Confidence: documented.
public enum MCSessionSendDataMode: Int, Sendable {
  /// The data arrive, and in their order.
  case reliable = 0
  /// The data may get lost.
  case unreliable = 1
}

/// The state of a peer in a session.
///
/// - Source: the raw values of the public header. Confidence: documented.
public enum MCSessionState: Int, Sendable {
  /// The peer is not connected.
  case notConnected = 0
  /// The peer is invited, and not connected yet.
  case connecting = 1
  /// The peer is connected.
  case connected = 2
}

/// The greatest number of peers in a session, with the local one.
///
/// - Source: the public reference. Confidence: documented.
public let kMCSessionMaximumNumberOfPeers = 8
/// The smallest number of peers in a session, with the local one.
///
/// - Source: the public reference. Confidence: documented.
public let kMCSessionMinimumNumberOfPeers = 2

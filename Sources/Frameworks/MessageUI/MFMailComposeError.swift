/// A mail compose error, with the codes of the public header.
public struct MFMailComposeError: _StoredError, Sendable {
  /// An error code.
  public enum Code: Int, _StoredErrorCode {
    /// The error type of the code.
    public typealias _ErrorType = MFMailComposeError

    /// The message could not be saved.
    case saveFailed = 0
    /// The message could not be sent.
    case sendFailed = 1
  }

  /// The underlying `NSError`.
  public let _nsError: NSError

  /// Wraps an `NSError` of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The error domain.
  public static var errorDomain: String { MFMailComposeErrorDomain }
  /// The code for raw values without a case.
  public static var _unlistedCode: Code { .sendFailed }

  /// The message could not be saved.
  public static var saveFailed: Code { .saveFailed }
  /// The message could not be sent.
  public static var sendFailed: Code { .sendFailed }
}

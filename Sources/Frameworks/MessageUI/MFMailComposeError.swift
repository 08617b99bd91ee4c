/// An error of a message by mail, with the codes of the public header.
public struct MFMailComposeError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = MFMailComposeError

    /// The message could not be saved.
    case saveFailed = 0
    /// The message could not be sent.
    case sendFailed = 1
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { MFMailComposeErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .sendFailed }

  /// The message could not be saved.
  public static var saveFailed: Code { .saveFailed }
  /// The message could not be sent.
  public static var sendFailed: Code { .sendFailed }
}

/// The domain of the errors of the reading list.
///
/// - Source: the value is the name. Confidence: guess.
public let SSReadingListErrorDomain = "SSReadingListErrorDomain"

/// An error of the reading list.
public struct SSReadingListError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = SSReadingListError

    /// The address has neither the scheme `http` nor `https`.
    case urlSchemeNotAllowed = 1
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { SSReadingListErrorDomain }
  /// The code for error numbers without a name here.
  public static var _unlistedCode: Code { .urlSchemeNotAllowed }

  /// The code `urlSchemeNotAllowed`.
  public static var urlSchemeNotAllowed: Code { .urlSchemeNotAllowed }
}

/// An error of a browser of documents.
public struct UIDocumentBrowserError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = UIDocumentBrowserError

    case generic = 1
    case noLocationAvailable = 2
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { "UIDocumentBrowserErrorDomain" }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .generic }
  /// Returns the text for users of errors of a code.
  public static func _information(of code: Code) -> [String: Any] { [:] }

  /// An error without a known reason.
  public static var generic: Code { .generic }
  /// There is no place for the document.
  public static var noLocationAvailable: Code { .noLocationAvailable }
}

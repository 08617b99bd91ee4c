/// The domain of WebKit's errors.
public let WKErrorDomain = "WKErrorDomain"

/// An error of WebKit.
///
/// - Source: the raw values of the public header. Confidence: documented.
public struct WKError: _StoredError, Sendable {
  /// The code of an error.
  public enum Code: Int, _StoredErrorCode {
    /// The error.
    public typealias _ErrorType = WKError

    /// The cause is unknown.
    case unknown = 1
    /// The process of web content ended.
    case webContentProcessTerminated = 2
    /// The view is no longer valid.
    case webViewInvalidated = 3
    /// A script threw an exception.
    case javaScriptExceptionOccurred = 4
    /// The result of a script has a type that is not supported.
    case javaScriptResultTypeIsUnsupported = 5
  }

  /// The error as an object.
  public let _nsError: NSError

  /// Creates an error of an object of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { WKErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknown }

  /// The cause is unknown.
  public static var unknown: Code { .unknown }
  /// The process of web content ended.
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  /// The view is no longer valid.
  public static var webViewInvalidated: Code { .webViewInvalidated }
  /// A script threw an exception.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  /// The result of a script has a type that is not supported.
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
}

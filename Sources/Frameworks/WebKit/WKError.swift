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
    /// A list of rules is not valid.
    case contentRuleListStoreCompileFailed = 6
    /// There is no such list of rules.
    case contentRuleListStoreLookUpFailed = 7
    /// A list of rules cannot be removed.
    case contentRuleListStoreRemoveFailed = 8
    /// A list of rules is of another version.
    case contentRuleListStoreVersionMismatch = 9
    /// The content of a text cannot be loaded.
    case attributedStringContentFailedToLoad = 10
    /// The content of a text takes too long.
    case attributedStringContentLoadTimedOut = 11
    /// The frame for a script is gone.
    case javaScriptInvalidFrameTarget = 12
    /// The address is not of a domain of the app.
    case navigationAppBoundDomain = 13
    /// The script is for a page that is not of a domain of the app.
    case javaScriptAppBoundDomain = 14
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
  /// A list of rules is not valid.
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  /// There is no such list of rules.
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  /// A list of rules cannot be removed.
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  /// A list of rules is of another version.
  public static var contentRuleListStoreVersionMismatch: Code {
    .contentRuleListStoreVersionMismatch
  }
  /// The content of a text cannot be loaded.
  public static var attributedStringContentFailedToLoad: Code {
    .attributedStringContentFailedToLoad
  }
  /// The content of a text takes too long.
  public static var attributedStringContentLoadTimedOut: Code {
    .attributedStringContentLoadTimedOut
  }
  /// The frame for a script is gone.
  public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
  /// The address is not of a domain of the app.
  public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
  /// The script is for a page that is not of a domain of the app.
  public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
}

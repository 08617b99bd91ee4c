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
    /// The web content process ended.
    case webContentProcessTerminated = 2
    /// The web view was released.
    case webViewInvalidated = 3
    /// A script threw an exception.
    case javaScriptExceptionOccurred = 4
    /// The result of a script cannot be converted to an object.
    case javaScriptResultTypeIsUnsupported = 5
    /// A content rule list does not compile.
    case contentRuleListStoreCompileFailed = 6
    /// A content rule list is not in the store.
    case contentRuleListStoreLookUpFailed = 7
    /// A content rule list cannot be removed.
    case contentRuleListStoreRemoveFailed = 8
    /// A content rule list was compiled by another version.
    case contentRuleListStoreVersionMismatch = 9
    /// A page cannot be loaded as an attributed string.
    case attributedStringContentFailedToLoad = 10
    /// A page was not loaded as an attributed string in time.
    case attributedStringContentLoadTimedOut = 11
    /// The frame of a script does not exist.
    case javaScriptInvalidFrameTarget = 12
    /// The address is outside of the app-bound domains.
    case navigationAppBoundDomain = 13
    /// The script's page is outside of the app-bound domains.
    case javaScriptAppBoundDomain = 14
  }

  /// The underlying error.
  public let _nsError: NSError

  /// Creates an error from an `NSError` of the domain.
  public init(_nsError: NSError) { self._nsError = _nsError }

  /// The domain.
  public static var errorDomain: String { WKErrorDomain }
  /// The code of an error whose number has no name here.
  public static var _unlistedCode: Code { .unknown }

  /// The code `unknown`.
  public static var unknown: Code { .unknown }
  /// The code `webContentProcessTerminated`.
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  /// The code `webViewInvalidated`.
  public static var webViewInvalidated: Code { .webViewInvalidated }
  /// The code `javaScriptExceptionOccurred`.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  /// The code `javaScriptResultTypeIsUnsupported`.
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  /// The code `contentRuleListStoreCompileFailed`.
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  /// The code `contentRuleListStoreLookUpFailed`.
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  /// The code `contentRuleListStoreRemoveFailed`.
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  /// The code `contentRuleListStoreVersionMismatch`.
  public static var contentRuleListStoreVersionMismatch: Code {
    .contentRuleListStoreVersionMismatch
  }
  /// The code `attributedStringContentFailedToLoad`.
  public static var attributedStringContentFailedToLoad: Code {
    .attributedStringContentFailedToLoad
  }
  /// The code `attributedStringContentLoadTimedOut`.
  public static var attributedStringContentLoadTimedOut: Code {
    .attributedStringContentLoadTimedOut
  }
  /// The code `javaScriptInvalidFrameTarget`.
  public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
  /// The code `navigationAppBoundDomain`.
  public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
  /// The code `javaScriptAppBoundDomain`.
  public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
}

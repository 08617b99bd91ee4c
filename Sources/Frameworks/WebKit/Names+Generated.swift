// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/WebKit.tsv.
// Do not edit.

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
  /// The web content process ended.
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  /// The web view was released.
  public static var webViewInvalidated: Code { .webViewInvalidated }
  /// A script threw an exception.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  /// The result of a script cannot be converted to an object.
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
  /// A content rule list does not compile.
  public static var contentRuleListStoreCompileFailed: Code { .contentRuleListStoreCompileFailed }
  /// A content rule list is not in the store.
  public static var contentRuleListStoreLookUpFailed: Code { .contentRuleListStoreLookUpFailed }
  /// A content rule list cannot be removed.
  public static var contentRuleListStoreRemoveFailed: Code { .contentRuleListStoreRemoveFailed }
  /// A content rule list was compiled by another version.
  public static var contentRuleListStoreVersionMismatch: Code { .contentRuleListStoreVersionMismatch }
  /// A page cannot be loaded as an attributed string.
  public static var attributedStringContentFailedToLoad: Code { .attributedStringContentFailedToLoad }
  /// A page was not loaded as an attributed string in time.
  public static var attributedStringContentLoadTimedOut: Code { .attributedStringContentLoadTimedOut }
  /// The frame of a script does not exist.
  public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
  /// The address is outside of the app-bound domains.
  public static var navigationAppBoundDomain: Code { .navigationAppBoundDomain }
  /// The script's page is outside of the app-bound domains.
  public static var javaScriptAppBoundDomain: Code { .javaScriptAppBoundDomain }
}

/// Kinds of media, such as those that wait for a tap before they play.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Audio.
  public static let audio = Self(rawValue: 1)
  /// Video.
  public static let video = Self(rawValue: 2)
  /// Audio and video.
  public static let all = Self(rawValue: .max)
}

/// Kinds of data that become links in pages; stored.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers.
  public static let phoneNumber = Self(rawValue: 1)
  /// Links.
  public static let link = Self(rawValue: 2)
  /// Addresses.
  public static let address = Self(rawValue: 4)
  /// Calendar events.
  public static let calendarEvent = Self(rawValue: 8)
  /// Tracking numbers of parcels.
  public static let trackingNumber = Self(rawValue: 16)
  /// Flight numbers.
  public static let flightNumber = Self(rawValue: 32)
  /// Lookup suggestions of Spotlight.
  public static let lookupSuggestion = Self(rawValue: 64)
  /// All types.
  public static let all = Self(rawValue: .max)
}

/// The selection granularities in pages.
public enum WKSelectionGranularity: Int, Sendable {
  /// Depends on the selected content.
  case dynamic
  /// Single characters.
  case character
}

/// The sources of the direction of menus in pages.
///
/// - Source: the numbers are those of public bindings. Confidence: documented.
public enum WKUserInterfaceDirectionPolicy: Int, Sendable {
  /// The page.
  case content
  /// The system's language.
  case system
}

/// The disk cache.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The memory cache.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// Local storage.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// Session storage.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// IndexedDB databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The Fetch cache.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// The offline application cache.
public let WKWebsiteDataTypeOfflineWebApplicationCache =
  "WKWebsiteDataTypeOfflineWebApplicationCache"
/// WebSQL databases.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// Service worker registrations.
public let WKWebsiteDataTypeServiceWorkerRegistrations =
  "WKWebsiteDataTypeServiceWorkerRegistrations"
/// The file system storage.
public let WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem"
/// Recent searches.
public let WKWebsiteDataTypeSearchFieldRecentSearches =
  "WKWebsiteDataTypeSearchFieldRecentSearches"
/// Media keys.
public let WKWebsiteDataTypeMediaKeys = "WKWebsiteDataTypeMediaKeys"
/// Hash salts for device identifiers.
public let WKWebsiteDataTypeHashSalt = "WKWebsiteDataTypeHashSalt"

/// A delegate's decisions about a request.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// Cancels it.
  case cancel
  /// Allows it.
  case allow
  /// Downloads the page.
  case download
}

/// A delegate's decisions about a response.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// Cancels the load.
  case cancel
  /// Allows the load.
  case allow
  /// Downloads the page.
  case download
}

/// The causes of a navigation.
public enum WKNavigationType: Int, Sendable {
  /// A tapped link.
  case linkActivated
  /// A submitted form.
  case formSubmitted
  /// An item of the history.
  case backForward
  /// A reload.
  case reload
  /// A resubmitted form.
  case formResubmitted
  /// Other causes, such as a request of the app.
  case other = -1
}

/// The times at which a user script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the document is parsed.
  case atDocumentStart
  /// After the document is parsed.
  case atDocumentEnd
}

/// The states of a page's camera or microphone.
public enum WKMediaCaptureState: Int, Sendable {
  /// Not capturing.
  case none
  /// Capturing.
  case active
  /// Muted.
  case muted
}

/// The capture devices that a page requests.
public enum WKMediaCaptureType: Int, Sendable {
  /// The camera.
  case camera
  /// The microphone.
  case microphone
  /// Both at once.
  case cameraAndMicrophone
}

/// The states of a page's audio and video.
public enum WKMediaPlaybackState: Int, Sendable {
  /// No media.
  case none
  /// Playing.
  case playing
  /// Paused by the page or the user.
  case paused
  /// Suspended by the app.
  case suspended
}

/// A delegate's decisions about a permission.
public enum WKPermissionDecision: Int, Sendable {
  /// Asks the user.
  case prompt
  /// Grants the permission.
  case grant
  /// Denies the permission.
  case deny
}

extension WKWebView {
  /// The states of full screen mode in a page.
  public enum FullscreenState: Int, Sendable {
    /// Not in full screen.
    case notInFullscreen
    /// Entering full screen.
    case enteringFullscreen
    /// In full screen.
    case inFullscreen
    /// Leaving full screen.
    case exitingFullscreen
  }
}

/// A collection of properties that you use to initialize a web view.
///
/// They have no effect, because no pages are loaded (Opening.WK1).
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
  /// Creates the default configuration.
  public override init() { super.init() }

  /// The token of the group.
  open var processPool = WKProcessPool()
  /// The preferences.
  open var preferences = WKPreferences()
  /// The scripts of the app.
  open var userContentController = WKUserContentController()
  /// The store of websites' data.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The preferences of pages.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The name of the app in the text by which pages know the browser.
  open var applicationNameForUserAgent: String?
  /// Whether pages appear only when they are complete.
  open var suppressesIncrementalRendering = false
  /// Whether films play within pages.
  open var allowsInlineMediaPlayback = false
  /// Whether films play on other devices.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether films play in a small window.
  open var allowsPictureInPictureMediaPlayback = true
  /// The media that wait for a gesture.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// The data that is detected.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether pages may not forbid zooming.
  open var ignoresViewportScaleLimits = false
  /// Whether only domains of the app are loaded.
  open var limitsNavigationsToAppBoundDomains = false
  /// The granularity with which the user selects content.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  /// Whether `http` becomes `https` for sites known to have it.
  open var upgradeKnownHostsToHTTPS = true
  /// Whether words are predicted in texts of pages.
  open var allowsInlinePredictions = false
  /// Whether texts of pages may have adaptive images.
  open var supportsAdaptiveImageGlyph = false
  /// The direction of menus in pages.
  open var userInterfaceDirectionPolicy = WKUserInterfaceDirectionPolicy.content
  /// Whether the system covers pages that Screen Time blocks.
  open var showsSystemScreenTimeBlockingView = true
  /// The behavior of writing tools in pages.
  open var writingToolsBehavior = UIWritingToolsBehavior.limited

  /// Registers an app's own loader of a scheme; it is not called.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) { handlers[urlScheme] = urlSchemeHandler }

  /// Returns the app's own loader of a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme]
  }

  /// Returns a configuration with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = WKWebViewConfiguration()
    (copy.processPool, copy.preferences) = (processPool, preferences)
    copy.userContentController = userContentController
    copy.websiteDataStore = websiteDataStore
    copy.defaultWebpagePreferences = defaultWebpagePreferences
    copy.applicationNameForUserAgent = applicationNameForUserAgent
    copy.suppressesIncrementalRendering = suppressesIncrementalRendering
    copy.allowsInlineMediaPlayback = allowsInlineMediaPlayback
    copy.allowsAirPlayForMediaPlayback = allowsAirPlayForMediaPlayback
    copy.allowsPictureInPictureMediaPlayback = allowsPictureInPictureMediaPlayback
    copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
    copy.dataDetectorTypes = dataDetectorTypes
    copy.ignoresViewportScaleLimits = ignoresViewportScaleLimits
    copy.limitsNavigationsToAppBoundDomains = limitsNavigationsToAppBoundDomains
    copy.selectionGranularity = selectionGranularity
    copy.upgradeKnownHostsToHTTPS = upgradeKnownHostsToHTTPS
    copy.allowsInlinePredictions = allowsInlinePredictions
    copy.supportsAdaptiveImageGlyph = supportsAdaptiveImageGlyph
    copy.writingToolsBehavior = writingToolsBehavior
    copy.userInterfaceDirectionPolicy = userInterfaceDirectionPolicy
    copy.showsSystemScreenTimeBlockingView = showsSystemScreenTimeBlockingView
    copy.handlers = handlers
    return copy
  }

  private var handlers: [String: any WKURLSchemeHandler] = [:]
}

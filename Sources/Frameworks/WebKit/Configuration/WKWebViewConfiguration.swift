/// The settings of a new web view.
///
/// They are stored, because no pages are loaded (Opening.WK1).
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
  /// Creates a configuration with its defaults.
  public override init() { super.init() }

  /// The process pool.
  open var processPool = WKProcessPool()
  /// The preferences.
  open var preferences = WKPreferences()
  /// The user scripts and message handlers.
  open var userContentController = WKUserContentController()
  /// The website data store.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The default preferences of pages.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// The app's name in the user agent string.
  open var applicationNameForUserAgent: String?
  /// Whether a page appears only after it has loaded.
  open var suppressesIncrementalRendering = false
  /// Whether videos play inline.
  open var allowsInlineMediaPlayback = false
  /// Whether AirPlay is allowed.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether Picture in Picture is allowed.
  open var allowsPictureInPictureMediaPlayback = true
  /// The media types that wait for a tap.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// The detected data types.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// Whether pages can always be zoomed.
  open var ignoresViewportScaleLimits = false
  /// Whether navigation is limited to app-bound domains.
  open var limitsNavigationsToAppBoundDomains = false
  /// The selection granularity.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  /// Whether `http` becomes `https` for known hosts.
  open var upgradeKnownHostsToHTTPS = true
  /// Whether inline predictions appear in text fields.
  open var allowsInlinePredictions = false
  /// Whether adaptive image glyphs can be inserted.
  open var supportsAdaptiveImageGlyph = false
  /// The source of the direction of menus.
  open var userInterfaceDirectionPolicy = WKUserInterfaceDirectionPolicy.content
  /// Whether the system's Screen Time view covers blocked pages.
  open var showsSystemScreenTimeBlockingView = true
  /// The behavior of Writing Tools in pages.
  open var writingToolsBehavior = UIWritingToolsBehavior.limited

  /// Registers a URL scheme handler; it is not called.
  open func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) { handlers[urlScheme] = urlSchemeHandler }

  /// Returns the URL scheme handler of a scheme.
  open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    handlers[urlScheme]
  }

  /// Returns a copy.
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

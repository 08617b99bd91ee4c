internal import TactusCrashReports

/// A view for web pages, which never loads one.
///
/// The view is empty, and each load fails (Opening.WK1–WK8).
@preconcurrency @MainActor
open class WKWebView: UIView {
  // MARK: Creating

  /// Creates a web view with a copy of a configuration.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    settings = configuration.copy() as? WKWebViewConfiguration ?? configuration
    super.init(frame: frame)
    configure()
  }

  /// Creates a web view with the default configuration.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Creates a web view from an archive, with the default configuration.
  public required init?(coder: NSCoder) {
    settings = WKWebViewConfiguration()
    super.init(coder: coder)
    configure()
  }

  // MARK: Configuring

  /// A copy of the configuration with which the view was created.
  open var configuration: WKWebViewConfiguration {
    settings.copy() as? WKWebViewConfiguration ?? settings
  }
  /// The navigation delegate.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The UI delegate.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Whether swipes go back and forward; stored.
  open var allowsBackForwardNavigationGestures = false
  /// Whether pressing a link shows a preview; stored.
  open var allowsLinkPreview = true
  /// The app's own user agent string.
  open var customUserAgent: String?
  /// Whether Safari on a Mac may inspect the view; stored.
  open var isInspectable = false
  /// The zoom factor of pages; stored.
  open var pageZoom: CGFloat = 1
  /// The CSS media type; stored.
  open var mediaType: String?
  /// Whether the find interaction is enabled; stored.
  open var isFindInteractionEnabled = false
  /// The find interaction: always nil, because there is no page.
  open var findInteraction: UIFindInteraction? { nil }
  /// The color behind the page.
  open var underPageBackgroundColor: UIColor! {
    get { ownUnderPageColor ?? backgroundColor ?? .white }
    set { ownUnderPageColor = newValue }
  }
  /// The history and scroll position for a later session: always nil.
  ///
  /// Setting it has no effect.
  open var interactionState: Any? {
    get { nil }
    set { WebWarning.write() }
  }
  /// The minimum insets of the viewport.
  open var minimumViewportInset: UIEdgeInsets { viewportInsets.least }
  /// The maximum insets of the viewport.
  open var maximumViewportInset: UIEdgeInsets { viewportInsets.greatest }

  /// Sets the minimum and maximum insets of the viewport; they may not be negative, and no maximum
  /// may be less than its minimum.
  open func setMinimumViewportInset(
    _ minimumViewportInset: UIEdgeInsets, maximumViewportInset: UIEdgeInsets
  ) {
    let (least, most) = (minimumViewportInset, maximumViewportInset)
    programmingPrecondition(
      min(least.top, least.left, least.bottom, least.right) >= 0
        && min(most.top, most.left, most.bottom, most.right) >= 0,
      "Minimum and maximum viewport insets cannot be negative",
      exception: "NSInvalidArgumentException")
    programmingPrecondition(
      least.top + least.bottom <= most.top + most.bottom
        && least.left + least.right <= most.left + most.right,
      "Minimum viewport insets cannot be larger than the maximum ones",
      exception: "NSInvalidArgumentException")
    viewportInsets = (least, most)
  }

  // MARK: Observing

  /// The scroll view, which is empty.
  open var scrollView: UIScrollView { content }
  /// The title of the page: always nil.
  open var title: String? { nil }
  /// The address of the load in progress.
  open var url: URL? { loads.last?.url }
  /// Whether a load is in progress.
  open var isLoading: Bool { !loads.isEmpty }
  /// The progress of the load: always 0.
  open var estimatedProgress: Double { 0 }
  /// Whether the page came over secure connections only: always false.
  open var hasOnlySecureContent: Bool { false }
  /// Whether the history has a previous item: always false.
  open var canGoBack: Bool { false }
  /// Whether the history has a next item: always false.
  open var canGoForward: Bool { false }
  /// The history: always empty.
  open var backForwardList: WKBackForwardList { history }

  /// The page's theme color: always nil.
  open var themeColor: UIColor? { nil }
  /// The full screen state: always `notInFullscreen`.
  open var fullscreenState: FullscreenState { .notInFullscreen }
  /// The camera's state: always `none`.
  open var cameraCaptureState: WKMediaCaptureState { .none }
  /// The microphone's state: always `none`.
  open var microphoneCaptureState: WKMediaCaptureState { .none }

  /// Returns whether WebKit itself loads a URL scheme.
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data", "blob", "ftp", "javascript"]
      .contains(urlScheme.lowercased())
  }

  // MARK: Loading

  /// Loads a page, which fails.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { start(request) }

  /// Loads data, which fails.
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { start(URLRequest(url: baseURL)) }

  /// Loads a page from a string, which fails.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    start(URLRequest(url: baseURL ?? Self.blank))
  }

  /// Loads a file, which fails.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    start(URLRequest(url: URL))
  }

  /// Loads data with the app's own response, which fails.
  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation { begin(request) }

  /// Loads HTML with the app's own response, which fails.
  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest, responseHTML string: String
  ) -> WKNavigation { begin(request) }

  /// Loads a file by a request, which fails.
  @discardableResult
  open func loadFileRequest(
    _ request: URLRequest, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation { begin(request) }

  /// Starts a download; the handler sets its delegate (Opening.WK8).
  open func startDownload(
    using request: URLRequest, completionHandler: @escaping @MainActor (WKDownload) -> Void
  ) {
    let download = WKDownload(request, in: self)
    DispatchQueue.main.async { completionHandler(download) }
  }

  /// Starts a download; its delegate should be set at once (Opening.WK8).
  open func startDownload(using request: URLRequest) async -> WKDownload {
    WKDownload(request, in: self)
  }

  /// Returns nil: there is no page to reload.
  @discardableResult
  open func reload() -> WKNavigation? { nil }

  /// Returns nil: there is no page to reload.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { nil }

  /// Stops all loads without a callback.
  open func stopLoading() { change { loads = [] } }

  /// Returns nil: the history is empty.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }

  /// Returns nil: the history is empty.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  /// Returns nil: the history is empty.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }

  // MARK: Films and sounds

  /// Calls the closure; no media play.
  open func pauseAllMediaPlayback(completionHandler: (@MainActor () -> Void)? = nil) {
    answer(completionHandler)
  }
  /// Does nothing; no media play.
  open func pauseAllMediaPlayback() async {}
  /// Calls the closure; no media play.
  open func setAllMediaPlaybackSuspended(
    _ suspended: Bool, completionHandler: (@MainActor () -> Void)? = nil
  ) { answer(completionHandler) }
  /// Does nothing; no media play.
  open func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
  /// Calls the closure; no media play.
  open func closeAllMediaPresentations(completionHandler: (@MainActor () -> Void)? = nil) {
    answer(completionHandler)
  }
  /// Does nothing; no media play.
  open func closeAllMediaPresentations() async {}
  /// Passes `none` to the closure.
  open func requestMediaPlaybackState(
    completionHandler: @escaping @MainActor (WKMediaPlaybackState) -> Void
  ) { DispatchQueue.main.async { completionHandler(.none) } }
  /// Returns `none`.
  open func requestMediaPlaybackState() async -> WKMediaPlaybackState { .none }
  /// Calls the closure; no camera is in use.
  open func setCameraCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (@MainActor () -> Void)? = nil
  ) { answer(completionHandler) }
  /// Does nothing; no camera is in use.
  open func setCameraCaptureState(_ state: WKMediaCaptureState) async {}
  /// Calls the closure; no microphone is in use.
  open func setMicrophoneCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (@MainActor () -> Void)? = nil
  ) { answer(completionHandler) }
  /// Does nothing; no microphone is in use.
  open func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {}

  private func answer(_ completionHandler: (@MainActor () -> Void)?) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler() }
  }

  // MARK: Scripts and pictures

  /// Evaluates a script; always fails.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    WebWarning.write()
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(nil, Self.scriptError) }
  }

  /// Evaluates a script; always fails.
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    WebWarning.write()
    throw Self.scriptError
  }

  /// Makes an image of the empty view.
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor (UIImage?, (any Error)?) -> Void
  ) {
    let rect = snapshotConfiguration?.rect ?? .null
    let part = rect.isNull ? bounds : rect
    guard part.width > 0, part.height > 0 else {
      let error = WebWarning.error(.unknown, "The part of the web view is empty.")
      DispatchQueue.main.async { completionHandler(nil, error) }
      return
    }
    let width = (snapshotConfiguration?.snapshotWidth?.doubleValue).map { CGFloat($0) }
    let scale = (width ?? part.width) / part.width
    let size = CGSize(width: part.width * scale, height: part.height * scale)
    let picture = UIGraphicsImageRenderer(size: size).image { context in
      context.cgContext.scaleBy(x: scale, y: scale)
      context.cgContext.translateBy(x: -part.minX, y: -part.minY)
      layer.render(in: context.cgContext)
    }
    DispatchQueue.main.async { completionHandler(picture, nil) }
  }

  /// Returns an image of the empty view.
  ///
  /// - Throws: An error if the part of the view is empty.
  @discardableResult
  open func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
    try await withCheckedThrowingContinuation { next in
      takeSnapshot(with: configuration) { picture, error in
        next.resume(
          with: picture.map { .success($0) }
            ?? .failure(error ?? WebWarning.error(.unknown, "There is no picture.")))
      }
    }
  }

  // MARK: UIView

  /// Lays out the scroll view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }

  // MARK: Internals

  private let settings: WKWebViewConfiguration
  private let content = UIScrollView()
  private let history = WKBackForwardList()
  /// The loads that have not ended.
  private var loads: [PendingLoad] = []
  private var viewportInsets = (least: UIEdgeInsets.zero, greatest: UIEdgeInsets.zero)
  private var ownUnderPageColor: UIColor?

  private struct PendingLoad {
    let navigation: WKNavigation
    let url: URL?
  }

  private static let blank = URL(fileURLWithPath: "/")
  private static let scriptError = WebWarning.error(
    .javaScriptExceptionOccurred, "There is no page, so no script can run.")

  private func configure() {
    Self.registration
    backgroundColor = .white
    content.frame = bounds
    addSubview(content)
    WebWarning.write()
  }

  /// The properties that key-value coding finds by name.
  private static let registration: Void = {
    KeyedProperties.add("estimatedProgress", \WKWebView.estimatedProgress)
    KeyedProperties.add("title", \WKWebView.title)
    KeyedProperties.add("URL", \WKWebView.url)
    KeyedProperties.add("loading", \WKWebView.isLoading)
    KeyedProperties.add("isLoading", \WKWebView.isLoading)
    KeyedProperties.add("canGoBack", \WKWebView.canGoBack)
    KeyedProperties.add("canGoForward", \WKWebView.canGoForward)
  }()

  private func change(_ body: () -> Void) {
    willChangeValue(for: \.isLoading)
    willChangeValue(for: \.url)
    body()
    didChangeValue(for: \.url)
    didChangeValue(for: \.isLoading)
  }

  /// Asks the delegate for its policy, then fails (Opening.WK2).
  private func start(_ request: URLRequest) -> WKNavigation? { begin(request) }

  private func begin(_ request: URLRequest) -> WKNavigation {
    WebWarning.write()
    let load = PendingLoad(navigation: WKNavigation(), url: request.url)
    change { loads.append(load) }
    DispatchQueue.main.async { [weak self] in self?.ask(load, request) }
    return load.navigation
  }

  private func ask(_ load: PendingLoad, _ request: URLRequest) {
    guard isPending(load) else { return }
    guard let delegate = navigationDelegate else { return fail(load) }
    let action = WKNavigationAction(request, in: self)
    let preferences = settings.defaultWebpagePreferences ?? WKWebpagePreferences()
    delegate.webView(self, decidePolicyFor: action, preferences: preferences) {
      [weak self] policy, _ in
      guard let self, isPending(load) else { return }
      if policy == .cancel { return change { self.remove(load) } }
      if policy == .download { return download(load, request, action) }
      navigationDelegate?.webView(self, didStartProvisionalNavigation: load.navigation)
      DispatchQueue.main.async { [weak self] in self?.fail(load) }
    }
  }

  /// Starts a download in place of a load (Opening.WK8).
  private func download(
    _ load: PendingLoad, _ request: URLRequest, _ action: WKNavigationAction
  ) {
    change { remove(load) }
    navigationDelegate?.webView(
      self, navigationAction: action, didBecome: WKDownload(request, in: self))
  }

  private func fail(_ load: PendingLoad) {
    guard isPending(load) else { return }
    change { remove(load) }
    let error = WebWarning.error(.unknown, "Web pages are not loaded here.", load.url)
    navigationDelegate?.webView(
      self, didFailProvisionalNavigation: load.navigation, withError: error)
  }

  private func isPending(_ load: PendingLoad) -> Bool {
    loads.contains { $0.navigation === load.navigation }
  }

  private func remove(_ load: PendingLoad) {
    loads.removeAll { $0.navigation === load.navigation }
  }
}

internal import TactusCrashReports

/// An object that displays interactive web content, such as for an in-app browser.
///
/// Web pages are not loaded here: the view is empty, and each load fails (Opening.WK1–WK8).
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
  /// The delegate of navigation.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The delegate of the user interface.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// Whether swipes go back and forward.
  open var allowsBackForwardNavigationGestures = false
  /// Whether pressing a link shows a preview.
  open var allowsLinkPreview = true
  /// The text by which pages know the browser.
  open var customUserAgent: String?
  /// Whether a Mac may inspect the view.
  open var isInspectable = false
  /// The scale of pages.
  open var pageZoom: CGFloat = 1
  /// The type of media.
  open var mediaType: String?
  /// Whether the user may search the page.
  open var isFindInteractionEnabled = false
  /// The interaction for searching: always nil, because there is no page to search.
  open var findInteraction: UIFindInteraction? { nil }
  /// The color behind the page.
  open var underPageBackgroundColor: UIColor! {
    get { ownUnderPageColor ?? backgroundColor ?? .white }
    set { ownUnderPageColor = newValue }
  }
  /// The state with which an app shows the view as it is now: always nil.
  ///
  /// Setting it has no effect.
  open var interactionState: Any? {
    get { nil }
    set { WebWarning.write() }
  }
  /// The least insets of the part of the page that is seen.
  open var minimumViewportInset: UIEdgeInsets { viewportInsets.least }
  /// The greatest insets of the part of the page that is seen.
  open var maximumViewportInset: UIEdgeInsets { viewportInsets.greatest }

  /// Sets the least and the greatest insets of the part of the page that is seen, which may not be
  /// negative; the greatest may not be less than the least.
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

  /// The scroll view of the content, which is empty.
  open var scrollView: UIScrollView { content }
  /// The title of the page: always nil.
  open var title: String? { nil }
  /// The address that is loading.
  open var url: URL? { loads.last?.url }
  /// Whether the view is loading.
  open var isLoading: Bool { !loads.isEmpty }
  /// The share of the page that has loaded: always 0.
  open var estimatedProgress: Double { 0 }
  /// Whether all content came encrypted: always false.
  open var hasOnlySecureContent: Bool { false }
  /// Whether there is a page to go back to: always false.
  open var canGoBack: Bool { false }
  /// Whether there is a page to go forward to: always false.
  open var canGoForward: Bool { false }
  /// The list of pages, which is empty.
  open var backForwardList: WKBackForwardList { history }

  /// The color that the page wants around it: always nil.
  open var themeColor: UIColor? { nil }
  /// Whether an element of the page fills the screen: none does.
  open var fullscreenState: FullscreenState { .notInFullscreen }
  /// Whether the page records with the camera: it does not.
  open var cameraCaptureState: WKMediaCaptureState { .none }
  /// Whether the page records with the microphone: it does not.
  open var microphoneCaptureState: WKMediaCaptureState { .none }

  /// Returns whether WebKit loads the addresses of a scheme, as it does on an iPhone.
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

  /// Loads a page from a text, which fails.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    start(URLRequest(url: baseURL ?? Self.blank))
  }

  /// Loads a file, which fails.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    start(URLRequest(url: URL))
  }

  /// Loads data as if they were the answer to a request, which fails.
  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest, response: URLResponse, responseData data: Data
  ) -> WKNavigation { begin(request) }

  /// Loads a text as if it were the answer to a request, which fails.
  @discardableResult
  open func loadSimulatedRequest(
    _ request: URLRequest, responseHTML string: String
  ) -> WKNavigation { begin(request) }

  /// Loads a file, which fails.
  @discardableResult
  open func loadFileRequest(
    _ request: URLRequest, allowingReadAccessTo readAccessURL: URL
  ) -> WKNavigation { begin(request) }

  /// Starts a download, which the delegate that the handler sets hears of (Opening.WK8).
  open func startDownload(
    using request: URLRequest, completionHandler: @escaping @MainActor (WKDownload) -> Void
  ) {
    let download = WKDownload(request, in: self)
    DispatchQueue.main.async { completionHandler(download) }
  }

  /// Starts a download, whose delegate should be set at once (Opening.WK8).
  open func startDownload(using request: URLRequest) async -> WKDownload {
    WKDownload(request, in: self)
  }

  /// Loads the page again: nil, because there is none.
  @discardableResult
  open func reload() -> WKNavigation? { nil }

  /// Loads the page again: nil, because there is none.
  @discardableResult
  open func reloadFromOrigin() -> WKNavigation? { nil }

  /// Stops loading: what is loading does not report its end.
  open func stopLoading() { change { loads = [] } }

  /// Goes back: nil, because there is no page.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }

  /// Goes forward: nil, because there is no page.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  /// Goes to a page: nil, because there is none.
  @discardableResult
  open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }

  // MARK: Films and sounds

  /// Pauses what the page plays, which is nothing.
  open func pauseAllMediaPlayback(completionHandler: (@MainActor () -> Void)? = nil) {
    answer(completionHandler)
  }
  /// Pauses what the page plays, which is nothing.
  open func pauseAllMediaPlayback() async {}
  /// Suspends or continues what the page plays, which is nothing.
  open func setAllMediaPlaybackSuspended(
    _ suspended: Bool, completionHandler: (@MainActor () -> Void)? = nil
  ) { answer(completionHandler) }
  /// Suspends or continues what the page plays, which is nothing.
  open func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
  /// Closes what the page plays outside of it, which is nothing.
  open func closeAllMediaPresentations(completionHandler: (@MainActor () -> Void)? = nil) {
    answer(completionHandler)
  }
  /// Closes what the page plays outside of it, which is nothing.
  open func closeAllMediaPresentations() async {}
  /// Finds whether the page plays: it does not.
  open func requestMediaPlaybackState(
    completionHandler: @escaping @MainActor (WKMediaPlaybackState) -> Void
  ) { DispatchQueue.main.async { completionHandler(.none) } }
  /// Returns whether the page plays: it does not.
  open func requestMediaPlaybackState() async -> WKMediaPlaybackState { .none }
  /// Changes whether the page records with the camera, which it does not.
  open func setCameraCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (@MainActor () -> Void)? = nil
  ) { answer(completionHandler) }
  /// Changes whether the page records with the camera, which it does not: does nothing.
  open func setCameraCaptureState(_ state: WKMediaCaptureState) async {}
  /// Changes whether the page records with the microphone, which it does not.
  open func setMicrophoneCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (@MainActor () -> Void)? = nil
  ) { answer(completionHandler) }
  /// Changes whether the page records with the microphone, which it does not: does nothing.
  open func setMicrophoneCaptureState(_ state: WKMediaCaptureState) async {}

  private func answer(_ completionHandler: (@MainActor () -> Void)?) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler() }
  }

  // MARK: Scripts and pictures

  /// Runs a script, which fails.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    WebWarning.write()
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(nil, Self.scriptError) }
  }

  /// Runs a script, which fails.
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    WebWarning.write()
    throw Self.scriptError
  }

  /// Makes a picture of the view, which is empty.
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

  /// Returns a picture of the view, which is empty.
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

  /// Asks the delegate for its policy, and fails after it has answered (Opening.WK2).
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

  /// Downloads what would have been loaded (Opening.WK8).
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

internal import TactusCrashReports

/// An object that displays interactive web content, such as for an in-app browser.
///
/// Web pages are not loaded here: the view is empty, and each load fails. Steps Opening.WK1–WK5.
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
  /// A Boolean value that indicates whether swipes go back and forward.
  open var allowsBackForwardNavigationGestures = false
  /// A Boolean value that indicates whether pressing a link shows a preview.
  open var allowsLinkPreview = true
  /// The text by which pages know the browser.
  open var customUserAgent: String?
  /// A Boolean value that indicates whether a Mac may inspect the view.
  open var isInspectable = false
  /// The scale of pages.
  open var pageZoom: CGFloat = 1
  /// The type of media.
  open var mediaType: String?

  // MARK: Observing

  /// The scroll view of the content, which is empty.
  open var scrollView: UIScrollView { content }
  /// The title of the page: always nil.
  open var title: String? { nil }
  /// The address that is loading.
  open var url: URL? { loads.last?.url }
  /// A Boolean value that indicates whether the view is loading.
  open var isLoading: Bool { !loads.isEmpty }
  /// The share of the page that has loaded: always 0.
  open var estimatedProgress: Double { 0 }
  /// A Boolean value that indicates whether all content came encrypted: always false.
  open var hasOnlySecureContent: Bool { false }
  /// A Boolean value that indicates whether there is a page to go back to: always false.
  open var canGoBack: Bool { false }
  /// A Boolean value that indicates whether there is a page to go forward to: always false.
  open var canGoForward: Bool { false }
  /// The list of pages, which is empty.
  open var backForwardList: WKBackForwardList { history }

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
  private func start(_ request: URLRequest) -> WKNavigation? {
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
    delegate.webView(self, decidePolicyFor: action) { [weak self] policy in
      guard let self, isPending(load) else { return }
      if policy == .cancel { return change { self.remove(load) } }
      navigationDelegate?.webView(self, didStartProvisionalNavigation: load.navigation)
      DispatchQueue.main.async { [weak self] in self?.fail(load) }
    }
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

internal import TactusCrashReports
internal import TactusUIKitViews
internal import TactusVirtualTime

/// A session in which the user signs in on a web page.
///
/// Steps SignIn.WS1….
///
/// - Thread: main.
open class ASWebAuthenticationSession: NSObject {
  /// A closure that receives the address which has ended a session, or the error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  private let url: URL
  private let callback: Callback?
  private let completionHandler: CompletionHandler
  private var run: WebAuthenticationRun?
  private var isCanceled = false

  // MARK: Creating

  /// Creates a session that an address with a scheme ends.
  ///
  /// - Parameters:
  ///   - URL: The address of the page, with `http` or `https`.
  ///   - callbackURLScheme: The scheme; nil for the schemes in the app's property list.
  ///   - completionHandler: Called on the main queue when the session ends.
  public init(
    url URL: URL, callbackURLScheme: String?,
    completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler
  ) {
    url = URL
    callback = callbackURLScheme.map { .customScheme($0) }
    self.completionHandler = completionHandler
  }

  /// Creates a session that an address ends.
  ///
  /// - Parameters:
  ///   - URL: The address of the page, with `http` or `https`.
  ///   - callback: The addresses that end the session.
  ///   - completionHandler: Called on the main queue when the session ends.
  public init(
    url URL: URL, callback: ASWebAuthenticationSession.Callback,
    completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler
  ) {
    url = URL
    self.callback = callback
    self.completionHandler = completionHandler
  }

  // MARK: Configuring

  /// The object that knows from which window the session is presented; it is not retained.
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  /// Whether the session asks for a private browser, so that the user need not agree to share data
  /// (SignIn.WS2).
  open var prefersEphemeralWebBrowserSession = false
  /// Fields for the header of the first request, which the computer's browser does not send
  /// (SignIn.WS3).
  open var additionalHeaderFields: [String: String]?

  // MARK: Doing

  /// Whether the session can begin.
  open var canStart: Bool {
    guard PhoneTime.isOnMainActor, run == nil, !isCanceled, isWebPage else { return false }
    nonisolated(unsafe) let session = self
    return MainActor.assumeIsolated { (try? session.anchor()) != nil }
  }

  /// Begins the session, once (SignIn.WS1).
  ///
  /// - Returns: Whether it begins.
  @discardableResult
  open func start() -> Bool {
    guard PhoneTime.isOnMainActor else {
      RuntimeWarning.once(
        "ASWebAuthenticationSession.start() must be called on the main thread", namesPlace: true)
      return false
    }
    guard run == nil, !isCanceled else { return false }
    guard isWebPage else {
      RuntimeWarning.once(
        "ASWebAuthenticationSession: \(url.absoluteString) is no web address; an iPhone throws "
          + "here", namesPlace: true)
      return false
    }
    nonisolated(unsafe) let session = self
    return MainActor.assumeIsolated { session.begin() }
  }

  /// Ends the session without a call of its completion handler (SignIn.WS7).
  open func cancel() {
    nonisolated(unsafe) let session = self
    guard PhoneTime.isOnMainActor else {
      return PhoneTime.runLater { session.cancel() }
    }
    isCanceled = true
    MainActor.assumeIsolated { session.run?.cancel() }
  }

  // MARK: Internals

  private var isWebPage: Bool { ["http", "https"].contains(url.scheme?.lowercased()) }

  /// Returns the window of the provider, which has to show a controller.
  @MainActor
  private func anchor() throws(ASWebAuthenticationSessionError) -> UIWindow {
    guard let provider = presentationContextProvider else {
      throw ASWebAuthenticationSessionError(.presentationContextNotProvided)
    }
    let window = provider.presentationAnchor(for: self)
    guard window.rootViewController != nil, !window.isHidden, window.windowScene != nil else {
      throw ASWebAuthenticationSessionError(.presentationContextInvalid)
    }
    return window
  }

  @MainActor
  private func begin() -> Bool {
    if let scheme = callback?.impossibleScheme {
      RuntimeWarning.once(
        "ASWebAuthenticationSession: “\(scheme)” is no scheme, so no address ends the session; "
          + "leave out the colon and what follows", namesPlace: true)
    }
    if additionalHeaderFields?.isEmpty == false {
      RuntimeWarning.once(
        "ASWebAuthenticationSession: the browser of this computer does not send "
          + "additionalHeaderFields", namesPlace: true)
    }
    nonisolated(unsafe) let completionHandler = completionHandler
    let window: UIWindow
    do throws(ASWebAuthenticationSessionError) {
      window = try anchor()
    } catch {
      isCanceled = true
      PhoneTime.runLater { completionHandler(nil, error) }
      return false
    }
    let callback = callback
    // The run keeps the session until it has ended.
    let run = WebAuthenticationRun(url, window) { url in
      if let callback { return callback.matchesURL(url) }
      return AddressReceivers.appSchemes.contains(url.scheme?.lowercased() ?? "")
    } completion: { [self] url, error in
      _ = self
      completionHandler(url, error)
    }
    self.run = run
    run.start(asksUser: !prefersEphemeralWebBrowserSession)
    return true
  }
}

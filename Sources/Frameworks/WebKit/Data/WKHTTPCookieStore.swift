internal import TactusThreads

/// The cookies of a website data store; apps read and write them (Opening.WK5).
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  override init() { super.init() }

  /// Passes all cookies to a closure.
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    let all = cookies
    DispatchQueue.main.async { completionHandler(all) }
  }

  /// Returns all cookies.
  @discardableResult
  open func allCookies() async -> [HTTPCookie] {
    await withCheckedContinuation { next in getAllCookies { next.resume(returning: $0) } }
  }

  /// Adds a cookie, replacing one with the same name, domain and path.
  open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil
  ) {
    remove(cookie)
    cookies.append(cookie)
    if let completionHandler { DispatchQueue.main.async { completionHandler() } }
  }

  /// Adds a cookie, replacing one with the same name, domain and path.
  open func setCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { next in setCookie(cookie) { next.resume() } }
  }

  /// Removes a cookie.
  open func delete(_ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil) {
    remove(cookie)
    if let completionHandler { DispatchQueue.main.async { completionHandler() } }
  }

  /// Removes a cookie.
  open func deleteCookie(_ cookie: HTTPCookie) async {
    await withCheckedContinuation { next in delete(cookie) { next.resume() } }
  }

  /// Adds cookies, replacing those with the same names, domains and paths.
  open func setCookies(
    _ cookies: [HTTPCookie], completionHandler: (@MainActor () -> Void)? = nil
  ) {
    for cookie in cookies { remove(cookie) }
    self.cookies += cookies
    if let completionHandler { DispatchQueue.main.async { completionHandler() } }
  }

  /// Adds cookies, replacing those with the same names, domains and paths.
  open func setCookies(_ cookies: [HTTPCookie]) async {
    await withCheckedContinuation { next in setCookies(cookies) { next.resume() } }
  }

  // MARK: Policy

  /// The policies about cookies of pages.
  ///
  /// - Source: the numbers are those of public bindings. Confidence: documented.
  public enum CookiePolicy: Int, Sendable {
    /// Pages can set cookies.
    case allow
    /// Pages cannot set cookies.
    case disallow
  }

  /// Sets the cookie policy; stored, because no page sets cookies.
  open func setCookiePolicy(
    _ policy: CookiePolicy, completionHandler: (@MainActor () -> Void)? = nil
  ) {
    kept = policy
    if let completionHandler { DispatchQueue.main.async { completionHandler() } }
  }

  /// Sets the cookie policy; stored, because no page sets cookies.
  open func setCookiePolicy(_ policy: CookiePolicy) async { kept = policy }

  /// Passes the cookie policy to a closure.
  open func getCookiePolicy(_ completionHandler: @escaping @MainActor (CookiePolicy) -> Void) {
    let policy = kept
    DispatchQueue.main.async { completionHandler(policy) }
  }

  /// The cookie policy.
  open var cookiePolicy: CookiePolicy {
    get async { kept }
  }

  // MARK: Observers

  /// Adds an observer, held weakly.
  open func add(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
    observers.append(WeakReference(observer))
  }

  /// Removes an observer.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    observers.removeAll { $0.object == nil || $0.object === observer }
  }

  private var kept = CookiePolicy.allow
  private var observers: [WeakReference<any WKHTTPCookieStoreObserver>] = []

  /// Notifies the observers in a later turn of the main queue.
  private func tell() {
    guard !observers.isEmpty else { return }
    DispatchQueue.main.async {
      for observer in self.observers { observer.object?.cookiesDidChange(in: self) }
    }
  }

  // MARK: Internals

  func removeAll() { cookies = [] }

  private func remove(_ cookie: HTTPCookie) {
    cookies.removeAll {
      $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path
    }
  }

  private var cookies: [HTTPCookie] = [] {
    didSet { if cookies != oldValue { tell() } }
  }
}

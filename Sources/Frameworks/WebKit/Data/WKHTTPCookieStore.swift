internal import TactusThreads

/// An object that manages the HTTP cookies associated with a particular web view; no page reads
/// them here (Opening.WK5).
@preconcurrency @MainActor
open class WKHTTPCookieStore: NSObject {
  override init() { super.init() }

  /// Finds all cookies.
  open func getAllCookies(_ completionHandler: @escaping @MainActor ([HTTPCookie]) -> Void) {
    let all = cookies
    DispatchQueue.main.async { completionHandler(all) }
  }

  /// Returns all cookies.
  @discardableResult
  open func allCookies() async -> [HTTPCookie] {
    await withCheckedContinuation { next in getAllCookies { next.resume(returning: $0) } }
  }

  /// Adds a cookie, in place of one with the same name, domain and path.
  open func setCookie(
    _ cookie: HTTPCookie, completionHandler: (@MainActor () -> Void)? = nil
  ) {
    remove(cookie)
    cookies.append(cookie)
    if let completionHandler { DispatchQueue.main.async { completionHandler() } }
  }

  /// Adds a cookie, in place of one with the same name, domain and path.
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

  /// Adds cookies, in place of those with the same names, domains and paths.
  open func setCookies(
    _ cookies: [HTTPCookie], completionHandler: (@MainActor () -> Void)? = nil
  ) {
    for cookie in cookies { remove(cookie) }
    self.cookies += cookies
    if let completionHandler { DispatchQueue.main.async { completionHandler() } }
  }

  /// Adds cookies, in place of those with the same names, domains and paths.
  open func setCookies(_ cookies: [HTTPCookie]) async {
    await withCheckedContinuation { next in setCookies(cookies) { next.resume() } }
  }

  // MARK: Policy

  /// Whether pages may have cookies.
  ///
  /// - Source: the numbers are those of public bindings. Confidence: documented.
  public enum CookiePolicy: Int, Sendable {
    /// Pages may have cookies.
    case allow
    /// Pages may have no cookies.
    case disallow
  }

  /// Keeps whether pages may have cookies; no page asks.
  open func setCookiePolicy(
    _ policy: CookiePolicy, completionHandler: (@MainActor () -> Void)? = nil
  ) {
    kept = policy
    if let completionHandler { DispatchQueue.main.async { completionHandler() } }
  }

  /// Keeps whether pages may have cookies; no page asks.
  open func setCookiePolicy(_ policy: CookiePolicy) async { kept = policy }

  /// Reports whether pages may have cookies.
  open func getCookiePolicy(_ completionHandler: @escaping @MainActor (CookiePolicy) -> Void) {
    let policy = kept
    DispatchQueue.main.async { completionHandler(policy) }
  }

  /// Whether pages may have cookies.
  open var cookiePolicy: CookiePolicy {
    get async { kept }
  }

  // MARK: Observers

  /// Adds an observer of changes, which is not retained.
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

  /// Tells the observers of a change in a later turn of the main queue.
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

/// An object that manages the HTTP cookies associated with a particular web view; no page reads
/// them here.
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

  func removeAll() { cookies = [] }

  private func remove(_ cookie: HTTPCookie) {
    cookies.removeAll {
      $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path
    }
  }

  private var cookies: [HTTPCookie] = []
}

import FoundationNetworking
import TactusFoundationBase

// The cookies of a task (Networking.NW58).
extension HTTPCookieStorage {
  /// Stores the cookies of a task's response, if the storage accepts those of its host.
  ///
  /// - Parameters:
  ///   - cookies: The cookies.
  ///   - task: The task, whose current request has the address.
  public func storeCookies(_ cookies: [HTTPCookie], for task: URLSessionTask) {
    let request = task.currentRequest ?? task.originalRequest
    setCookies(cookies, for: request?.url, mainDocumentURL: request?.mainDocumentURL)
  }

  /// Passes the cookies for the current request of a task to a closure, before it returns.
  ///
  /// - Parameters:
  ///   - task: The task.
  ///   - completionHandler: The closure; nil if the request has no address.
  public func getCookiesFor(
    _ task: URLSessionTask, completionHandler: @escaping @Sendable ([HTTPCookie]?) -> Void
  ) {
    let request = task.currentRequest ?? task.originalRequest
    completionHandler(request?.url.flatMap { cookies(for: $0) })
  }

  /// Returns the cookies for the current request of a task.
  ///
  /// - Parameter task: The task.
  /// - Returns: The cookies; nil if the request has no address.
  public func cookies(for task: URLSessionTask) async -> [HTTPCookie]? {
    await withCheckedContinuation { done in
      getCookiesFor(task) { done.resume(returning: $0) }
    }
  }
}

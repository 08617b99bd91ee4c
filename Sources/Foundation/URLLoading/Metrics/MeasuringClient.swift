import FoundationNetworking
import TactusFoundationBase

/// The client of one of the toolchain's own protocols: passes everything on to the toolchain's
/// client, and reports the metrics before the end (Networking.NW20).
///
/// - Thread: the session's work queue, as the toolchain's client.
final class MeasuringClient: NSObject, URLProtocolClient, Sendable {
  private let client: any URLProtocolClient
  private let transfer: NetworkTransfer

  init(_ client: any URLProtocolClient, _ transfer: NetworkTransfer) {
    (self.client, self.transfer) = (client, transfer)
  }

  func urlProtocol(
    _ loader: URLProtocol, didReceive response: URLResponse,
    cacheStoragePolicy policy: URLCache.StoragePolicy
  ) {
    transfer.respond()
    client.urlProtocol(loader, didReceive: response, cacheStoragePolicy: policy)
  }

  func urlProtocol(_ loader: URLProtocol, didLoad data: Data) {
    client.urlProtocol(loader, didLoad: data)
  }

  func urlProtocolDidFinishLoading(_ loader: URLProtocol) {
    if Self.asksForCredential(loader.task?.response) {
      transfer.askForCredential()
    } else {
      transfer.end(isFinished: true)
    }
    client.urlProtocolDidFinishLoading(loader)
  }

  func urlProtocol(_ loader: URLProtocol, didFailWithError error: any Error) {
    transfer.end(isFinished: false)
    client.urlProtocol(loader, didFailWithError: error)
  }

  func urlProtocol(_ loader: URLProtocol, cachedResponseIsValid cached: CachedURLResponse) {
    transfer.useCache(cached)
    client.urlProtocol(loader, cachedResponseIsValid: cached)
  }

  func urlProtocol(
    _ loader: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse
  ) {
    client.urlProtocol(loader, wasRedirectedTo: request, redirectResponse: redirectResponse)
  }

  func urlProtocol(_ loader: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
    client.urlProtocol(loader, didReceive: challenge)
  }

  func urlProtocol(_ loader: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
    transfer.end(isFinished: false)
    client.urlProtocol(loader, didCancel: challenge)
  }

  /// Returns whether the toolchain's client makes a challenge of a response, so that the task goes
  /// on.
  private static func asksForCredential(_ response: URLResponse?) -> Bool {
    guard let response = response as? HTTPURLResponse else { return false }
    return response.statusCode == 401 && response.allHeaderFields["WWW-Authenticate"] != nil
  }
}

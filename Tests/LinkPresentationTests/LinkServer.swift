import Foundation
import Synchronization
import UIKit

/// A site of pages and pictures, which a protocol of the test serves.
final class LinkServer: URLProtocol {
  /// The paths that were asked for, in order.
  static let paths = Mutex<[String]>([])

  private static let page = """
    <html><head><title> Tea
    &amp; Cake </title>
    <link rel="shortcut icon" href="/small.png">
    <meta property="og:image" content="large.png">
    <meta property="og:video" content="/film.mov">
    <link rel="apple-touch-icon" href="/touch.png"></head>
    <body><svg><title>Not this</title></svg></body></html>
    """
  private static let other = """
    <head><title>Plain</title><meta property="og:title" content="Käse"></head>
    """

  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.host == "www.kettle.test"
  }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return }
    Self.paths.withLock { $0.append(url.path) }
    switch url.path {
    case "/shop/tea": answer(url, 200, "text/html", Data(Self.page.utf8))
    case "/plain": answer(url, 200, "text/html; charset=utf-8", Data(Self.other.utf8))
    case "/photo": answer(url, 200, "image/png", Self.picture(80, 40))
    case "/text": answer(url, 200, "text/plain", Data("tea".utf8))
    case "/shop/large.png": answer(url, 200, "image/png", Self.picture(80, 40))
    case "/touch.png": answer(url, 200, "image/png", Self.picture(8, 8))
    case "/broken": client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
    case "/never": break
    default: answer(url, 404, "text/html", Data())
    }
  }
  override func stopLoading() {
    // does nothing
  }

  private func answer(_ url: URL, _ status: Int, _ type: String, _ body: Data) {
    let response = HTTPURLResponse(
      url: url, statusCode: status, httpVersion: "HTTP/1.1",
      headerFields: ["Content-Type": type, "Content-Length": "\(body.count)"])
    guard let response else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: body)
    client?.urlProtocolDidFinishLoading(self)
  }

  /// Returns a red picture.
  static func picture(_ width: CGFloat, _ height: CGFloat) -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    return UIGraphicsImageRenderer(size: size, format: format).pngData {
      UIColor.red.setFill()
      $0.fill(CGRect(origin: .zero, size: size))
    }
  }
}

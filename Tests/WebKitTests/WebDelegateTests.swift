import ScreenTestSupport
import Testing
import WebKit

/// Asynchronous methods of delegates, and stores with identifiers.
@MainActor @Suite(.serialized, .exclusiveScreen) struct WebDelegateTests {
  private final class Guide: NSObject, WKNavigationDelegate, WKDownloadDelegate {
    var asked: [String] = []
    var failure: ((String) -> Void)?

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy {
      asked.append(navigationAction.request.url?.host ?? "")
      return .allow
    }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) { failure?("failed") }

    func download(
      _ download: WKDownload, decideDestinationUsing response: URLResponse,
      suggestedFilename: String
    ) async -> URL? {
      asked.append(suggestedFilename)
      return nil
    }
  }

  private final class Host: NSObject, WKNavigationDelegate, WKUIDelegate {
    func webView(
      _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
      (.cancelAuthenticationChallenge, nil)
    }
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy { .cancel }

    func webView(
      _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo
    ) async -> Bool { message == "Tea?" }
    func webView(
      _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
      initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
    ) async -> WKPermissionDecision { .grant }
  }

  private final class Teapot: NSObject, WKScriptMessageHandlerWithReply {
    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) { ("tea", nil) }
  }

  private final class Watcher: NSObject, WKHTTPCookieStoreObserver {
    var changes = 0
    var changed: (() -> Void)?

    func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {
      changes += 1
      changed?()
    }
  }

  private func cookie(_ value: String) throws -> HTTPCookie {
    try #require(
      HTTPCookie(properties: [
        .name: "tea", .value: value, .domain: "kettle.test", .path: "/",
      ]))
  }

  @Test("Opening.WK9. A delegate answers asynchronously which pages load")
  func policies() async throws {
    let (view, guide) = (WKWebView(frame: .zero), Guide())
    view.navigationDelegate = guide
    let url = try #require(URL(string: "https://kettle.test/"))
    let end = await withCheckedContinuation { next in
      guide.failure = { next.resume(returning: $0) }
      view.load(URLRequest(url: url))
    }
    #expect(end == "failed" && guide.asked == ["kettle.test"])
  }

  @Test("Opening.WK9. A delegate answers the panels of a page asynchronously")
  func panels() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/tea"))
    let view = WKWebView(frame: .zero)
    let download = await view.startDownload(using: URLRequest(url: url))
    let frame = download.originatingFrame
    let host: any WKUIDelegate & WKNavigationDelegate = Host()
    var answers: [Bool] = []
    for message in ["Tea?", "Milk?"] {
      host.webView(
        view, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame
      ) { answers.append($0) }
    }
    #expect(answers == [true, false])
    // What the delegate leaves out has the answer of a page without panels.
    var text: String? = "tea"
    host.webView(
      view, runJavaScriptTextInputPanelWithPrompt: "Name", defaultText: nil, initiatedByFrame: frame
    ) { text = $0 }
    #expect(text == nil)
    await download.cancel()
  }

  @Test("Opening.WK9. A delegate answers asynchronously which file a download has")
  func downloads() async throws {
    let (view, guide) = (WKWebView(frame: .zero), Guide())
    let url = try #require(URL(string: "http://127.0.0.1:1/tea"))
    let download = await view.startDownload(using: URLRequest(url: url))
    #expect(download.originatingFrame.request.url == url)
    let delegate: any WKDownloadDelegate = guide
    let response = URLResponse(
      url: url, mimeType: "text/plain", expectedContentLength: 3, textEncodingName: nil)
    let file = await withCheckedContinuation { next in
      delegate.download(
        download, decideDestinationUsing: response, suggestedFilename: "tea.txt"
      ) { next.resume(returning: $0) }
    }
    #expect(file == nil && guide.asked == ["tea.txt"])
    await download.cancel()
  }

  @Test("Opening.WK9. A handler of messages answers asynchronously")
  func replies() {
    let controller = WKUserContentController()
    controller.addScriptMessageHandler(Teapot(), contentWorld: .page, name: "teapot")
  }

  @Test("Opening.WK5. Stores of an identifier have the same cookies until they are removed")
  func profiles() async throws {
    let identifier = UUID()
    let store = WKWebsiteDataStore(forIdentifier: identifier)
    #expect(store.identifier == identifier && store.isPersistent)
    #expect(WKWebsiteDataStore.default().identifier == nil)
    await store.httpCookieStore.setCookie(try cookie("green"))
    let again = WKWebsiteDataStore(forIdentifier: identifier)
    #expect(await again.httpCookieStore.allCookies().map(\.value) == ["green"])
    #expect(await WKWebsiteDataStore.allDataStoreIdentifiers.contains(identifier))
    try await WKWebsiteDataStore.remove(forIdentifier: identifier)
    #expect(await !WKWebsiteDataStore.allDataStoreIdentifiers.contains(identifier))
    #expect(await again.httpCookieStore.allCookies().isEmpty)
  }

  @Test("Opening.WK5. Observers of cookies are told of changes")
  func observers() async throws {
    let store = WKWebsiteDataStore.nonPersistent().httpCookieStore
    let watcher = Watcher()
    store.add(watcher)
    store.add(watcher)
    let cookie = try cookie("black")
    await withCheckedContinuation { next in
      watcher.changed = { next.resume() }
      store.setCookies([cookie])
    }
    #expect(watcher.changes == 1)
    store.remove(watcher)
    await store.deleteCookie(cookie)
    #expect(watcher.changes == 1)
    await store.setCookiePolicy(.disallow)
    #expect(await store.cookiePolicy == .disallow)
  }
}

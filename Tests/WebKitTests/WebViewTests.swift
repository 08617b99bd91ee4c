import PhoneTesting
import SceneKit
import ScreenTestSupport
import Testing
import WebKit

/// Web views without web pages, and views of scenes and sprites that draw none.
@MainActor @Suite(.serialized, .exclusiveScreen) struct WebViewTests {
  /// A delegate that notes what it hears.
  @MainActor private final class Guide: NSObject, WKNavigationDelegate {
    var events: [String] = []
    var policy = WKNavigationActionPolicy.allow

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      let address = navigationAction.request.url?.absoluteString ?? ""
      events.append("policy \(address) \(navigationAction.targetFrame?.securityOrigin.host ?? "")")
      decisionHandler(policy)
    }

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
      events.append("start \(webView.isLoading)")
    }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      events.append("fail \((error as? WKError)?.code == .unknown) \(webView.isLoading)")
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      events.append("finish")
    }
  }

  /// Runs what waits on the main queue.
  private func turns() async {
    for _ in 0..<5 {
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }

  @Test("Opening.WK1, Opening.WK2. A load asks for its policy, starts and fails")
  func load() async throws {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let guide = Guide()
    view.navigationDelegate = guide
    var loading: [Bool] = []
    let observation = view.observe(\.isLoading) { view, _ in loading.append(view.isLoading) }
    let url = try #require(URL(string: "https://example.com/a"))
    #expect(view.load(URLRequest(url: url)) != nil && view.isLoading && view.url == url)
    await turns()
    #expect(
      guide.events == ["policy https://example.com/a example.com", "start true", "fail true false"])
    #expect(loading == [true, false] && !view.isLoading && view.title == nil)
    #expect((view.value(forKey: "estimatedProgress") as? NSNumber)?.doubleValue == 0)
    observation.invalidate()
    guide.events = []
    guide.policy = .cancel
    view.loadHTMLString("<p>Tea</p>", baseURL: nil)
    await turns()
    #expect(guide.events.count == 1 && !view.isLoading)
    guide.events = []
    view.load(URLRequest(url: url))
    view.stopLoading()
    await turns()
    #expect(guide.events.isEmpty && view.reload() == nil && !view.canGoBack)
  }

  @Test("Opening.WK3. A script fails, and the picture of a view is empty")
  func scripts() async throws {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    await #expect(throws: WKError.self) { _ = try await view.evaluateJavaScript("1 + 1") }
    var failure: (any Error)?
    view.evaluateJavaScript("1") { _, error in failure = error }
    var picture: UIImage?
    let configuration = WKSnapshotConfiguration()
    configuration.snapshotWidth = 20
    view.takeSnapshot(with: configuration) { image, _ in picture = image }
    #expect(failure == nil && picture == nil)
    await turns()
    #expect((failure as? WKError)?.code == .javaScriptExceptionOccurred)
    #expect(picture?.size == CGSize(width: 20, height: 10))
    view.frame = .zero
    var wasRefused = false
    view.takeSnapshot(with: nil) { image, error in wasRefused = image == nil && error != nil }
    await turns()
    #expect(wasRefused)
  }

  @Test("Opening.WK4. A configuration is copied, and keeps its scripts, handlers and loaders")
  func configuration() async {
    @MainActor final class Handler: NSObject, WKScriptMessageHandler, WKURLSchemeHandler {
      func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
      ) {}
      func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {}
      func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {}
    }
    let configuration = WKWebViewConfiguration()
    let handler = Handler()
    configuration.setURLSchemeHandler(handler, forURLScheme: "tea")
    configuration.userContentController.addUserScript(
      WKUserScript(source: "f()", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    let view = WKWebView(frame: .zero, configuration: configuration)
    configuration.allowsInlineMediaPlayback = true
    #expect(!view.configuration.allowsInlineMediaPlayback)
    #expect(view.configuration.urlSchemeHandler(forURLScheme: "tea") === handler)
    let controller = view.configuration.userContentController
    #expect(controller.userScripts.map(\.source) == ["f()"])
    #expect(WKWebView.handlesURLScheme("HTTPS") && !WKWebView.handlesURLScheme("tea"))
    controller.add(handler, name: "pour")
    controller.removeScriptMessageHandler(forName: "pour")
    controller.add(handler, name: "pour")
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = WKUserContentController()
        let handler = TwiceHandler()
        controller.add(handler, name: "pour")
        controller.add(handler, name: "pour")
      }
    }
  }

  @MainActor private final class TwiceHandler: NSObject, WKScriptMessageHandler {
    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {}
  }

  @Test("Opening.WK5. Cookies are kept, and there are no other data")
  func data() async throws {
    let store = WKWebsiteDataStore.nonPersistent()
    #expect(!store.isPersistent && WKWebsiteDataStore.default().isPersistent)
    func cookie(_ value: String) throws -> HTTPCookie {
      try #require(
        HTTPCookie(properties: [.name: "tea", .value: value, .domain: "example.com", .path: "/"]))
    }
    await store.httpCookieStore.setCookie(try cookie("green"))
    store.httpCookieStore.setCookie(try cookie("black"), completionHandler: nil)
    var values: [String] = []
    store.httpCookieStore.getAllCookies { values = $0.map(\.value) }
    var count: Int?
    store.fetchDataRecords(ofTypes: WKWebsiteDataStore.allWebsiteDataTypes()) { count = $0.count }
    await turns()
    #expect(values == ["black"] && count == 0)
    store.removeData(
      ofTypes: [WKWebsiteDataTypeCookies], modifiedSince: .distantPast, completionHandler: {})
    store.httpCookieStore.getAllCookies { values = $0.map(\.value) }
    await turns()
    #expect(values.isEmpty)
  }

  @Test("Opening.WK3, Opening.WK5. Tasks get cookies, data and pictures")
  func awaited() async throws {
    let store = WKWebsiteDataStore.nonPersistent()
    let cookies = store.httpCookieStore
    let cookie = try #require(
      HTTPCookie(properties: [.name: "tea", .value: "green", .domain: "example.com", .path: "/"]))
    await cookies.setCookie(cookie)
    #expect(await cookies.allCookies().map(\.value) == ["green"])
    await cookies.deleteCookie(cookie)
    #expect(await cookies.allCookies().isEmpty)
    await cookies.setCookie(cookie)
    let types = WKWebsiteDataStore.allWebsiteDataTypes()
    let records = await store.dataRecords(ofTypes: types)
    #expect(records.isEmpty)
    await store.removeData(ofTypes: types, for: records)
    #expect(await cookies.allCookies().count == 1)
    await store.removeData(ofTypes: types, modifiedSince: .distantPast)
    #expect(await cookies.allCookies().isEmpty)
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(try await view.takeSnapshot(configuration: nil).size == view.bounds.size)
    view.frame = .zero
    await #expect(throws: WKError.self) { try await view.takeSnapshot(configuration: nil) }
  }

  @Test("Scenes.SC1. Scenes have their nodes, and their views are empty")
  func scenes() {
    let scene = SCNScene()
    let ball = SCNNode(geometry: SCNSphere(radius: 3))
    ball.name = "ball"
    ball.position = SCNVector3Make(0, 0, 8)
    let group = SCNNode()
    scene.rootNode.addChildNode(group)
    group.addChildNode(ball)
    #expect(scene.rootNode.childNode(withName: "ball", recursively: true) === ball)
    #expect(scene.rootNode.childNode(withName: "ball", recursively: false) == nil)
    scene.rootNode.addChildNode(ball)
    #expect(ball.parent === scene.rootNode && group.childNodes.isEmpty)
    let view = SCNView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.scene = scene
    #expect(view.scene === scene && SCNScene(named: "ship.scn") == nil)
  }

  @Test("Scenes.SC2. There is no picture of a scene")
  func pictures() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = SCNView(frame: .zero).snapshot() }
    }
  }
}

import ScreenTestSupport
import Testing
import WebKit

/// Members of web views that need no page.
@MainActor @Suite(.serialized, .exclusiveScreen) struct WebMembersTests {
  @Test("Opening.WK6. A view without a page has no color, films or recordings of one")
  func states() async {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(view.themeColor == nil && view.interactionState == nil && view.findInteraction == nil)
    #expect(view.fullscreenState == .notInFullscreen)
    #expect(view.cameraCaptureState == .none && view.microphoneCaptureState == .none)
    await view.setMicrophoneCaptureState(.muted)
    await view.pauseAllMediaPlayback()
    #expect(await view.requestMediaPlaybackState() == .none)
    #expect(view.underPageBackgroundColor == .white)
    view.underPageBackgroundColor = .red
    #expect(view.underPageBackgroundColor == .red)
    view.underPageBackgroundColor = nil
    #expect(view.underPageBackgroundColor == .white)
    let (least, most) = (
      UIEdgeInsets(top: 1, left: 0, bottom: 2, right: 0),
      UIEdgeInsets(top: 3, left: 0, bottom: 4, right: 0)
    )
    view.setMinimumViewportInset(least, maximumViewportInset: most)
    #expect(view.minimumViewportInset == least && view.maximumViewportInset == most)
  }

  @Test("Opening.WK6. Negative insets of the part that is seen end the app")
  func insets() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        WKWebView(frame: .zero).setMinimumViewportInset(
          UIEdgeInsets(top: -1, left: 0, bottom: 0, right: 0), maximumViewportInset: .zero)
      }
    }
  }

  @Test("Opening.WK3. Scripts in worlds fail, searches find nothing, and documents are empty")
  func scripts() async throws {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    await #expect(throws: WKError.self) {
      _ = try await view.callAsyncJavaScript("return 1", contentWorld: .page)
    }
    let failed = await withCheckedContinuation { next in
      view.evaluateJavaScript("1", in: nil, in: .defaultClient) { result in
        if case .failure = result {
          next.resume(returning: true)
        } else {
          next.resume(returning: false)
        }
      }
    }
    #expect(failed)
    #expect(try await !view.find("tea").matchFound)
    #expect(try await view.pdf().starts(with: Data("%PDF".utf8)))
    let part = WKPDFConfiguration()
    part.rect = .zero
    await #expect(throws: WKError.self) { _ = try await view.pdf(configuration: part) }
  }

  @MainActor private final class Handler: NSObject, WKScriptMessageHandlerWithReply {
    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
      replyHandler: @escaping @MainActor (Any?, String?) -> Void
    ) {}
  }

  @Test("Opening.WK4. A name of a handler is in use in one world only")
  func worlds() {
    let world = WKContentWorld.world(name: "tea")
    #expect(world === WKContentWorld.world(name: "tea") && world.name == "tea")
    #expect(WKContentWorld.page.name == nil && WKContentWorld.page !== WKContentWorld.defaultClient)
    let controller = WKUserContentController()
    controller.addScriptMessageHandler(Handler(), contentWorld: world, name: "pour")
    controller.addScriptMessageHandler(Handler(), contentWorld: .page, name: "pour")
    controller.removeScriptMessageHandler(forName: "pour", contentWorld: world)
    controller.addScriptMessageHandler(Handler(), contentWorld: world, name: "pour")
    controller.removeAllScriptMessageHandlers(from: .page)
    controller.addScriptMessageHandler(Handler(), contentWorld: .page, name: "pour")
  }

  @Test("Opening.WK7. Lists of rules are checked and kept in the folder of their store")
  func rules() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = try #require(WKContentRuleListStore(url: folder))
    let text = #"[{"trigger": {"url-filter": ".*"}, "action": {"type": "block"}}]"#
    let list = try await store.compileContentRuleList(
      forIdentifier: "a/b", encodedContentRuleList: text)
    #expect(list?.identifier == "a/b")
    let other = try #require(WKContentRuleListStore(url: folder))
    #expect(await other.availableIdentifiers() == ["a/b"])
    #expect(try await other.contentRuleList(forIdentifier: "a/b")?.identifier == "a/b")
    await #expect(throws: WKError.self) {
      _ = try await store.compileContentRuleList(
        forIdentifier: "c", encodedContentRuleList: "[{}]")
    }
    try await store.removeContentRuleList(forIdentifier: "a/b")
    await #expect(throws: WKError.self) {
      _ = try await store.contentRuleList(forIdentifier: "a/b")
    }
    await #expect(throws: WKError.self) {
      try await store.removeContentRuleList(forIdentifier: "a/b")
    }
  }

  @MainActor private final class Guide: NSObject, WKNavigationDelegate, WKDownloadDelegate {
    var download: WKDownload?
    var ended: ((any Error) -> Void)?

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      preferences: WKWebpagePreferences,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) { decisionHandler(.download, preferences) }

    func webView(
      _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
    ) {
      self.download = download
      download.delegate = self
    }

    func download(
      _ download: WKDownload, decideDestinationUsing response: URLResponse,
      suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void
    ) { completionHandler(nil) }

    func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {
      ended?(error)
    }
  }

  @Test("Opening.WK8. A navigation becomes a download, which reports that it failed")
  func downloads() async throws {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let guide = Guide()
    view.navigationDelegate = guide
    let url = try #require(URL(string: "http://127.0.0.1:1/tea"))
    await withCheckedContinuation { next in
      guide.ended = { _ in next.resume() }
      view.load(URLRequest(url: url))
    }
    #expect(guide.download?.originalRequest?.url == url && guide.download?.webView === view)
    #expect(!view.isLoading && guide.download?.progress.isFinished == false)
  }
}

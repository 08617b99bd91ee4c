import ScreenTestSupport
import Testing
import UIKit
import WebKit

/// Steps ObjectiveC.WC11–WC12: objects of WebKit that an app makes without arguments.
@MainActor @Suite(.serialized, .exclusiveScreen) struct MadeObjectTests {
  private final class Frame: WKFrameInfo {
    override var isMainFrame: Bool { true }
  }

  private final class Action: WKNavigationAction {
    private let address: URL
    init(_ address: URL) {
      self.address = address
      super.init()
    }
    override var request: URLRequest { URLRequest(url: address) }
    override var navigationType: WKNavigationType { .linkActivated }
    override var targetFrame: WKFrameInfo? { Frame() }
  }

  /// A delegate that follows links of a host, as apps' delegates do.
  private final class Delegate: NSObject, WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
    ) {
      let isOurs = navigationAction.request.url?.host == "kitchen.example"
      let isMain = navigationAction.targetFrame?.isMainFrame == true
      decisionHandler(isOurs && isMain ? .allow : .cancel)
    }
  }

  @Test("ObjectiveC.WC11. Navigations, frames and records are empty")
  func empty() {
    let action = WKNavigationAction()
    #expect(action.navigationType == .other && action.targetFrame == nil)
    #expect(action.sourceFrame.webView == nil && !action.sourceFrame.isMainFrame)
    #expect(!action.shouldPerformDownload && action.request == action.sourceFrame.request)
    #expect(WKNavigation().effectiveContentMode == .mobile)
    #expect(!WKNavigationResponse().canShowMIMEType)
    #expect(WKWebsiteDataRecord().displayName.isEmpty && WKWebsiteDataRecord().dataTypes.isEmpty)
    #expect(WKWindowFeatures().width == nil && WKWindowFeatures().height == nil)
    #expect(WKContentRuleList().identifier.isEmpty)
    #expect(WKContentRuleListStore() !== WKContentRuleListStore.default())
  }

  @Test("ObjectiveC.WC12. A delegate decides about a subclass of an action")
  func subclass() throws {
    let (view, delegate) = (WKWebView(), Delegate())
    var decisions: [WKNavigationActionPolicy] = []
    for address in ["https://kitchen.example/tea", "https://other.example"] {
      let action = Action(try #require(URL(string: address)))
      delegate.webView(view, decidePolicyFor: action) { decisions.append($0) }
    }
    delegate.webView(view, decidePolicyFor: WKNavigationAction()) { decisions.append($0) }
    #expect(decisions == [.allow, .cancel, .cancel])
  }
}

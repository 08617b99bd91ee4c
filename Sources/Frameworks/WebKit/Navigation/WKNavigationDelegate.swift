/// Methods for accepting or rejecting navigation changes, and for tracking the progress of
/// navigation requests; all are optional.
///
/// Each load asks for its policy, starts and fails (Opening.WK2). The methods that ask exist with a
/// handler and as asynchronous ones; a delegate implements one of the two (Opening.WK9).
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Asks the delegate for permission to navigate to new content based on an action.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// Returns whether new content is navigated to because of an action.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy
  /// Returns whether new content is navigated to, and the page's preferences.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences)
  /// Asks the delegate for permission to navigate to new content, and for the page's preferences.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// Asks the delegate for permission to show a response; never called.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  /// Returns whether a response is shown; never called.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy
  /// Tells the delegate that a load began.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Tells the delegate that the server sends another page; never called.
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  )
  /// Tells the delegate that a load failed before content arrived.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  /// Tells the delegate that content arrives; never called.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Tells the delegate that a page has loaded; never called.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Tells the delegate that a load failed later; never called.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Asks the delegate about a demand of the server; never called.
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// Returns the answer to a demand of the server; never called.
  func webView(
    _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
  /// Tells the delegate that the process of the content ended; never called.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  /// Tells the delegate that a navigation became a download, because its policy is `.download`.
  func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  /// Tells the delegate that a response became a download; never called.
  func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}

extension WKNavigationDelegate {
  /// Calls the asynchronous method.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    Task.immediate { @MainActor in
      decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction))
    }
  }
  /// Allows the navigation.
  @MainActor public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy { .allow }
  /// Calls the asynchronous method.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) {
    Task.immediate { @MainActor in
      let (policy, chosen) = await self.webView(
        webView, decidePolicyFor: navigationAction, preferences: preferences)
      decisionHandler(policy, chosen)
    }
  }
  /// Asks for the policy alone.
  @MainActor public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
    let policy = await withCheckedContinuation { next in
      self.webView(webView, decidePolicyFor: navigationAction) { next.resume(returning: $0) }
    }
    return (policy, preferences)
  }
  /// Calls the asynchronous method.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) {
    Task.immediate { @MainActor in
      decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse))
    }
  }
  /// Allows the response.
  @MainActor public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy { .allow }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Calls the asynchronous method.
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    Task.immediate { @MainActor in
      let (disposition, credential) = await self.webView(webView, respondTo: challenge)
      completionHandler(disposition, credential)
    }
  }
  /// Leaves the answer to the system.
  @MainActor public func webView(
    _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
    (.performDefaultHandling, nil)
  }
  /// Does nothing.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {}
}

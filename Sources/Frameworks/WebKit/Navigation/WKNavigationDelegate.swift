/// Callbacks about navigations; all are optional.
///
/// Each load asks for a policy, starts and fails (Opening.WK2). Methods that return a decision
/// exist with a handler and as asynchronous ones; a delegate implements one of the two
/// (Opening.WK9).
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Called for the policy about a request.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// Returns the policy about a request.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
  ) async -> WKNavigationActionPolicy
  /// Returns the policy about a request, and the page's preferences.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences
  ) async -> (WKNavigationActionPolicy, WKWebpagePreferences)
  /// Called for the policy about a request, and for the page's preferences.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// Called for the policy about a response; never called.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  /// Returns the policy about a response; never called.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
  ) async -> WKNavigationResponsePolicy
  /// Called when a load has started.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called after a redirect; never called.
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  )
  /// Called when a load has failed.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  /// Called when a page begins to arrive; never called.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Tells the delegate of a page's complete arrival; never called.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Tells the delegate of a page that arrived in part; never called.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called for an authentication challenge; never, as nothing is loaded.
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// Responds to an authentication challenge; never called.
  func webView(
    _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
  /// Called after the web content process ended; never called.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  /// Called when a request has become a download, as its policy was `.download`.
  func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  /// Called when a response has become a download; never called.
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
  /// Asks for the policy only.
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
  /// Returns the default handling.
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

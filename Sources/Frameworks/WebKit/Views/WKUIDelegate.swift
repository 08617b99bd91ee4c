/// The methods for presenting native user interface elements on behalf of a webpage; all are
/// optional, and no page calls them.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// Returns a new web view for a window that a page opens; never called.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// Tells the delegate that a page closed its window; never called.
  func webViewDidClose(_ webView: WKWebView)
  /// Shows an alert of a page; never called.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void)
  /// Shows an alert of a page; never called.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async
  /// Asks the user to confirm; never called.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void)
  /// Returns whether the user confirms; never called.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool
  /// Asks the user for a text; never called.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (String?) -> Void)
  /// Returns a text of the user; never called.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo
  ) async -> String?
  /// Asks the delegate whether a page may record; never called.
  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void)
  /// Returns whether a page may record; never called.
  func webView(
    _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
    initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
  ) async -> WKPermissionDecision
  /// Asks the delegate whether a page may know how the phone moves; never called.
  func webView(
    _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo,
    decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void)
  /// Asks the delegate for the menu of a link; never called.
  func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor (UIContextMenuConfiguration?) -> Void)
  /// Returns the menu of a link; never called.
  func webView(
    _ webView: WKWebView, contextMenuConfigurationFor elementInfo: WKContextMenuElementInfo
  ) async -> UIContextMenuConfiguration?
  /// Tells the delegate that the menu of a link will appear; never called.
  func webView(
    _ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo)
  /// Tells the delegate that the user chose the preview of a link; never called.
  func webView(
    _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating)
  /// Tells the delegate that the menu of a link is gone; never called.
  func webView(
    _ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
}

extension WKUIDelegate {
  /// Returns nil.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Does nothing.
  public func webViewDidClose(_ webView: WKWebView) {}
  /// Calls the asynchronous method.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void
  ) {
    Task.immediate { @MainActor in
      await self.webView(
        webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame)
      completionHandler()
    }
  }
  /// Does nothing.
  @MainActor public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async {}
  /// Calls the asynchronous method.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void
  ) {
    Task.immediate { @MainActor in
      completionHandler(
        await self.webView(
          webView, runJavaScriptConfirmPanelWithMessage: message, initiatedByFrame: frame))
    }
  }
  /// Returns false.
  @MainActor public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo
  ) async -> Bool { false }
  /// Calls the asynchronous method.
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor (String?) -> Void
  ) {
    Task.immediate { @MainActor in
      completionHandler(
        await self.webView(
          webView, runJavaScriptTextInputPanelWithPrompt: prompt, defaultText: defaultText,
          initiatedByFrame: frame))
    }
  }
  /// Returns nil.
  @MainActor public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String,
    defaultText: String?, initiatedByFrame frame: WKFrameInfo
  ) async -> String? { nil }
  /// Calls the asynchronous method.
  public func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void
  ) {
    Task.immediate { @MainActor in
      decisionHandler(
        await self.webView(
          webView, decideMediaCapturePermissionsFor: origin, initiatedBy: frame, type: type))
    }
  }
  /// Leaves the question to the user.
  @MainActor public func webView(
    _ webView: WKWebView, decideMediaCapturePermissionsFor origin: WKSecurityOrigin,
    initiatedBy frame: WKFrameInfo, type: WKMediaCaptureType
  ) async -> WKPermissionDecision { .prompt }
  /// Leaves the question to the user.
  public func webView(
    _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo,
    decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void
  ) { decisionHandler(.prompt) }
  /// Calls the asynchronous method.
  public func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor (UIContextMenuConfiguration?) -> Void
  ) {
    Task.immediate { @MainActor in
      completionHandler(await self.webView(webView, contextMenuConfigurationFor: elementInfo))
    }
  }
  /// Returns nil.
  @MainActor public func webView(
    _ webView: WKWebView, contextMenuConfigurationFor elementInfo: WKContextMenuElementInfo
  ) async -> UIContextMenuConfiguration? { nil }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo
  ) {}
}

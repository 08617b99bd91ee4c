/// The delegate of a loader, which provides an asset's data; all methods are optional.
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  /// Returns whether the app will load the requested data; it may finish later.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  /// Returns whether the app will load renewed data.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
  ) -> Bool
  /// Called when a request is canceled.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  )
  /// Returns whether the app will respond to an authentication challenge.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForResponseTo authenticationChallenge: URLAuthenticationChallenge
  ) -> Bool
  /// Called when an authentication challenge is canceled.
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    didCancel authenticationChallenge: URLAuthenticationChallenge)
}

extension AVAssetResourceLoaderDelegate {
  /// Returns false.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
  /// Returns false.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForRenewalOfRequestedResource renewalRequest: AVAssetResourceRenewalRequest
  ) -> Bool { false }
  /// Does nothing.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {
    // does nothing
  }
  /// Returns false.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForResponseTo authenticationChallenge: URLAuthenticationChallenge
  ) -> Bool { false }
  /// Does nothing.
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    didCancel authenticationChallenge: URLAuthenticationChallenge
  ) {
    // does nothing
  }
}

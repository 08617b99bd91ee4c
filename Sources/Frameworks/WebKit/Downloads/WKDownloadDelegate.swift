/// A protocol you implement to track download progress and handle redirects, authentication
/// challenges, and failures; all but the first method are optional.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
  /// Asks the delegate for the file of the download; nil cancels it.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void)
  /// Tells the delegate that the download has finished.
  func downloadDidFinish(_ download: WKDownload)
  /// Tells the delegate that the download failed, or was canceled.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// Does nothing.
  public func downloadDidFinish(_ download: WKDownload) {}
  /// Does nothing.
  public func download(
    _ download: WKDownload, didFailWithError error: any Error, resumeData: Data?
  ) {}
}

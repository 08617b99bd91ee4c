/// A protocol you implement to track download progress and handle redirects, authentication
/// challenges, and failures; all but the first method, in one of its two forms, are optional
/// (Opening.WK9).
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
  /// Asks the delegate for the file of the download; nil cancels it.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void)
  /// Returns the file of the download; nil cancels it.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL?
  /// Tells the delegate that the download has finished.
  func downloadDidFinish(_ download: WKDownload)
  /// Tells the delegate that the download failed, or was canceled.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// Calls the asynchronous method.
  public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void
  ) {
    Task.immediate { @MainActor in
      completionHandler(
        await self.download(
          download, decideDestinationUsing: response, suggestedFilename: suggestedFilename))
    }
  }
  /// Returns nil, which cancels the download.
  @MainActor public func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL? { nil }
  /// Does nothing.
  public func downloadDidFinish(_ download: WKDownload) {}
  /// Does nothing.
  public func download(
    _ download: WKDownload, didFailWithError error: any Error, resumeData: Data?
  ) {}
}

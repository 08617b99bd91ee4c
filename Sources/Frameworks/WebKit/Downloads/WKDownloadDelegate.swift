/// Callbacks about a download; all but the first, which has two forms, are optional (Opening.WK9).
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
  /// Called for the destination; nil cancels the download.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse,
    suggestedFilename: String, completionHandler: @escaping @MainActor (URL?) -> Void)
  /// Returns the destination; nil cancels the download.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String
  ) async -> URL?
  /// Called after a download has finished.
  func downloadDidFinish(_ download: WKDownload)
  /// Called after a download has failed or was canceled.
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

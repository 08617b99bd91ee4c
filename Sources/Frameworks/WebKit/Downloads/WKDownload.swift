/// A download, made by the app's process.
///
/// It starts after the delegate could be set in a turn of the main queue (Opening.WK8).
@preconcurrency @MainActor
open class WKDownload: NSObject, @preconcurrency ProgressReporting {
  init(_ request: URLRequest, in view: WKWebView) {
    (ownRequest, ownView) = (request, view)
    super.init()
    DispatchQueue.main.async { self.start() }
  }

  /// The request that started the download.
  open var originalRequest: URLRequest? { ownRequest }
  /// The web view that started the download.
  open weak var webView: WKWebView? { ownView }
  /// The delegate.
  open weak var delegate: (any WKDownloadDelegate)?
  /// The progress.
  open var progress: Progress { ownProgress }
  /// Whether the user started the download: always false.
  open var isUserInitiated: Bool { false }

  /// The frame that started the download: the web view's, without a page.
  open var originatingFrame: WKFrameInfo { WKFrameInfo(ownRequest, in: ownView) }

  /// Cancels the download; it cannot be resumed.
  open func cancel(_ completionHandler: (@MainActor (Data?) -> Void)? = nil) {
    end()
    DispatchQueue.main.async { completionHandler?(nil) }
  }

  /// Cancels the download; it cannot be resumed.
  @discardableResult
  open func cancel() async -> Data? {
    end()
    return nil
  }

  // MARK: Loading

  private let ownRequest: URLRequest
  private weak var ownView: WKWebView?
  private let ownProgress = Progress(totalUnitCount: 1)
  private var task: URLSessionDataTask?
  private var hasEnded = false

  private func end() {
    hasEnded = true
    task?.cancel()
    task = nil
  }

  private func start() {
    guard !hasEnded else { return }
    let task = URLSession.shared.dataTask(with: ownRequest) { data, response, error in
      DispatchQueue.main.async { self.arrive(data, response, error) }
    }
    self.task = task
    task.resume()
  }

  private func arrive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
    guard !hasEnded else { return }
    guard let data, let response else {
      return fail(error ?? WebWarning.error(.unknown, "The download failed.", ownRequest.url))
    }
    let name = response.suggestedFilename ?? ownRequest.url?.lastPathComponent ?? ""
    guard let delegate else { return end() }
    delegate.download(self, decideDestinationUsing: response, suggestedFilename: name) { file in
      guard !self.hasEnded else { return }
      guard let file else { return self.fail(URLError(.cancelled)) }
      do {
        try data.write(to: file, options: .withoutOverwriting)
        self.end()
        self.ownProgress.completedUnitCount = 1
        self.delegate?.downloadDidFinish(self)
      } catch { self.fail(error) }
    }
  }

  private func fail(_ error: any Error) {
    end()
    delegate?.download(self, didFailWithError: error, resumeData: nil)
  }
}

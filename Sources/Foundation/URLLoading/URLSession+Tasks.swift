import FoundationNetworking
import TactusCrashReports
import TactusFoundationBase

extension URLSession {
  /// The tasks that have not ended, by kind.
  public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    get async {
      await withCheckedContinuation { continuation in
        getTasksWithCompletionHandler { data, upload, download in
          continuation.resume(returning: (data, upload, download))
        }
      }
    }
  }

  /// All tasks that have not ended.
  public var allTasks: [URLSessionTask] {
    get async {
      await withCheckedContinuation { continuation in
        getAllTasks { continuation.resume(returning: $0) }
      }
    }
  }
}

extension URLSessionDownloadTask {
  /// Cancels the download, and returns the data with which another task continues it; nil if it
  /// cannot be continued.
  @discardableResult
  public func cancelByProducingResumeData() async -> Data? {
    await withCheckedContinuation { continuation in
      cancel { continuation.resume(returning: $0) }
    }
  }
}

extension URLSessionUploadTask {
  /// Cancels the upload; no server here continues uploads, so that there is no data for it.
  @discardableResult
  public func cancelByProducingResumeData() async -> Data? {
    cancel()
    return nil
  }

  /// Cancels the upload, and calls a closure with nil, since no server here continues uploads.
  public func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
    cancel()
    DispatchQueue.global().async { completionHandler(nil) }
  }
}

extension URLSession {
  /// Returns a task that fails, because no upload gives data with which it is continued.
  public func uploadTask(withResumeData resumeData: Data) -> URLSessionUploadTask {
    RuntimeWarning.once(
      "URLSession: an upload cannot be continued here; start it from its beginning",
      namesPlace: true)
    return uploadTask(with: URLRequest(url: URL(filePath: "/dev/null/upload")), from: Data())
  }
}

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

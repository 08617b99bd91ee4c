import Foundation
import Synchronization
import TactusFoundation
import Testing

/// The metrics of tasks that a server serves; tests have no network otherwise (Networking.NW20).
@Suite struct NetworkMetricsTests {
  /// A delegate that records what a session tells it.
  private final class Recorder: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate,
    @unchecked Sendable
  {
    let events = Mutex<[String]>([])
    let metrics = Mutex<[URLSessionTaskMetrics]>([])
    let isDone = DispatchSemaphore(value: 0)
    let hasData = DispatchSemaphore(value: 0)
    /// The answer about a redirection.
    enum Answer { case follow, refuse, cancel }
    let answer: Answer
    init(_ answer: Answer = .follow) { self.answer = answer }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      hasData.signal()
    }

    func urlSession(
      _ session: URLSession, downloadTask: URLSessionDownloadTask,
      didFinishDownloadingTo location: URL
    ) { note("file") }

    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      if answer == .cancel { return task.cancel() }
      completionHandler(answer == .follow ? request : nil)
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      didReceive challenge: URLAuthenticationChallenge,
      completionHandler:
        @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
      completionHandler(
        .useCredential, URLCredential(user: "cup", password: "milk", persistence: .none))
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      didFinishCollecting metrics: URLSessionTaskMetrics
    ) {
      self.metrics.withLock { $0.append(metrics) }
      note("metrics")
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      note((error as? URLError).map { "error \($0.code.rawValue)" } ?? "done")
      isDone.signal()
    }

    func note(_ text: String) { events.withLock { $0.append(text) } }

    /// Waits for the end of the task, and returns its only metrics.
    func end() throws -> URLSessionTaskMetrics {
      #expect(isDone.wait(timeout: .now() + 600) == .success)
      let all = metrics.withLock { $0 }
      #expect(all.count == 1)
      return try #require(all.first)
    }
  }

  private let server: TeaServer
  init() throws { server = try TeaServer() }

  /// Returns a session of the toolchain, whose requests tests do not refuse.
  private func session(_ recorder: Recorder) -> URLSession {
    let configuration = URLSessionConfiguration.FoundationNetworking::ephemeral
    return URLSession(configuration: configuration, delegate: recorder, delegateQueue: nil)
  }

  private func transactions(
    _ metrics: URLSessionTaskMetrics
  ) -> [URLSessionTaskTransactionMetrics] { metrics.transactionMetrics }

  private func codes(_ metrics: URLSessionTaskMetrics) -> [Int?] {
    transactions(metrics).map { ($0.response as? HTTPURLResponse)?.statusCode }
  }

  @Test("Networking.NW20. A data task of the network has metrics before its end, in order of time")
  func data() throws {
    let recorder = Recorder()
    session(recorder).dataTask(with: try server.address("tea")).resume()
    let metrics = try recorder.end()
    #expect(recorder.events.withLock { $0 } == ["metrics", "done"])
    #expect(metrics.redirectCount == 0 && codes(metrics) == [200])
    let only = try #require(transactions(metrics).first)
    let dates = try [
      only.fetchStartDate, only.connectStartDate, only.connectEndDate, only.requestStartDate,
      only.requestEndDate, only.responseStartDate, only.responseEndDate,
    ].map { try #require($0) }
    #expect(dates == dates.sorted())
    #expect(dates.allSatisfy(metrics.taskInterval.contains))
    // The server's address is looked up nowhere, and nothing is encrypted.
    #expect(only.domainLookupStartDate == nil && only.domainLookupEndDate == nil)
    #expect(only.secureConnectionStartDate == nil && only.secureConnectionEndDate == nil)
    #expect(only.networkProtocolName == "http/1.1" && only.resourceFetchType == .networkLoad)
    #expect(only.remoteAddress == "127.0.0.1" && only.remotePort == server.port)
    #expect(only.localAddress == "127.0.0.1" && (only.localPort ?? 0) > 0)
    #expect(only.countOfResponseBodyBytesReceived == 3 && !only.isReusedConnection)
    #expect(only.countOfResponseHeaderBytesReceived > 0 && only.countOfRequestHeaderBytesSent > 0)
  }

  @Test(
    "Networking.NW20. A task with a completion handler has metrics before it is called",
    arguments: ["data", "upload", "download", "failed", "none"])
  func handler(kind: String) throws {
    let recorder = Recorder()
    let session = session(recorder)
    let end: @Sendable (Int?) -> Void = { code in
      recorder.note("handler \(code ?? 0)")
      recorder.isDone.signal()
    }
    let code: @Sendable (URLResponse?) -> Int? = { ($0 as? HTTPURLResponse)?.statusCode }
    var request = URLRequest(url: try server.address("tea"))
    let task: URLSessionTask
    switch kind {
    case "upload":
      request.httpMethod = "POST"
      task = session.uploadTask(with: request, from: Data("leaves".utf8)) { _, response, _ in
        end(code(response))
      }
    case "download":
      task = session.downloadTask(with: request) { _, response, _ in end(code(response)) }
    case "none":
      let url = try server.address("none")
      task = session.dataTask(with: url) { _, response, _ in end(code(response)) }
    case "failed":
      // Nobody listens at the port of discarding.
      let url = try #require(URL(string: "http://127.0.0.1:9/"))
      task = session.dataTask(with: url) { _, response, _ in end(code(response)) }
    default: task = session.dataTask(with: request) { _, response, _ in end(code(response)) }
    }
    task.resume()
    let metrics = try recorder.end()
    let expected = ["failed": nil, "none": 404][kind] ?? 200
    #expect(recorder.events.withLock { $0 } == ["metrics", "handler \(expected ?? 0)"])
    #expect(codes(metrics) == [expected])
    let only = try #require(transactions(metrics).first)
    #expect((only.responseStartDate == nil) == (kind == "failed"))
    #expect((only.connectEndDate == nil) == (kind == "failed"))
    #expect(only.countOfRequestBodyBytesSent == (kind == "upload" ? 6 : 0))
    #expect((only.requestEndDate == nil) == ["upload", "failed"].contains(kind))
  }

  @Test("Networking.NW20. Uploads and downloads with a delegate have metrics")
  func transfers() throws {
    let uploader = Recorder()
    var request = URLRequest(url: try server.address("cup"))
    request.httpMethod = "POST"
    session(uploader).uploadTask(with: request, from: Data("leaves".utf8)).resume()
    let upload = try #require(transactions(uploader.end()).first)
    #expect(upload.countOfRequestBodyBytesSent == 6 && upload.requestEndDate == nil)
    let downloader = Recorder()
    session(downloader).downloadTask(with: try server.address("tea")).resume()
    let download = try downloader.end()
    #expect(codes(download) == [200])
    #expect(transactions(download).first?.countOfResponseBodyBytesReceived == 3)
    let events = downloader.events.withLock { $0 }
    #expect(events.sorted() == ["done", "file", "metrics"] && events.last == "done")
  }

  @Test("Networking.NW20. Each redirection of a server is a transaction", arguments: [true, false])
  func redirections(isDownload: Bool) throws {
    let recorder = Recorder()
    let session = session(recorder)
    let url = try server.address("older")
    let task: URLSessionTask =
      isDownload ? session.downloadTask(with: url) : session.dataTask(with: url)
    task.resume()
    let metrics = try recorder.end()
    #expect(metrics.redirectCount == 2)
    let all = transactions(metrics)
    #expect(all.map { $0.request.url?.path } == ["/older", "/old", "/tea"])
    #expect(codes(metrics) == [301, 302, 200])
    let starts = try all.map { try #require($0.fetchStartDate) }
    let ends = try all.map { try #require($0.responseEndDate) }
    #expect(zip(starts.dropFirst(), ends).allSatisfy { $0 >= $1 })
    // The server keeps its connection.
    #expect(all.map(\.isReusedConnection) == [false, true, true])
    #expect(all.last?.connectStartDate == nil && all.last?.countOfResponseBodyBytesReceived == 3)
  }

  @Test("Networking.NW20. A redirection that the delegate refuses is the only transaction")
  func refused() throws {
    let recorder = Recorder(.refuse)
    session(recorder).dataTask(with: try server.address("old")).resume()
    let metrics = try recorder.end()
    #expect(metrics.redirectCount == 0 && codes(metrics) == [302])
  }

  @Test("Networking.NW20. A task that is canceled at a redirection has no transaction after it")
  func canceledRedirection() throws {
    let recorder = Recorder(.cancel)
    session(recorder).dataTask(with: try server.address("older")).resume()
    let metrics = try recorder.end()
    #expect(recorder.events.withLock { $0 } == ["metrics", "error -999"])
    #expect(codes(metrics) == [301])
  }

  @Test("Networking.NW20. A request after a challenge is a transaction, and no redirection")
  func challenge() throws {
    let recorder = Recorder()
    session(recorder).dataTask(with: try server.address("secret")).resume()
    let metrics = try recorder.end()
    #expect(metrics.redirectCount == 0 && codes(metrics) == [401, 200])
  }

  @Test("Networking.NW20. A canceled task reports once, what came until then")
  func canceled() throws {
    let recorder = Recorder()
    let task = session(recorder).dataTask(with: try server.address("slow"))
    task.resume()
    #expect(recorder.hasData.wait(timeout: .now() + 600) == .success)
    task.cancel()
    let metrics = try recorder.end()
    #expect(recorder.events.withLock { $0 } == ["metrics", "error -999"])
    #expect(codes(metrics) == [200])
    #expect(transactions(metrics).first?.countOfResponseBodyBytesReceived == 3)

    // A task that is canceled at once, as it begins.
    let early = Recorder()
    let other = session(early).dataTask(with: try server.address("tea"))
    other.resume()
    other.cancel()
    let none = try early.end()
    #expect(early.events.withLock { $0 } == ["metrics", "error -999"] && codes(none) == [nil])
  }

  @Test("Networking.NW20. Compressed bytes are counted as they come")
  func compressed() throws {
    let recorder = Recorder()
    session(recorder).dataTask(with: try server.address("packed")).resume()
    let only = try #require(transactions(recorder.end()).first)
    #expect((1..<3000).contains(only.countOfResponseBodyBytesReceived))
  }

  @Test("Networking.NW20. The delegate of an asynchronous request gets the metrics")
  func asynchronous() async throws {
    let recorder = Recorder()
    let session = URLSession(configuration: URLSessionConfiguration.FoundationNetworking::ephemeral)
    let (data, _) = try await session.data(from: server.address("tea"), delegate: recorder)
    #expect(data == Data("tea".utf8))
    // The delegate is called on the queue of the session.
    await withCheckedContinuation { done in
      session.delegateQueue.addOperation { done.resume() }
    }
    #expect(recorder.metrics.withLock { $0.map(\.redirectCount) } == [0])
  }
}

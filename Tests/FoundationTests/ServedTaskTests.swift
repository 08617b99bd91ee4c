import Synchronization
import TactusFoundation
import Testing

/// Tasks that a protocol of an app serves: what the protocol sees of their requests, and what they
/// report (Networking.NW14, Networking.NW20, Networking.NW21, Networking.NW22, Networking.NW23).
@Suite(.serialized) struct ServedTaskTests {
  /// An error of an app.
  private enum Spill: LocalizedError {
    case tea
    var errorDescription: String? { "The tea is on the floor." }
  }

  /// Serves `cups.example`: `/old` redirects to `/new`, `/spill` fails.
  private class Cups: URLProtocol {
    static let bodies = Mutex<[String]>([])
    static let fields = Mutex<[String: String]>([:])

    override class func canInit(with request: URLRequest) -> Bool {
      guard request.url?.host == "cups.example" else { return false }
      if let stream = request.httpBodyStream { note(stream) }
      return true
    }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      Self.fields.withLock { $0 = request.allHTTPHeaderFields ?? [:] }
      if let stream = request.httpBodyStream { for _ in 0..<2 { Self.note(stream) } }
      guard let url = request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
      else { return }
      switch url.path {
      case "/old":
        client?.urlProtocol(
          self, wasRedirectedTo: URLRequest(url: url.deletingLastPathComponent()),
          redirectResponse: response)
      case "/spill": client?.urlProtocol(self, didFailWithError: Spill.tea)
      default:
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .allowed)
        client?.urlProtocol(self, didLoad: Data("tea".utf8))
        client?.urlProtocolDidFinishLoading(self)
      }
    }

    override func stopLoading() {
      // does nothing
    }

    private static func note(_ stream: InputStream) {
      stream.open()
      defer { stream.close() }
      var bytes = [UInt8](repeating: 0, count: 16)
      var text = ""
      while stream.hasBytesAvailable {
        let count = stream.read(&bytes, maxLength: 16)
        guard count > 0 else { break }
        text += String(decoding: bytes[..<count], as: UTF8.self)
      }
      bodies.withLock { $0.append(text) }
    }
  }

  /// A delegate that records what a session tells it.
  private final class Recorder: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    let events = Mutex<[String]>([])
    let metrics = Mutex<[URLSessionTaskMetrics]>([])
    let answer: URLSession.ResponseDisposition
    let isDone = DispatchSemaphore(value: 0)
    init(_ answer: URLSession.ResponseDisposition = .allow) { self.answer = answer }

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      note("answer \((dataTask.response as? HTTPURLResponse)?.statusCode ?? 0)")
      completionHandler(answer)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      note(String(decoding: data, as: UTF8.self))
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      didFinishCollecting metrics: URLSessionTaskMetrics
    ) {
      note("metrics")
      self.metrics.withLock { $0.append(metrics) }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      note((error as? URLError)?.code == .cancelled ? "cancelled" : "done")
      isDone.signal()
    }

    private func note(_ text: String) { events.withLock { $0.append(text) } }
  }

  private func configuration() -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Cups.self]
    return configuration
  }

  private func address(_ path: String) throws -> URL {
    try #require(URL(string: "https://cups.example/\(path)"))
  }

  @Test("Networking.NW14. A protocol reads the body as a stream, before it is created and twice")
  func bodies() async throws {
    Cups.bodies.withLock { $0 = [] }
    var request = URLRequest(url: try address("new"))
    request.httpMethod = "POST"
    request.httpBody = Data("two lumps of sugar".utf8)
    _ = try await URLSession(configuration: configuration()).data(for: request)
    let bodies = Cups.bodies.withLock { $0 }
    #expect(bodies.count >= 3 && Set(bodies) == ["two lumps of sugar"])
  }

  @Test("Networking.NW20. The delegate gets the metrics before the task ends")
  func metrics() throws {
    let recorder = Recorder()
    let session = URLSession(
      configuration: configuration(), delegate: recorder, delegateQueue: nil)
    session.dataTask(with: try address("old")).resume()
    #expect(recorder.isDone.wait(timeout: .now() + 600) == .success)
    #expect(recorder.events.withLock { $0 } == ["answer 200", "tea", "metrics", "done"])
    let metrics = try #require(recorder.metrics.withLock { $0 }.first)
    #expect(metrics.redirectCount == 1)
    let transactions: [URLSessionTaskTransactionMetrics] = metrics.transactionMetrics
    #expect(transactions.map { $0.request.url?.path } == ["/old", "/"])
    let last = try #require(transactions.last)
    #expect((last.response as? HTTPURLResponse)?.statusCode == 200)
    #expect(last.countOfResponseBodyBytesReceived == 3 && last.resourceFetchType == .networkLoad)
    let (start, end) = (try #require(last.fetchStartDate), try #require(last.responseEndDate))
    #expect(start <= end && metrics.taskInterval.contains(start))
    #expect(metrics.taskInterval.contains(end))
  }

  @Test("Networking.NW20. A task with a completion handler has metrics, too")
  func metricsOfHandler() throws {
    let recorder = Recorder()
    let session = URLSession(
      configuration: configuration(), delegate: recorder, delegateQueue: nil)
    let counts = Mutex<[Int]>([])
    session.dataTask(with: try address("new")) { _, _, _ in
      counts.withLock { $0 = recorder.metrics.withLock { $0.map(\.transactionMetrics.count) } }
      recorder.isDone.signal()
    }.resume()
    #expect(recorder.isDone.wait(timeout: .now() + 600) == .success)
    #expect(counts.withLock { $0 } == [1])
  }

  @Test("Networking.NW20. The delegate of an asynchronous method gets metrics")
  func metricsOfAsynchronousMethod() async throws {
    let recorder = Recorder()
    let session = URLSession(configuration: configuration())
    _ = try await session.data(from: address("new"), delegate: recorder)
    await withCheckedContinuation { done in
      session.delegateQueue.addOperation { done.resume() }
    }
    #expect(recorder.metrics.withLock { $0.map(\.transactionMetrics.count) } == [1])
  }

  @Test("Networking.NW21. The header fields of the configuration are in the request that is served")
  func fields() async throws {
    let configuration = configuration()
    configuration.httpAdditionalHeaders = ["X-Milk": "1", "X-Sugar": "2"]
    var request = URLRequest(url: try address("new"))
    request.setValue("none", forHTTPHeaderField: "X-Sugar")
    let session = URLSession(configuration: configuration)
    let task = await withCheckedContinuation { done in
      let box = Mutex<URLSessionTask?>(nil)
      let task = session.dataTask(with: request) { _, _, _ in
        done.resume(returning: box.withLock { $0 })
      }
      box.withLock { $0 = task }
      task.resume()
    }
    #expect(task?.originalRequest?.value(forHTTPHeaderField: "X-Milk") == nil)
    #expect(task?.currentRequest?.value(forHTTPHeaderField: "X-Milk") == "1")
    #expect(task?.currentRequest?.value(forHTTPHeaderField: "X-Sugar") == "none")
    #expect(Cups.fields.withLock { $0["X-Milk"] } == "1")
  }

  @Test("Networking.NW22. An error of an app's type keeps its domain, code and description only")
  func errors() async throws {
    let error = await #expect(throws: (any Error).self) {
      try await URLSession(configuration: configuration()).data(from: address("spill"))
    }
    let found = try #require(error)
    #expect(!(found is Spill) && String(describing: found).contains("Spill"))
    #expect(found.localizedDescription == "The tea is on the floor.")
    let url = (found as NSError).userInfo[NSURLErrorFailingURLErrorKey] as? URL
    #expect(url?.path == "/spill")
  }

  @Test("Networking.NW23. The delegate's answer about a response cancels the task")
  func cancelled() throws {
    let recorder = Recorder(.cancel)
    let session = URLSession(
      configuration: configuration(), delegate: recorder, delegateQueue: nil)
    session.dataTask(with: try address("new")).resume()
    #expect(recorder.isDone.wait(timeout: .now() + 600) == .success)
    #expect(recorder.events.withLock { $0 } == ["answer 200", "metrics", "cancelled"])
  }

  @Test("Networking.NW7. A new cache keeps a small response")
  func cache() async throws {
    let configuration = configuration()
    configuration.urlCache = URLCache()
    _ = try await URLSession(configuration: configuration).data(from: address("new"))
    let request = URLRequest(url: try address("new"))
    #expect(configuration.urlCache?.cachedResponse(for: request)?.data == Data("tea".utf8))
  }

  @Test("Networking.NW26. Texts of status codes are those of an iPhone")
  func texts() {
    for (code, text) in [
      (200, "no error"), (404, "not found"), (410, "no longer exists"), (418, "client error"),
      (226, "success"), (308, "redirected"), (102, "informational"), (599, "server error"),
    ] {
      #expect(HTTPURLResponse.localizedString(forStatusCode: code) == text)
    }
  }
}

import Synchronization
import TactusFoundation
import Testing

/// Downloads that a protocol of an app serves (Networking.NW27).
@Suite struct ServedDownloadTests {
  /// Serves `files.example`: `/old` redirects to `/new`, `/torn` fails, `/endless` does not end.
  private class Files: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool {
      request.url?.host == "files.example"
    }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      guard let url = request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: 200, httpVersion: nil, headerFields: ["Content-Length": "6"])
      else { return }
      switch url.path {
      case "/old":
        client?.urlProtocol(
          self, wasRedirectedTo: URLRequest(url: url.deletingLastPathComponent()),
          redirectResponse: response)
      case "/torn": client?.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
      case "/endless": break
      default:
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        for part in ["let", "ter"] { client?.urlProtocol(self, didLoad: Data(part.utf8)) }
        client?.urlProtocolDidFinishLoading(self)
      }
    }

    override func stopLoading() {
      // does nothing
    }
  }

  /// A delegate that records what a session tells it.
  private final class Recorder: NSObject, URLSessionDownloadDelegate, Sendable {
    let events = Mutex<[String]>([])
    let places = Mutex<[URL]>([])
    let isDone = DispatchSemaphore(value: 0)

    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
      completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
      note("redirected \(task is URLSessionDownloadTask)")
      completionHandler(request)
    }

    func urlSession(
      _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData count: Int64,
      totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) { note("\(count), \(totalBytesWritten) of \(totalBytesExpectedToWrite)") }

    func urlSession(
      _ session: URLSession, downloadTask: URLSessionDownloadTask,
      didFinishDownloadingTo location: URL
    ) {
      places.withLock { $0.append(location) }
      note((try? String(contentsOf: location, encoding: .utf8)) ?? "nothing")
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      didFinishCollecting metrics: URLSessionTaskMetrics
    ) { note("metrics") }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      note("done \((error as? URLError)?.code.rawValue ?? 0)")
      isDone.signal()
    }

    private func note(_ text: String) { events.withLock { $0.append(text) } }
  }

  private func session(_ delegate: Recorder? = nil) -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Files.self]
    return URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  private func address(_ path: String) throws -> URL {
    try #require(URL(string: "https://files.example/\(path)"))
  }

  @Test("Networking.NW27. The delegate gets the file, which is removed afterwards")
  func delegated() throws {
    let recorder = Recorder()
    let task = session(recorder).downloadTask(with: try address("old"))
    #expect(task.state == .suspended && task.originalRequest?.url?.path == "/old")
    task.resume()
    #expect(recorder.isDone.wait(timeout: .now() + 600) == .success)
    #expect(
      recorder.events.withLock { $0 } == [
        "redirected true", "3, 3 of 6", "3, 6 of 6", "metrics", "letter", "done 0",
      ])
    let place = try #require(recorder.places.withLock { $0.first })
    let deadline = ContinuousClock.now + .seconds(600)
    while FileManager.default.fileExists(atPath: place.path), ContinuousClock.now < deadline {
      sched_yield()
    }
    #expect(!FileManager.default.fileExists(atPath: place.path))
    #expect(task.state == .completed && task.error == nil)
    #expect((task.response as? HTTPURLResponse)?.statusCode == 200)
  }

  @Test("Networking.NW27. A completion handler gets the file or the error, and no delegate does")
  func completed() throws {
    for (path, expected) in [("new", "letter"), ("torn", "nothing")] {
      let recorder = Recorder()
      let found = Mutex<(String, URLError.Code?, Bool)>(("", nil, false))
      session(recorder).downloadTask(with: URLRequest(url: try address(path))) {
        file, response, error in
        let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        found.withLock { $0 = (text ?? "nothing", (error as? URLError)?.code, response != nil) }
        recorder.isDone.signal()
      }.resume()
      #expect(recorder.isDone.wait(timeout: .now() + 600) == .success)
      let (text, code, hasResponse) = found.withLock { $0 }
      #expect(text == expected && hasResponse == (path == "new"))
      #expect(code == (path == "new" ? nil : .networkConnectionLost))
      #expect(recorder.events.withLock { $0 } == ["metrics"])
    }
  }

  @Test("Networking.NW27. An asynchronous method keeps the file")
  func asynchronous() async throws {
    for delegate in [nil, Recorder()] {
      let (file, response) = try await session().download(from: address("old"), delegate: delegate)
      #expect(try String(contentsOf: file, encoding: .utf8) == "letter")
      #expect(response.url?.path == "/")
      try FileManager.default.removeItem(at: file)
      #expect(delegate?.events.withLock { $0.first } == delegate.map { _ in "redirected true" })
    }
    let (file, _) = try await session().download(for: URLRequest(url: try address("new")))
    try FileManager.default.removeItem(at: file)
    await #expect(throws: URLError.self) { try await session().download(from: address("torn")) }
  }

  @Test("Networking.NW27. A canceled download ends once, before and after it was started")
  func cancelled() throws {
    for isStarted in [false, true] {
      let recorder = Recorder()
      let task = session(recorder).downloadTask(with: try address("endless"))
      if isStarted { task.resume() }
      task.cancel()
      task.cancel()
      #expect(recorder.isDone.wait(timeout: .now() + 600) == .success)
      #expect(recorder.events.withLock { $0.filter { $0 != "metrics" } } == ["done -999"])
      #expect(task.state == .completed && (task.error as? URLError)?.code == .cancelled)
    }
  }

  @Test("Networking.NW27. A canceled asynchronous download throws an error")
  func cancelledTask() async throws {
    let (session, url) = (session(), try address("endless"))
    for isEarly in [true, false] {
      let task = Task { try await session.download(from: url) }
      if !isEarly { await Task.yield() }
      task.cancel()
      await #expect(throws: URLError.self) { try await task.value }
    }
  }
}

import Synchronization
import TactusFoundation
import Testing

/// Tasks that a protocol of the app serves, and that are suspended or resumed once more.
@Suite(.serialized) struct SuspendedTaskTests {
  /// Serves `slow.example`, when the test tells it to.
  private final class SlowServer: URLProtocol {
    static let starts = Mutex(0)
    static let hasStarted = DispatchSemaphore(value: 0)
    static let mayAnswer = DispatchSemaphore(value: 0)
    static let hasAnswered = DispatchSemaphore(value: 0)

    override class func canInit(with request: URLRequest) -> Bool {
      request.url?.host == "slow.example"
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
      Self.starts.withLock { $0 += 1 }
      nonisolated(unsafe) let server = self
      Thread.detachNewThread {
        Self.mayAnswer.wait()
        server.answer()
        Self.hasAnswered.signal()
      }
      Self.hasStarted.signal()
    }

    private func answer() {
      guard let url = request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
      else { return }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: Data("eggs".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {
      // does nothing
    }
  }

  /// A delegate that records what a session tells it.
  private final class Recorder: NSObject, URLSessionDataDelegate {
    let events = Mutex<[String]>([])
    let transactionCounts = Mutex<[Int]>([])
    let isDone = DispatchSemaphore(value: 0)

    func urlSession(
      _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
      completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
      events.withLock { $0.append("response") }
      completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      events.withLock { $0.append(String(decoding: data, as: UTF8.self)) }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask,
      didFinishCollecting metrics: URLSessionTaskMetrics
    ) {
      let transactions = metrics.transactionMetrics
      transactionCounts.withLock { $0.append(transactions.count) }
      #expect(transactions.first?.request.url == task.originalRequest?.url)
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      let code = (error as? URLError)?.code
      events.withLock { $0.append(code == .cancelled ? "cancelled" : "end \(error == nil)") }
      isDone.signal()
    }
  }

  private func task(_ address: String, _ recorder: Recorder) throws -> URLSessionDataTask {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [SlowServer.self]
    let session = URLSession(configuration: configuration, delegate: recorder, delegateQueue: nil)
    return session.dataTask(with: try #require(URL(string: address)))
  }

  @Test("Networking.NW76. A task that is resumed twice is loaded once, also if it is then canceled")
  func resumedTwice() throws {
    let recorder = Recorder()
    let task = try task("https://slow.example/", recorder)
    let before = SlowServer.starts.withLock { $0 }
    task.resume()
    task.resume()
    #expect(SlowServer.hasStarted.wait(timeout: .now() + 600) == .success)
    task.cancel()
    #expect(recorder.isDone.wait(timeout: .now() + 600) == .success)
    // The protocol answers nevertheless; on Linux that would end the process.
    SlowServer.mayAnswer.signal()
    #expect(SlowServer.hasAnswered.wait(timeout: .now() + 600) == .success)
    #expect(SlowServer.starts.withLock { $0 } == before + 1)
    #expect(recorder.events.withLock { $0 } == ["cancelled"])
  }

  @Test("Networking.NW76. What a protocol reports of a suspended task waits until it is resumed")
  func suspended() throws {
    for rounds in 1...3 {
      let recorder = Recorder()
      let task = try task("https://slow.example/", recorder)
      task.resume()
      #expect(SlowServer.hasStarted.wait(timeout: .now() + 600) == .success)
      // A suspension that ends at once changes nothing.
      for _ in 1..<rounds {
        task.suspend()
        task.resume()
      }
      task.suspend()
      SlowServer.mayAnswer.signal()
      #expect(SlowServer.hasAnswered.wait(timeout: .now() + 600) == .success)
      #expect(recorder.events.withLock { $0 } == [])
      task.resume()
      #expect(recorder.isDone.wait(timeout: .now() + 600) == .success)
      #expect(recorder.events.withLock { $0 } == ["response", "eggs", "end true"])
    }
  }

  @Test("Networking.NW76. A suspended task that is canceled ends canceled")
  func suspendedAndCanceled() throws {
    let recorder = Recorder()
    let task = try task("https://slow.example/", recorder)
    task.resume()
    #expect(SlowServer.hasStarted.wait(timeout: .now() + 600) == .success)
    task.suspend()
    task.cancel()
    #expect(recorder.isDone.wait(timeout: .now() + 600) == .success)
    SlowServer.mayAnswer.signal()
    #expect(SlowServer.hasAnswered.wait(timeout: .now() + 600) == .success)
    #expect(recorder.events.withLock { $0 } == ["cancelled"])
  }

  @Test("Networking.NW20, Networking.NW76. A refused task fails after it is resumed, with metrics")
  func refused() throws {
    let recorder = Recorder()
    let task = try task("https://unserved.example/", recorder)
    task.resume()
    task.suspend()
    task.resume()
    #expect(recorder.isDone.wait(timeout: .now() + 600) == .success)
    #expect(recorder.events.withLock { $0 } == ["end false"])
    #expect(recorder.transactionCounts.withLock { $0 } == [1])
  }
}

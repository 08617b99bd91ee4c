import TactusFoundation
import TestSupport
import Testing

/// Tests of the tasks of streams.
@Suite struct StreamTaskTests {
  /// The delegate of a session, and what it has learned.
  private final class Listener: NSObject, URLSessionStreamDelegate, @unchecked Sendable {
    let events = BlockingQueue<String>()
    var streams: (InputStream, OutputStream)?

    func urlSession(_ session: URLSession, readClosedFor streamTask: URLSessionStreamTask) {
      events.append("read closed")
    }

    func urlSession(_ session: URLSession, writeClosedFor streamTask: URLSessionStreamTask) {
      events.append("write closed")
    }

    func urlSession(
      _ session: URLSession, streamTask: URLSessionStreamTask,
      didBecome inputStream: InputStream, outputStream: OutputStream
    ) {
      streams = (inputStream, outputStream)
      events.append("captured")
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      events.append("completed \((error as? URLError)?.code.rawValue ?? 0)")
    }
  }

  private let listener = Listener()
  private let results = BlockingQueue<String>()

  private func makeTask(port: Int) -> URLSessionStreamTask {
    let session = URLSession(configuration: .default, delegate: listener, delegateQueue: nil)
    return session.streamTask(withHostName: "127.0.0.1", port: port)
  }

  private func read(_ task: URLSessionStreamTask, _ least: Int, _ most: Int, _ limit: Double = 0) {
    task.readData(ofMinLength: least, maxLength: most, timeout: limit) { [results] in
      let code = ($2 as? URLError)?.code.rawValue
      results.append(
        code.map { "\($0)" } ?? String(decoding: $0 ?? Data(), as: UTF8.self) + ($1 ? "." : ""))
    }
  }

  private func write(_ task: URLSessionStreamTask, _ text: String) {
    task.write(Data(text.utf8), timeout: 0) { [results] in
      results.append("wrote \(text) \(($0 as? URLError)?.code.rawValue ?? 0)")
    }
  }

  @Test("Networking.NW70, Networking.NW71. Readings and writings are done in their order")
  func order() throws {
    let server = try LoopbackServer()
    let task = makeTask(port: server.port)
    write(task, "tea")
    #expect(task.state == .suspended)
    task.resume()
    let peer = server.accept()
    #expect(task.state == .running && task.originalRequest == nil)
    write(task, "milk")
    #expect(peer.read(7) == "teamilk")
    #expect([results.removeFirst(), results.removeFirst()] == ["wrote tea 0", "wrote milk 0"])
    read(task, 3, 4)
    read(task, 1, 100)
    try peer.write("he")
    try peer.write("rbsalt")
    #expect(results.removeFirst() == "herb")
    #expect(results.removeFirst() == "salt")
    read(task, 5, 100)
    try peer.write("end")
    peer.close()
    #expect(results.removeFirst() == "end.")
    #expect(task.countOfBytesReceived == 11 && task.countOfBytesSent == 7)
    task.cancel()
  }

  @Test("Networking.NW71. A reading ends with an error when its time has passed")
  func timeout() throws {
    let server = try LoopbackServer()
    let task = makeTask(port: server.port)
    task.resume()
    let peer = server.accept()
    read(task, 1, 8, 0.01)
    read(task, 1, 8)
    #expect(results.removeFirst() == "\(URLError.timedOut.rawValue)")
    try peer.write("late")
    #expect(results.removeFirst() == "late")
    task.cancel()
  }

  @Test("Networking.NW71. What a reading has left when its time passed exceeds no later maximum")
  func timeoutBytes() throws {
    let server = try LoopbackServer()
    let task = makeTask(port: server.port)
    task.resume()
    let peer = server.accept()
    try peer.write("teapot")
    read(task, 9, 9, 0.2)
    #expect(results.removeFirst() == "\(URLError.timedOut.rawValue)")
    read(task, 1, 2)
    #expect(results.removeFirst() == "te")
    read(task, 1, 9)
    #expect(results.removeFirst() == "apot")
    task.cancel()
  }

  @Test("Networking.NW72. Each side is closed after what was asked for, both end the task")
  func closing() throws {
    let server = try LoopbackServer()
    let task = makeTask(port: server.port)
    task.resume()
    let peer = server.accept()
    write(task, "tea")
    task.closeWrite()
    write(task, "milk")
    #expect(results.removeFirst() == "wrote tea 0")
    #expect(results.removeFirst() == "wrote milk \(URLError.networkConnectionLost.rawValue)")
    #expect(peer.readToEnd() == 3)
    #expect(listener.events.removeFirst() == "write closed")
    read(task, 1, 8)
    task.closeRead()
    try peer.write("cup")
    #expect(results.removeFirst() == "cup")
    #expect(listener.events.removeFirst() == "read closed")
    #expect(listener.events.removeFirst() == "completed 0")
    #expect(task.state == .completed && task.error == nil)
  }

  @Test("Networking.NW72. Captured streams go to the delegate, which learns no more of the task")
  func capturing() throws {
    let server = try LoopbackServer()
    let task = makeTask(port: server.port)
    task.resume()
    let peer = server.accept()
    read(task, 3, 3)
    task.captureStreams()
    try peer.write("teamilk")
    #expect(results.removeFirst() == "tea")
    #expect(listener.events.removeFirst() == "captured")
    let streams = try #require(listener.streams)
    var buffer = [UInt8](repeating: 0, count: 8)
    #expect(streams.0.read(&buffer, maxLength: 8) == 4 && buffer[0] == UInt8(ascii: "m"))
    #expect(streams.1.write(Array("cup".utf8), maxLength: 3) == 3 && peer.read(3) == "cup")
    #expect(task.state == .completed)
    streams.0.close()
    streams.1.close()
    #expect(peer.readToEnd() == 0)
  }

  @Test("Networking.NW72, Networking.NW73. TLS begins after the bytes before, and is judged")
  func secure() throws {
    let server = try LoopbackServer()
    let task = makeTask(port: server.port)
    task.resume()
    let peer = server.accept()
    write(task, "STARTTLS")
    task.startSecureConnection()
    read(task, 1, 8)
    #expect(peer.read(8) == "STARTTLS")
    let failure = try peer.secure()
    #expect(failure == .alert(42) || failure == .alert(48))
    #expect(results.removeFirst() == "wrote STARTTLS 0")
    let code = URLError.serverCertificateUntrusted.rawValue
    #expect(results.removeFirst() == "\(code)")
    #expect(listener.events.removeFirst() == "completed \(code)")
  }

  @Test("Networking.NW72. The peer learns the end of the writing after the handshake of TLS")
  func closingDuringHandshake() throws {
    let server = try LoopbackServer()
    let task = makeTask(port: server.port)
    task.resume()
    let peer = server.accept()
    task.startSecureConnection()
    task.closeWrite()
    // The client can still send that it does not trust the certificate.
    let failure = try peer.secure()
    #expect(failure == .alert(42) || failure == .alert(48))
    #expect(listener.events.removeFirst() == "write closed")
    let code = URLError.serverCertificateUntrusted.rawValue
    #expect(listener.events.removeFirst() == "completed \(code)")
  }

  @Test("Networking.NW73. A refused or cancelled connection fails everything that is pending")
  func failing() throws {
    let refused = makeTask(port: try LoopbackServer().port)
    read(refused, 1, 8)
    refused.resume()
    let code = URLError.cannotConnectToHost.rawValue
    #expect(results.removeFirst() == "\(code)")
    #expect(listener.events.removeFirst() == "completed \(code)")
    read(refused, 1, 8)
    #expect(results.removeFirst() == "\(code)")
    #expect((refused.error as? URLError)?.code == .cannotConnectToHost)

    let cancelled = makeTask(port: 9)
    write(cancelled, "tea")
    cancelled.cancel()
    #expect(results.removeFirst() == "wrote tea \(URLError.cancelled.rawValue)")
    #expect(listener.events.removeFirst() == "completed \(URLError.cancelled.rawValue)")
  }

  @Test("Networking.NW71. Readings and writings have asynchronous forms")
  func asynchronous() async throws {
    let server = try LoopbackServer()
    let task = makeTask(port: server.port)
    task.resume()
    try await task.write(Data("tea".utf8), timeout: 0)
    let peer = server.accept()
    #expect(peer.read(3) == "tea")
    peer.close()
    let (data, isAtEnd) = try await task.readData(ofMinLength: 1, maxLength: 8, timeout: 0)
    #expect(data?.isEmpty == true && isAtEnd)
    task.cancel()
    await #expect(throws: URLError.self) {
      try await task.readData(ofMinLength: 1, maxLength: 8, timeout: 0)
    }
  }
}

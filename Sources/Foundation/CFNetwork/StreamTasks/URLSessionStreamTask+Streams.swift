import FoundationNetworking
import TactusCoreFoundation
internal import TactusCrashReports

// The members of stream tasks, which the toolchain declares unavailable (Networking.NW70).
extension URLSession {
  /// Creates a task that reads and writes a connection by TCP.
  ///
  /// - Parameters:
  ///   - hostname: The name or the address of the host.
  ///   - port: The port.
  public func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask {
    var (input, output): (InputStream?, OutputStream?)
    Stream.getStreamsToHost(
      withName: hostname, port: port, inputStream: &input, outputStream: &output)
    return streamTask(of: input, output)
  }

  /// Creates a task that reads and writes two streams, which fails if there are none.
  package func streamTask(
    of input: InputStream?, _ output: OutputStream?
  ) -> URLSessionStreamTask { ConnectedStreamTask(of: self, input, output) }
}

extension URLSessionStreamTask {
  /// Reads bytes, after earlier read requests.
  ///
  /// - Parameters:
  ///   - minBytes: The least number of bytes, unless the peer ends the connection.
  ///   - maxBytes: The maximum number of bytes.
  ///   - timeout: The time in seconds after which the reading fails; 0 for no limit.
  ///   - completionHandler: Gets the bytes, whether no more will come, and the error.
  public func readData(
    ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval,
    completionHandler: @escaping @Sendable (Data?, Bool, (any Error)?) -> Void
  ) {
    add(.read(least: minBytes, most: maxBytes, completionHandler), timeout: timeout)
  }

  /// Reads bytes, and returns them and whether no more will come.
  public func readData(
    ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval
  ) async throws -> (Data?, Bool) {
    try await withCheckedThrowingContinuation { continuation in
      readData(ofMinLength: minBytes, maxLength: maxBytes, timeout: timeout) {
        continuation.resume(with: $2.map { .failure($0) } ?? .success(($0, $1)))
      }
    }
  }

  /// Writes all bytes, after earlier writes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - timeout: The time in seconds after which the writing fails; 0 for no limit.
  ///   - completionHandler: Gets the error once the connection has taken the bytes.
  public func write(
    _ data: Data, timeout: TimeInterval,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    add(.write(data, completionHandler), timeout: timeout)
  }

  /// Writes all bytes, and returns when the connection has taken them.
  public func write(_ data: Data, timeout: TimeInterval) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      write(data, timeout: timeout) {
        continuation.resume(with: $0.map { .failure($0) } ?? .success(()))
      }
    }
  }

  /// Completes pending requests, and then passes the streams to the delegate (Networking.NW72).
  public func captureStreams() { add(.capture) }

  /// Closes the side for writing, after pending requests.
  public func closeWrite() { add(.closeWrite) }

  /// Closes the side for reading, after pending requests.
  public func closeRead() { add(.closeRead) }

  /// Begins TLS, after pending requests (Networking.NW72).
  public func startSecureConnection() { add(.secure) }

  /// Reports that TLS cannot be ended before the connection, as on an iPhone.
  @available(*, deprecated, message: "TLS cannot be ended before the connection")
  public func stopSecureConnection() {
    RuntimeWarning.once(
      "URLSessionStreamTask: TLS cannot be ended before the connection", namesPlace: true)
  }

  private func add(_ kind: StreamAction.Kind, timeout: TimeInterval = 0) {
    guard let task = self as? ConnectedStreamTask else { return }
    task.add(StreamAction(kind), timeout: timeout)
  }
}

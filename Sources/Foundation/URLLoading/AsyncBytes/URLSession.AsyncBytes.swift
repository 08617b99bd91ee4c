import FoundationNetworking
import TactusFoundationBase

extension URLSession {
  /// The bytes of a response as they come.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8

    /// The task that loads the bytes.
    public let task: URLSessionDataTask
    private let parts: AsyncThrowingStream<Data, any Error>

    init(_ task: URLSessionDataTask, _ parts: AsyncThrowingStream<Data, any Error>) {
      (self.task, self.parts) = (task, parts)
    }

    /// Returns an iterator over the bytes; there is one iteration.
    public func makeAsyncIterator() -> Iterator { Iterator(parts.makeAsyncIterator()) }

    /// An iterator over the bytes of a response.
    public struct Iterator: AsyncIteratorProtocol {
      private var parts: AsyncThrowingStream<Data, any Error>.AsyncIterator
      private var bytes: ArraySlice<UInt8> = []

      fileprivate init(_ parts: AsyncThrowingStream<Data, any Error>.AsyncIterator) {
        self.parts = parts
      }

      /// Returns the next byte; nil after the last one.
      ///
      /// - Throws: The error that ended the task.
      public mutating func next() async throws -> UInt8? {
        while bytes.isEmpty {
          guard let part = try await parts.next() else { return nil }
          bytes = ArraySlice(part)
        }
        return bytes.removeFirst()
      }
    }
  }

  /// Starts a request, and returns its bytes as they come, and the response.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - delegate: The delegate that is asked about redirections and challenges; nil for that of
  ///     the session.
  /// - Throws: The error that ended the task before there was a response.
  public func bytes(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    let loader = ByteLoader(delegate ?? self.delegate as? any URLSessionTaskDelegate)
    return try await loader.load(request, configuration)
  }

  /// Starts a request for a URL, and returns its bytes as they come, and the response.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - delegate: The delegate that is asked about redirections and challenges; nil for that of
  ///     the session.
  /// - Throws: The error that ended the task before there was a response.
  public func bytes(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url), delegate: delegate)
  }
}

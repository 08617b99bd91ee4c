import FoundationNetworking
import TactusFoundationBase

extension URL {
  /// The bytes of a file, or of the response of a server.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8
    let url: URL

    /// Returns an iterator over the bytes, which opens the URL when the first one is requested.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }

    /// An iterator over the bytes of a URL.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private enum Source {
        case file(FileHandle.AsyncBytes.Iterator)
        case server(URLSession.AsyncBytes.Iterator)
      }

      fileprivate let url: URL
      private var source: Source?

      fileprivate init(url: URL) { self.url = url }

      /// Returns the next byte; nil after the last one.
      ///
      /// - Throws: The error that ended the reading.
      public mutating func next() async throws -> UInt8? {
        switch source {
        case .file(var file):
          defer { source = .file(file) }
          return try await file.next()
        case .server(var server):
          defer { source = .server(server) }
          return try await server.next()
        case nil:
          if url.isFileURL {
            let file = try FileHandle(forReadingFrom: url)
            source = .file(file.bytes.makeAsyncIterator())
          } else {
            let (bytes, _) = try await URLSession.shared.bytes(from: url)
            source = .server(bytes.makeAsyncIterator())
          }
          return try await next()
        }
      }
    }
  }

  /// The bytes of the file, or of the response of the server.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
  /// The lines of the file, or of the response of the server, read as UTF-8.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

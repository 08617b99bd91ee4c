import Dispatch
import FoundationNetworking
internal import Glibc
import TactusFoundationBase

extension FileHandle {
  /// The bytes of a file, a pipe or a terminal, read as they are needed.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8
    let file: FileHandle

    /// Returns an iterator over the bytes.
    public func makeAsyncIterator() -> Iterator { Iterator(file) }

    /// An iterator over the bytes of a file.
    public struct Iterator: AsyncIteratorProtocol {
      /// The largest number of bytes that are read at once.
      ///
      /// - Source: ours.
      private static let partByteCount = 16_384
      private let file: FileHandle
      private var bytes: ArraySlice<UInt8> = []
      private var hasEnded = false

      fileprivate init(_ file: FileHandle) { self.file = file }

      /// Returns the next byte; nil after the last one.
      ///
      /// - Throws: The error that ended the reading.
      public mutating func next() async throws -> UInt8? {
        if bytes.isEmpty, !hasEnded {
          let file = file
          // A thread that may wait, since a pipe may have nothing yet.
          bytes = try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
              continuation.resume(with: Result { try Self.read(file) })
            }
          }
          hasEnded = bytes.isEmpty
        }
        return bytes.popFirst()
      }

      /// Waits for bytes, and returns them; none at the end.
      private static func read(_ file: FileHandle) throws -> ArraySlice<UInt8> {
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: partByteCount) { buffer, used in
          repeat {
            count = Glibc.read(file.fileDescriptor, buffer.baseAddress, buffer.count)
          } while count < 0 && errno == EINTR
          used = Swift.max(0, count)
        }
        guard count >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return bytes[...]
      }
    }
  }

  /// The bytes from the place of the file handle to the end.
  public var bytes: AsyncBytes { AsyncBytes(file: self) }
}

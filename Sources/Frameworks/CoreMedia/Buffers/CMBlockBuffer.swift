import TactusFoundation

/// The bytes of samples (Players.SB1…).
///
/// - Thread: any; only one thread at a time may change the bytes.
public final class CMBlockBuffer: _CoreFoundationObject, _CoreFoundationType, @unchecked Sendable {
  // The memory does not move; synchronizing its content is the caller's task, as documented.

  /// Creates a zeroed buffer.
  ///
  /// - Parameter length: The number of bytes.
  public init(length: Int) throws {
    bytes = .allocate(byteCount: length, alignment: 16)
    bytes.initializeMemory(as: UInt8.self, repeating: 0)
  }

  deinit { bytes.deallocate() }

  /// The number of bytes.
  public var dataLength: Int { bytes.count }

  /// Returns the bytes.
  public func dataBytes() throws -> Data { Data(UnsafeRawBufferPointer(bytes)) }

  /// Calls a function with the bytes from an offset.
  public func withUnsafeMutableBytes<R>(
    atOffset offset: Int = 0, _ body: (UnsafeMutableRawBufferPointer) throws -> R
  ) throws -> R {
    guard bytes.indices.contains(offset) || offset == bytes.count else {
      throw NSError(
        domain: NSOSStatusErrorDomain, code: Int(kCMBlockBufferBadOffsetParameterErr))
    }
    return try body(UnsafeMutableRawBufferPointer(rebasing: bytes[offset...]))
  }

  /// Copies all bytes to memory that is large enough.
  public func copyDataBytes(to destination: UnsafeMutableRawBufferPointer) throws {
    guard destination.count >= bytes.count else {
      throw NSError(
        domain: NSOSStatusErrorDomain, code: Int(kCMBlockBufferBadLengthParameterErr))
    }
    destination.copyMemory(from: UnsafeRawBufferPointer(bytes))
  }

  // MARK: Internals

  /// The bytes.
  let bytes: UnsafeMutableRawBufferPointer

  /// Creates a buffer with a copy of bytes.
  package init(copying source: UnsafeRawBufferPointer) {
    bytes = .allocate(byteCount: source.count, alignment: 16)
    bytes.copyMemory(from: source)
  }
}

/// The stream of a filter, and the space that it writes to.
final class FilterStream {
  /// Whether the stream has ended.
  private(set) var hasEnded = false

  /// Creates the stream.
  ///
  /// - Throws: `FilterError.invalidState` for an algorithm without streams or without a library, or
  ///   if no byte fits.
  init(
    _ operation: FilterOperation, _ algorithm: Algorithm, capacity: Int
  ) throws(FilterError) {
    guard capacity > 0, let state = StreamState(operation.rawValue, algorithm.rawValue) else {
      throw .invalidState
    }
    self.state = state
    space = .allocate(capacity: capacity)
  }

  deinit { space.deallocate() }

  /// Converts bytes, which may be none at the end.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - isLast: Whether no others follow.
  ///   - limit: The most bytes of output.
  ///   - write: Called with the output, as often as the space was filled.
  /// - Returns: The number of bytes that were read.
  func convert(
    _ bytes: UnsafeRawBufferPointer, isLast: Bool, limit: Int = .max,
    write: (Data) throws -> Void
  ) throws -> Int {
    var stream = compression_stream()
    if let start = bytes.baseAddress {
      stream.src_ptr = start.assumingMemoryBound(to: UInt8.self)
    }
    stream.src_size = bytes.count
    var written = 0
    while !hasEnded, written < limit, let start = space.baseAddress {
      let count = min(space.count, limit - written)
      (stream.dst_ptr, stream.dst_size) = (start, count)
      let status = state.process(&stream, isLast: isLast)
      let output = count - stream.dst_size
      written += output
      if output > 0 { try write(Data(bytes: start, count: output)) }
      if status == COMPRESSION_STATUS_ERROR { throw FilterError.invalidData }
      hasEnded = status == COMPRESSION_STATUS_END
      // What is left of the space shows that the stream waits for input.
      if stream.dst_size > 0 { break }
    }
    return bytes.count - stream.src_size
  }

  private let state: StreamState
  private let space: UnsafeMutableBufferPointer<UInt8>
}

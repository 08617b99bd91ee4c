/// Initializes a stream for compressing or decompressing data.
///
/// Only its state is set; input and space may be given before or after it.
///
/// - Parameters:
///   - stream: The stream.
///   - operation: Compression or decompression.
///   - algorithm: The algorithm.
/// - Returns: `COMPRESSION_STATUS_OK`, or `COMPRESSION_STATUS_ERROR` for an algorithm without
///   streams or without a library (Compression.CO4, Compression.CO6).
/// - Thread: any.
@discardableResult
public func compression_stream_init(
  _ stream: UnsafeMutablePointer<compression_stream>, _ operation: compression_stream_operation,
  _ algorithm: compression_algorithm
) -> compression_status {
  stream.pointee.state = nil
  guard let state = StreamState(operation, algorithm) else { return COMPRESSION_STATUS_ERROR }
  stream.pointee.state = Unmanaged.passRetained(state).toOpaque()
  return COMPRESSION_STATUS_OK
}

/// Compresses or decompresses a piece of data with a stream (Compression.CO9–CO11).
///
/// - Parameters:
///   - stream: The stream, whose input and space are moved on.
///   - flags: `COMPRESSION_STREAM_FINALIZE` if no input follows.
/// - Returns: Whether the stream goes on, has ended or has failed.
/// - Thread: any, one at a time.
@discardableResult
public func compression_stream_process(
  _ stream: UnsafeMutablePointer<compression_stream>, _ flags: Int32
) -> compression_status {
  guard let opaque = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  let state = Unmanaged<StreamState>.fromOpaque(opaque).takeUnretainedValue()
  let isLast = flags & Int32(COMPRESSION_STREAM_FINALIZE.rawValue) != 0
  return state.process(&stream.pointee, isLast: isLast)
}

/// Frees the memory of a stream.
///
/// - Returns: `COMPRESSION_STATUS_OK`, or `COMPRESSION_STATUS_ERROR` for a stream without a state.
/// - Thread: any.
@discardableResult
public func compression_stream_destroy(
  _ stream: UnsafeMutablePointer<compression_stream>
) -> compression_status {
  guard let opaque = stream.pointee.state else { return COMPRESSION_STATUS_ERROR }
  stream.pointee.state = nil
  Unmanaged<StreamState>.fromOpaque(opaque).release()
  return COMPRESSION_STATUS_OK
}

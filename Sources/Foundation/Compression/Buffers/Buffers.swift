internal import TactusDataCompression

/// Returns the size of the scratch buffer for compressing data with an algorithm.
///
/// The buffer is not used. Its size is not 0, because callers check that (Compression.CO7).
///
/// - Thread: any.
@discardableResult
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int {
  scratchCount
}

/// Compresses bytes in one go (Compression.CO7).
///
/// - Parameters:
///   - dst_buffer: The destination.
///   - dst_size: The number of bytes that fit.
///   - src_buffer: The source.
///   - src_size: The number of its bytes.
///   - scratch_buffer: Not used; `nil` is enough.
///   - algorithm: The algorithm.
/// - Returns: The number of bytes written, or 0 if they do not fit or an error occurs.
/// - Thread: any.
@discardableResult
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  convert(.compress, dst_buffer, dst_size, src_buffer, src_size, algorithm)
}

/// Returns the size of the scratch buffer for decompressing data with an algorithm.
///
/// The buffer is not used. Its size is not 0, because callers check that (Compression.CO7).
///
/// - Thread: any.
@discardableResult
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int {
  scratchCount
}

/// Decompresses bytes in one go (Compression.CO8).
///
/// - Parameters:
///   - dst_buffer: The destination.
///   - dst_size: The number of bytes that fit.
///   - src_buffer: The source; bytes after the end of its stream are ignored.
///   - src_size: The number of its bytes.
///   - scratch_buffer: Not used; `nil` is enough.
///   - algorithm: The algorithm.
/// - Returns: The number of bytes written, which is `dst_size` if more would follow; 0 if an error
///   occurs.
/// - Thread: any.
@discardableResult
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>, _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>, _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?, _ algorithm: compression_algorithm
) -> Int {
  convert(.decompress, dst_buffer, dst_size, src_buffer, src_size, algorithm)
}

/// Converts a buffer into another, and returns the number of bytes written; 0 for an error.
private func convert(
  _ direction: CompressionDirection, _ output: UnsafeMutablePointer<UInt8>, _ outputCount: Int,
  _ input: UnsafePointer<UInt8>, _ inputCount: Int, _ algorithm: compression_algorithm
) -> Int {
  guard outputCount > 0, inputCount >= 0 else { return 0 }
  let source = UnsafeBufferPointer(start: input, count: inputCount)
  let destination = UnsafeMutableBufferPointer(start: output, count: outputCount)
  switch direction {
  case .compress:
    if algorithm == COMPRESSION_LZ4_RAW { return RawLZ4.compress(source, into: destination) }
    return algorithm.streamFormat?.compress(source, into: destination) ?? 0
  case .decompress:
    if algorithm == COMPRESSION_LZ4_RAW {
      return RawLZ4.decompress(source, into: destination) ?? 0
    }
    return algorithm.streamFormat?.decompress(source, into: destination) ?? 0
  }
}

/// The size of a scratch buffer.
///
/// Confidence: guess.
private let scratchCount = 1 << 16

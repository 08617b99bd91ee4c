import Compression

/// The algorithms that have a library and streams.
let streamAlgorithms = [
  COMPRESSION_ZLIB, COMPRESSION_LZMA, COMPRESSION_LZ4, COMPRESSION_BROTLI,
]

/// Compresses bytes from a buffer into another of some size.
func encode(
  _ bytes: [UInt8], _ algorithm: compression_algorithm, capacity: Int? = nil
) -> [UInt8] {
  var result = [UInt8](repeating: 0, count: capacity ?? bytes.count + bytes.count / 8 + 256)
  let count = compression_encode_buffer(
    &result, result.count, bytes, bytes.count, nil, algorithm)
  return Array(result[..<count])
}

/// Decompresses bytes from a buffer into another of some size.
func decode(_ bytes: [UInt8], _ algorithm: compression_algorithm, capacity: Int) -> [UInt8] {
  var result = [UInt8](repeating: 0, count: capacity)
  let count = compression_decode_buffer(
    &result, result.count, bytes, bytes.count, nil, algorithm)
  return Array(result[..<count])
}

/// The end of a stream.
struct StreamResult: Equatable {
  /// The output.
  var bytes: [UInt8]
  /// The last status.
  var status: compression_status
  /// The bytes that were not read.
  var rest = 0
}

/// Converts bytes by a stream, with pieces of some sizes.
func stream(
  _ bytes: [UInt8], _ operation: compression_stream_operation, _ algorithm: compression_algorithm,
  pieces: () -> (input: Int, output: Int)
) -> StreamResult {
  var stream = compression_stream()
  guard compression_stream_init(&stream, operation, algorithm) == COMPRESSION_STATUS_OK else {
    return StreamResult(bytes: [], status: COMPRESSION_STATUS_ERROR, rest: bytes.count)
  }
  defer { compression_stream_destroy(&stream) }
  var result: [UInt8] = []
  var (position, isLast) = (0, false)
  while true {
    let sizes = pieces()
    // After the flag no input may be kept back.
    let end = isLast ? bytes.count : min(position + sizes.input, bytes.count)
    let input = Array(bytes[position..<end])
    var output = [UInt8](repeating: 0, count: sizes.output)
    isLast = end == bytes.count
    let status = input.withUnsafeBufferPointer { source in
      output.withUnsafeMutableBufferPointer { space in
        if let start = source.baseAddress { stream.src_ptr = start }
        if let start = space.baseAddress { stream.dst_ptr = start }
        (stream.src_size, stream.dst_size) = (source.count, space.count)
        return compression_stream_process(
          &stream, isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0)
      }
    }
    position += input.count - stream.src_size
    result += output[..<(output.count - stream.dst_size)]
    if status != COMPRESSION_STATUS_OK {
      return StreamResult(bytes: result, status: status, rest: bytes.count - position)
    }
  }
}

import Compression

/// Decompresses arbitrary bytes: the first one chooses the algorithm, the second one the size of
/// the pieces.
///
/// A stream gives the same bytes as a whole and in pieces, and so does a buffer if the stream is
/// complete. What is compressed is decompressed to the same bytes.
#if FUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzCompression(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard bytes.count > 2 else { return 0 }
  let algorithm = algorithms[Int(bytes[0]) % algorithms.count]
  let data = Array(bytes[2...])
  if algorithm != COMPRESSION_LZ4_RAW {
    let whole = decompress(data, algorithm, piece: mostBytes)
    let pieces = decompress(data, algorithm, piece: Int(bytes[1]) + 1)
    precondition(whole.status == pieces.status, "the status does not depend on the pieces")
    if whole.status == COMPRESSION_STATUS_END {
      precondition(whole.bytes == pieces.bytes, "the bytes do not depend on the pieces")
      let space = whole.bytes.count + 1
      precondition(decode(data, algorithm, capacity: space) == whole.bytes, "a buffer fits")
    }
  }
  let part = decode(data, algorithm, capacity: Int(bytes[1]) + 1)
  precondition(part.count <= Int(bytes[1]) + 1)

  var encoded = [UInt8](repeating: 0, count: data.count * 2 + 200)
  let size = compression_encode_buffer(
    &encoded, encoded.count, data, data.count, nil, algorithm)
  precondition(size > 0, "there is space for the compressed bytes")
  let copy = decode(Array(encoded[..<size]), algorithm, capacity: data.count + 1)
  precondition(copy == data, "what was compressed is decompressed")
  return 0
}

private let algorithms = [
  COMPRESSION_ZLIB, COMPRESSION_LZMA, COMPRESSION_LZ4, COMPRESSION_BROTLI, COMPRESSION_LZ4_RAW,
]

/// The most bytes of output of a stream.
private let mostBytes = 1 << 18

private func decode(
  _ bytes: [UInt8], _ algorithm: compression_algorithm, capacity: Int
) -> [UInt8] {
  var result = [UInt8](repeating: 0, count: capacity)
  let count = compression_decode_buffer(
    &result, result.count, bytes, bytes.count, nil, algorithm)
  return Array(result[..<count])
}

/// Returns the output of a stream with pieces of a size, and the last status.
private func decompress(
  _ bytes: [UInt8], _ algorithm: compression_algorithm, piece: Int
) -> (bytes: [UInt8], status: compression_status) {
  var stream = compression_stream()
  precondition(
    compression_stream_init(&stream, COMPRESSION_STREAM_DECODE, algorithm)
      == COMPRESSION_STATUS_OK)
  defer { compression_stream_destroy(&stream) }
  var output: [UInt8] = []
  var status = COMPRESSION_STATUS_OK
  var space = [UInt8](repeating: 0, count: piece)
  bytes.withUnsafeBufferPointer { source in
    guard let start = source.baseAddress else { return }
    var place = 0
    while status == COMPRESSION_STATUS_OK, output.count < mostBytes {
      let count = min(piece, source.count - place)
      (stream.src_ptr, stream.src_size) = (start + place, count)
      let isLast = place + count == source.count
      let room = min(space.count, mostBytes - output.count)
      space.withUnsafeMutableBufferPointer { buffer in
        guard let first = buffer.baseAddress else { return }
        (stream.dst_ptr, stream.dst_size) = (first, room)
        status = compression_stream_process(
          &stream, isLast ? Int32(COMPRESSION_STREAM_FINALIZE.rawValue) : 0)
      }
      let read = count - stream.src_size
      let written = room - stream.dst_size
      precondition(
        status != COMPRESSION_STATUS_OK || read > 0 || written > 0,
        "a step reads or writes, or is the last one")
      place += read
      output += space[..<written]
    }
  }
  return (output, status)
}

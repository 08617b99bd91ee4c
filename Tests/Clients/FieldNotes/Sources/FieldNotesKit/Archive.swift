import Compression
import Foundation

/// Notes in compressed files.
public enum Archive {
  public static func packed(_ text: String) throws -> Data {
    try (Data(text.utf8) as NSData).compressed(using: .zlib) as Data
  }

  public static func unpacked(_ data: Data) -> String? {
    let capacity = 64
    let buffer = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    defer { buffer.deallocate() }
    let stream = UnsafeMutablePointer<compression_stream>.allocate(capacity: 1)
    defer { stream.deallocate() }
    var status = compression_stream_init(stream, COMPRESSION_STREAM_DECODE, COMPRESSION_ZLIB)
    guard status != COMPRESSION_STATUS_ERROR else { return nil }
    defer { compression_stream_destroy(stream) }
    var result = Data()
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
      stream.pointee.src_ptr = start
      stream.pointee.src_size = bytes.count
      repeat {
        stream.pointee.dst_ptr = buffer
        stream.pointee.dst_size = capacity
        status = compression_stream_process(stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue))
        switch status {
        case COMPRESSION_STATUS_OK, COMPRESSION_STATUS_END:
          result.append(buffer, count: capacity - stream.pointee.dst_size)
        default: break
        }
      } while status == COMPRESSION_STATUS_OK
    }
    return status == COMPRESSION_STATUS_END ? String(decoding: result, as: UTF8.self) : nil
  }

  public static func repacked(_ data: Data, using algorithm: Algorithm) throws -> Data {
    var packed = Data()
    let output = try OutputFilter(.compress, using: algorithm) { (piece: Data?) -> Void in
      if let piece = piece { packed.append(piece) }
    }
    var index = 0
    let input = try InputFilter(.decompress, using: .zlib) { (length: Int) -> Data? in
      let range = index..<min(index + length, data.count)
      index = range.upperBound
      return data.subdata(in: range)
    }
    while let page = try input.readData(ofLength: 128) { try output.write(page) }
    try output.finalize()
    return packed
  }
}

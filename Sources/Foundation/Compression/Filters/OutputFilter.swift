/// A filter that compresses or decompresses the data that is written to it (Compression.CO12).
///
/// - Thread: any, one at a time.
public class OutputFilter {
  /// Creates an output filter.
  ///
  /// - Parameters:
  ///   - operation: Compression or decompression.
  ///   - algorithm: The algorithm.
  ///   - bufferCapacity: The most bytes that are passed on at a time.
  ///   - writeFunc: Called with each piece of the result, and with `nil` at its end.
  /// - Throws: `FilterError.invalidState` for an algorithm without streams or without a library.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    writingTo writeFunc: @escaping (Data?) throws -> Void
  ) throws {
    stream = try FilterStream(operation, algorithm, capacity: bufferCapacity)
    writeFunction = writeFunc
  }

  deinit { try? finalize() }

  /// Writes data to the filter; none, or empty data, finalizes it.
  ///
  /// Bytes after the end of a decompressed stream are ignored.
  ///
  /// - Throws: `FilterError.invalidState` after the end, `FilterError.invalidData` for damaged
  ///   data, or the error of the function that the result is written to.
  public func write<D: DataProtocol>(_ data: D?) throws {
    guard let data, !data.isEmpty else { return try finalize() }
    if isFinalized { throw FilterError.invalidState }
    for region in data.regions {
      try region.withUnsafeBytes { bytes in
        _ = try stream.convert(bytes, isLast: false) { try writeFunction($0) }
      }
    }
  }

  /// Finalizes the filter: passes on what is left, and then `nil`.
  ///
  /// Nothing happens if it was finalized before.
  ///
  /// - Throws: `FilterError.invalidData` for an incomplete stream, or the error of the function
  ///   that the result is written to.
  public func finalize() throws {
    if isFinalized { return }
    isFinalized = true
    _ = try stream.convert(UnsafeRawBufferPointer(start: nil, count: 0), isLast: true) {
      try writeFunction($0)
    }
    try writeFunction(nil)
  }

  // MARK: Internals

  private let stream: FilterStream
  private let writeFunction: (Data?) throws -> Void
  private var isFinalized = false
}

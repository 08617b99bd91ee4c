/// A filter that compresses or decompresses the data that is read through it (Compression.CO13).
///
/// - Thread: any, one at a time.
public class InputFilter<D: DataProtocol> {
  /// Creates an input filter.
  ///
  /// - Parameters:
  ///   - operation: Compression or decompression.
  ///   - algorithm: The algorithm.
  ///   - bufferCapacity: The most bytes that are requested at a time.
  ///   - readFunc: Returns at most the given number of bytes; `nil`, or empty data, at the end.
  /// - Throws: `FilterError.invalidState` for an algorithm without streams or without a library.
  public init(
    _ operation: FilterOperation, using algorithm: Algorithm, bufferCapacity: Int = 65536,
    readingFrom readFunc: @escaping (Int) throws -> D?
  ) throws {
    stream = try FilterStream(operation, algorithm, capacity: bufferCapacity)
    capacity = bufferCapacity
    readFunction = readFunc
  }

  /// Reads converted data.
  ///
  /// - Parameter count: The number of bytes; fewer are returned at the end only.
  /// - Returns: The data, or `nil` at the end.
  /// - Throws: `FilterError.invalidState` for a number that is not positive,
  ///   `FilterError.invalidData` for damaged or incomplete data, or the error of the function that
  ///   data is read from.
  public func readData(ofLength count: Int) throws -> Data? {
    guard count > 0 else { throw FilterError.invalidState }
    var result = Data()
    while result.count < count, !stream.hasEnded {
      if source.isEmpty, !isAtEnd {
        source = try readFunction(capacity).map { Data($0) } ?? Data()
        isAtEnd = source.isEmpty
      }
      let used = try source.withUnsafeBytes { bytes in
        try stream.convert(bytes, isLast: isAtEnd, limit: count - result.count) { result += $0 }
      }
      source = source.dropFirst(used)
    }
    return result.isEmpty ? nil : result
  }

  // MARK: Internals

  private let stream: FilterStream
  private let capacity: Int
  private let readFunction: (Int) throws -> D?
  private var source = Data()
  private var isAtEnd = false
}

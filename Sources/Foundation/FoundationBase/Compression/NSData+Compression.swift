import Foundation
import TactusCrashReports
internal import TactusDataCompression

extension NSData {
  /// Returns compressed data (Compression.CO14).
  ///
  /// - Parameter algorithm: The algorithm.
  /// - Returns: New data, mutable if this data is.
  /// - Throws: An error of the domain `NSCocoaErrorDomain` with the code
  ///   `NSCompressionFailedError`.
  public func compressed(using algorithm: CompressionAlgorithm) throws -> Self {
    Self.object(with: try converted(.compress, algorithm, failure: NSCompressionFailedError))
  }

  /// Returns decompressed data (Compression.CO14).
  ///
  /// - Parameter algorithm: The algorithm that compressed this data.
  /// - Returns: New data, mutable if this data is.
  /// - Throws: An error of the domain `NSCocoaErrorDomain` with the code
  ///   `NSDecompressionFailedError`.
  public func decompressed(using algorithm: CompressionAlgorithm) throws -> Self {
    Self.object(with: try converted(.decompress, algorithm, failure: NSDecompressionFailedError))
  }

  // MARK: Internals

  /// Returns the converted contents.
  func converted(
    _ direction: CompressionDirection, _ algorithm: CompressionAlgorithm, failure: Int
  ) throws -> Data {
    var result = Data()
    let source = UnsafeBufferPointer(
      start: bytes.assumingMemoryBound(to: UInt8.self), count: length)
    guard let format = algorithm.algorithm.format,
      format.convert(source, direction, write: { result.append($0) })
    else { throw CocoaError(CocoaError.Code(rawValue: failure)) }
    return result
  }

  /// Returns an object of this class with some contents.
  private static func object<Object: NSData>(with data: Data) -> Object {
    let object: NSData = self is NSMutableData.Type ? NSMutableData(data: data) : NSData(data: data)
    guard let object = object as? Object else {
      programmingError(
        "\(Object.self), a subclass of NSData, cannot be compressed to its own class")
    }
    return object
  }
}

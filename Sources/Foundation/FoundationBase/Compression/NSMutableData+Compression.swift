import Foundation

extension NSMutableData {
  /// Replaces the contents by compressed ones (Compression.CO14).
  ///
  /// - Parameter algorithm: The algorithm.
  /// - Throws: An error of the domain `NSCocoaErrorDomain` with the code
  ///   `NSCompressionFailedError`; the contents stay then.
  public func compress(using algorithm: CompressionAlgorithm) throws {
    setData(try converted(.compress, algorithm, failure: NSCompressionFailedError))
  }

  /// Replaces the contents by decompressed ones (Compression.CO14).
  ///
  /// - Parameter algorithm: The algorithm that compressed the contents.
  /// - Throws: An error of the domain `NSCocoaErrorDomain` with the code
  ///   `NSDecompressionFailedError`; the contents stay then.
  public func decompress(using algorithm: CompressionAlgorithm) throws {
    setData(try converted(.decompress, algorithm, failure: NSDecompressionFailedError))
  }
}

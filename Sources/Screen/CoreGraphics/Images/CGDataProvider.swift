import Foundation

/// Bytes that a picture is made of.
///
/// - Thread: any.
public final class CGDataProvider: Sendable {
  /// All bytes.
  public let data: CFData?

  /// Hands out bytes.
  public init?(data: CFData) { self.data = data }

  /// Hands out the bytes of a file; fails if it cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }

  /// Hands out the bytes of a file; fails if it cannot be read.
  public convenience init?(filename: String) { self.init(url: URL(filePath: filename)) }

  /// Hands out bytes of memory, which are copied, and tells that the memory is not needed any more.
  ///
  /// - Parameters:
  ///   - info: What the function is told first.
  ///   - data: The bytes.
  ///   - size: How many there are.
  ///   - releaseData: What is called at once.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    self.data = Data(bytes: data, count: size)
    releaseData(info, data, size)
  }
}

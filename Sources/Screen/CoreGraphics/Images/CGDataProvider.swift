import Foundation

/// A provider of bytes.
///
/// - Thread: any.
public final class CGDataProvider: _CoreFoundationObject, Sendable {
  /// The bytes.
  public let data: CFData?

  /// Creates a provider of bytes in memory.
  public init?(data: CFData) { self.data = data }

  /// Creates a provider of the bytes of an object, which on an iPhone is a `CFData` as well.
  public convenience init?(data: NSData) { self.init(data: data as Data) }

  /// Creates a provider of a file's bytes, or returns `nil` if the file cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }

  /// Creates a provider of a file's bytes, or returns `nil` if the file cannot be read.
  public convenience init?(filename: String) { self.init(url: URL(filePath: filename)) }

  /// Creates a provider that copies bytes, and calls a function to release them.
  ///
  /// - Parameters:
  ///   - info: The first argument of the function.
  ///   - data: The bytes.
  ///   - size: The number of bytes.
  ///   - releaseData: A function that is called at once.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    self.data = Data(bytes: data, count: size)
    releaseData(info, data, size)
  }
}

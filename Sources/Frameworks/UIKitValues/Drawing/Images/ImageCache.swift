import Synchronization

/// A cache of images by name, which loads them from files.
///
/// - Thread: any.
enum ImageCache {
  /// Returns the image of a file, which is read once.
  static func image(of file: AssetFile) -> CGImage? {
    cache.withLock { cache in
      if let image = cache[file.path] { return image }
      guard let image = read(file.path) else { return nil }
      cache[file.path] = image
      return image
    }
  }

  /// Reads the image of a file.
  static func read(_ path: String) -> CGImage? {
    (try? Data(contentsOf: URL(filePath: path))).flatMap(decode)
  }

  /// Decodes an image from PNG or JPEG data; `nil` for other data (Drawing.DR13).
  static func decode(_ data: Data) -> CGImage? {
    CGDataProvider(data: data).flatMap {
      CGImage(
        pngDataProviderSource: $0, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        ?? CGImage(
          jpegDataProviderSource: $0, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }
  }

  private static let cache = Mutex<[String: CGImage]>([:])
}

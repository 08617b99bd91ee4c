import Synchronization

/// A cache of images by file, which it loads.
///
/// - Thread: any.
enum ImageCache {
  /// Returns the image of a file, which is read only once.
  static func image(of file: AssetFile) -> LoadedImage? {
    cache.withLock { cache in
      if let image = cache[file.path] { return image }
      guard let image = read(file.path) else { return nil }
      cache[file.path] = image
      return image
    }
  }

  /// Reads the image of a file.
  static func read(_ path: String) -> LoadedImage? {
    (try? Data(contentsOf: URL(filePath: path))).flatMap { LoadedImage($0) }
  }

  private static let cache = Mutex<[String: LoadedImage]>([:])
}

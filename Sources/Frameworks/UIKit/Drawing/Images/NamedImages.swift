import Synchronization

/// Reads pictures, and keeps those that have a name.
///
/// - Thread: any.
enum NamedImages {
  /// The picture of a file, which is read once.
  static func image(of file: AssetFile) -> CGImage? {
    known.withLock { known in
      if let image = known[file.path] { return image }
      guard let image = read(file.path) else { return nil }
      known[file.path] = image
      return image
    }
  }

  /// The picture of a file.
  static func read(_ path: String) -> CGImage? {
    (try? Data(contentsOf: URL(filePath: path))).flatMap(decode)
  }

  /// The picture of a file's bytes; `nil` where they are no PNG (DR13).
  static func decode(_ data: Data) -> CGImage? {
    CGDataProvider(data: data).flatMap {
      CGImage(
        pngDataProviderSource: $0, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }
  }

  private static let known = Mutex<[String: CGImage]>([:])
}

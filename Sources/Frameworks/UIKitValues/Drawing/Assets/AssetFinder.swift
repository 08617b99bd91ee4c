import Synchronization

/// A finder of images, colors and data by name, in files and in asset catalogs.
///
/// A catalog is a folder `….xcassets` as in the app's source; nothing compiles it here.
/// Source: Drawing.DR14
struct AssetFinder {
  let folders: [String]
  /// A cache of files: a list requests the same image for each row.
  private static let cache = Mutex<[Request: AssetFile]>([:])

  /// The key of the cache.
  private struct Request: Hashable {
    var folders: [String]
    var name: String
    var style: UIUserInterfaceStyle
    var contrast: UIAccessibilityContrast
    var scale: CGFloat
  }

  /// Creates a finder for a bundle; nil for the app's bundle and those of its modules.
  package init(_ bundle: Bundle?) {
    guard let bundle else {
      folders = Self.appFolders
      return
    }
    folders = [bundle.resourcePath ?? bundle.bundlePath]
  }

  /// Creates a finder for the folder bundle of another app, and for the bundles in it.
  init(appFolder folder: String) { folders = Self.folders(ofApp: folder) }

  /// Returns the file of an image for some traits; `nil` if there is none.
  func image(_ name: String, for traits: UITraitCollection) -> AssetFile? {
    let request = Request(
      folders: folders, name: name, style: traits.userInterfaceStyle,
      contrast: traits.accessibilityContrast, scale: traits.displayScale)
    if let file = Self.cache.withLock({ $0[request] }) { return file }
    guard let file = search(name, for: traits) else { return nil }
    Self.cache.withLock { $0[request] = file }
    return file
  }

  private func search(_ name: String, for traits: UITraitCollection) -> AssetFile? {
    for folder in folders {
      for catalog in Self.catalogs(in: folder) {
        if let set = AssetSet(named: name, kind: "imageset", in: catalog),
          let file = set.image(for: traits)
        {
          return file
        }
      }
      if let file = Self.file(name, in: folder, scale: traits.displayScale) { return file }
    }
    return nil
  }

  /// Returns the color with a name; `nil` if there is none.
  func color(_ name: String) -> UIColor? {
    for folder in folders {
      for catalog in Self.catalogs(in: folder) {
        if let color = AssetSet(named: name, kind: "colorset", in: catalog)?.color { return color }
      }
    }
    return nil
  }

  /// Returns the file of a data set with a name, and its uniform type; `nil` if there is none.
  func data(_ name: String) -> (path: String, type: String?)? {
    for folder in folders {
      for catalog in Self.catalogs(in: folder) {
        if let data = AssetSet(named: name, kind: "dataset", in: catalog)?.data { return data }
      }
    }
    return nil
  }

  /// Returns the file at a path, or the neighboring file whose scale is closer.
  static func closest(_ path: String, scale: CGFloat) -> AssetFile {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent().path
    return file(url.lastPathComponent, in: folder, scale: scale)
      ?? AssetFile(path: path, attributes: ImageAttributes(scale: Self.scale(inNameOf: path)))
  }

  // MARK: Internals

  /// The resource folders of an app without a bundle of its own.
  private static let appFolders = folders(ofApp: Bundle.main.resourcePath ?? Bundle.main.bundlePath)

  /// Returns the resource folders of an app whose main bundle is a folder.
  private static func folders(ofApp main: String) -> [String] {
    let contents = (try? FileManager.default.contentsOfDirectory(atPath: main)) ?? []
    return [main]
      + contents.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .map { "\(main)/\($0)" }
  }

  static func catalogs(in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Returns the file of the requested scale, else of a larger one, else of a smaller one.
  private static func file(_ name: String, in folder: String, scale: CGFloat) -> AssetFile? {
    let url = URL(filePath: name)
    let suffix = url.pathExtension.isEmpty ? "png" : url.pathExtension
    let stem = url.pathExtension.isEmpty ? name : String(name.dropLast(suffix.count + 1))
    let wanted = Int(scale.rounded())
    let (larger, smaller) = ((1...3).filter { $0 > wanted }, (1...3).filter { $0 < wanted })
    let order = [wanted] + larger + smaller.reversed()
    for scale in order {
      let marks = scale == 1 ? [""] : ["@\(scale)x"]
      for mark in marks.flatMap({ [$0 + "~iphone", $0] }) {
        let path = "\(folder)/\(stem)\(mark).\(suffix)"
        guard FileManager.default.fileExists(atPath: path) else { continue }
        return AssetFile(path: path, attributes: ImageAttributes(scale: Self.scale(inNameOf: path)))
      }
    }
    return nil
  }

  /// Returns the scale in a file's name, such as 2 for `@2x`.
  private static func scale(inNameOf path: String) -> CGFloat {
    let stem = URL(filePath: path).deletingPathExtension().lastPathComponent
    for scale in 2...3 where stem.hasSuffix("@\(scale)x") || stem.hasSuffix("@\(scale)x~iphone") {
      return CGFloat(scale)
    }
    return 1
  }
}

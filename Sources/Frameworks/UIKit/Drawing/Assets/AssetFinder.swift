import Synchronization

/// Looks for pictures and colours by their names, in files and in asset catalogues.
///
/// A catalogue is a folder `….xcassets` as the app's source has it: nothing compiles it here.
/// Source: Documentation/Behaviour/Drawing.md (DR14)
struct AssetFinder {
  private let folders: [String]
  /// What was found once: lists ask for the same picture for each of their rows.
  private static let found = Mutex<[Request: AssetFile]>([:])

  /// What was asked for.
  private struct Request: Hashable {
    var folders: [String]
    var name: String
    var style: UIUserInterfaceStyle
    var contrast: UIAccessibilityContrast
    var scale: CGFloat
  }

  /// Looks in a bundle, or in the app's own and in those that its modules have beside it.
  init(_ bundle: Bundle?) {
    guard let bundle else {
      folders = Self.ofApp
      return
    }
    folders = [bundle.resourcePath ?? bundle.bundlePath]
  }

  /// The file of a picture for some traits; `nil` if there is none.
  func image(_ name: String, for traits: UITraitCollection) -> AssetFile? {
    let request = Request(
      folders: folders, name: name, style: traits.userInterfaceStyle,
      contrast: traits.accessibilityContrast, scale: traits.displayScale)
    if let file = Self.found.withLock({ $0[request] }) { return file }
    guard let file = search(name, for: traits) else { return nil }
    Self.found.withLock { $0[request] = file }
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

  /// A colour with a name; `nil` if there is none.
  func color(_ name: String) -> UIColor? {
    for folder in folders {
      for catalog in Self.catalogs(in: folder) {
        if let color = AssetSet(named: name, kind: "colorset", in: catalog)?.color { return color }
      }
    }
    return nil
  }

  /// The file of a path, or the one beside it that suits a screen better.
  static func closest(_ path: String, scale: CGFloat) -> AssetFile {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent().path
    return file(url.lastPathComponent, in: folder, scale: scale)
      ?? AssetFile(path: path, form: ImageForm(scale: marked(path)))
  }

  // MARK: Internals

  /// The folders in which an app without a bundle of its own has what it came with.
  private static let ofApp: [String] = {
    let main = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let beside = (try? FileManager.default.contentsOfDirectory(atPath: main)) ?? []
    return [main]
      + beside.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
      .map { "\(main)/\($0)" }
  }()

  private static func catalogs(in folder: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(folder)/\($0)" }
  }

  /// A file with as many pixels a point as the screen has, or else with more, or else with fewer.
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
        return AssetFile(path: path, form: ImageForm(scale: marked(path)))
      }
    }
    return nil
  }

  /// How many pixels make a point, as a file's name says.
  private static func marked(_ path: String) -> CGFloat {
    let stem = URL(filePath: path).deletingPathExtension().lastPathComponent
    for scale in 2...3 where stem.hasSuffix("@\(scale)x") || stem.hasSuffix("@\(scale)x~iphone") {
      return CGFloat(scale)
    }
    return 1
  }
}

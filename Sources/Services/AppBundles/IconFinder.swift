internal import Glibc
import TactusFiles
import TactusInstalledApps
import TactusJSON
import TactusPhoneLink

/// The search for the image of an app's icon.
///
/// `Documentation/Behaviour/Bundles.md` has the steps (Bundles.C1…).
struct IconFinder {
  /// The folder of the bundle.
  let folder: String
  /// The information of the bundle.
  let information: BundleInformation

  /// The width of an icon on a Home screen at three pixels per point.
  ///
  /// - Source: Apple's guide to app icons: 60 points. Confidence: documented.
  private static let wantedPixels = 180

  /// The largest width and height of an image in pixels.
  ///
  /// - Source: ours: four times the icon of a store. Confidence: guess.
  private static let maximumPixels = 4096

  /// Returns the icon; one that is drawn from the name if the bundle has no usable image.
  ///
  /// - Parameter notes: Receives findings about images that cannot be used.
  func icon(_ notes: inout [BundleNote]) -> AppIcon {
    if let path = catalogIcon(&notes) ?? fileIcon(&notes) { return .file(path) }
    return .generated
  }

  // MARK: Internals

  /// Returns the catalog's icon: the nearest larger image, else the largest one (Bundles.C1).
  private func catalogIcon(_ notes: inout [BundleNote]) -> String? {
    for catalog in Folder.names(in: folder) where catalog.hasSuffix(".xcassets") {
      let set = "\(folder)/\(catalog)/\(information.iconName).appiconset"
      let contents = "\(set)/Contents.json"
      guard access(contents, F_OK) == 0 else { continue }
      var paths: [String] = []
      do throws(SourceTextError) {
        let tree = try JSONTree(SourceText.read(contents))
        for image in tree.root.members.first(where: { $0.key == "images" })?.elements.map({ $0 })
          ?? []
        {
          let isPlain = !image.members.contains { $0.key == "appearances" }
          let name = image.members.first { $0.key == "filename" }?.string
          if isPlain, let name, !name.contains("/") { paths.append("\(set)/\(name)") }
        }
      } catch {
        notes.append(
          BundleNote(
            file: contents, line: error.diagnostic.position?.line, error.diagnostic.message))
        continue
      }
      if let best = best(of: paths, &notes) { return best }
    }
    return nil
  }

  /// Returns the image of `CFBundleIcons` or `CFBundleIconFiles` (Bundles.C2).
  private func fileIcon(_ notes: inout [BundleNote]) -> String? {
    var paths: [String] = []
    for name in information.iconFiles where !name.contains("/") && !name.isEmpty {
      let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
      for mark in ["@3x", "@2x", ""].flatMap({ [$0 + "~iphone", $0] }) {
        let path = "\(folder)/\(stem)\(mark).png"
        if access(path, F_OK) == 0 { paths.append(path) }
      }
    }
    return best(of: paths, &notes)
  }

  private func best(of paths: [String], _ notes: inout [BundleNote]) -> String? {
    var sizes: [(path: String, pixels: Int)] = []
    for path in paths {
      // Unusable images are noted and skipped (Bundles.C3).
      guard let (width, height) = PNGHeader.size(of: path) else {
        notes.append(BundleNote(file: path, "is not a PNG image; the icon does without it"))
        continue
      }
      guard width == height, width <= Self.maximumPixels else {
        notes.append(
          BundleNote(
            file: path,
            "has \(width) × \(height) pixels; expected a square of at most \(Self.maximumPixels)"))
        continue
      }
      sizes.append((path, width))
    }
    let larger = sizes.filter { $0.pixels >= Self.wantedPixels }.min { $0.pixels < $1.pixels }
    return (larger ?? sizes.max { $0.pixels < $1.pixels })?.path
  }
}

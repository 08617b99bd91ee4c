internal import TactusJSON

/// An image set, color set or data set of an asset catalog, with all its variants.
struct AssetSet {
  private let folder: String
  private let contents: Contents

  /// Finds a set by name in a catalog or its subfolders; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The name, with a path of folders if they provide namespaces.
  ///   - kind: The extension of its folder.
  ///   - catalog: The catalog's path.
  package init?(named name: String, kind: String, in catalog: String) {
    let direct = "\(catalog)/\(name).\(kind)"
    let path =
      FileManager.default.fileExists(atPath: direct)
      ? direct : Self.search("\(name).\(kind)", in: catalog)
    guard let path, let contents = Self.contents(of: "\(path)/Contents.json") else { return nil }
    (folder, self.contents) = (path, contents)
  }

  /// Reads the `Contents.json` of a set; `nil`, with one warning, if it is malformed.
  private static func contents(of path: String) -> Contents? {
    do {
      let bytes = try SourceText.read(path, byteLimit: byteLimit).bytes
      return try JSONDecoder().decode(Contents.self, from: Data(bytes))
    } catch let error as SourceTextError {
      RuntimeWarning.once("\(path): the set has no effect: \(error.diagnostic.message)")
    } catch {
      let reason = (error as? DecodingError).map(Self.reason) ?? "\(error)"
      RuntimeWarning.once("\(path): the set has no effect: \(reason)")
    }
    return nil
  }

  private static func reason(_ error: DecodingError) -> String {
    let context: DecodingError.Context
    switch error {
    case .keyNotFound(_, let found), .typeMismatch(_, let found), .valueNotFound(_, let found),
      .dataCorrupted(let found):
      context = found
    @unknown default: return "\(error)"
    }
    let place = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return (place.isEmpty ? "" : place.joined(separator: ".") + ": ") + context.debugDescription
  }

  /// The maximum number of bytes of a `Contents.json`.
  ///
  /// - Source: ours: hundreds of times the usual size. Confidence: guess.
  private static let byteLimit = 1 << 20

  /// Returns the file that best fits a trait collection.
  func image(for traits: UITraitCollection) -> AssetFile? {
    let wanted = traits.displayScale > 0 ? traits.displayScale : 1
    // Variants of other appearances or devices are excluded; appearance precedes scale.
    let candidates = (contents.images ?? []).filter {
      $0.filename != nil && $0.condition.matches(traits) && $0.isForPhone
    }
    let best = candidates.max { one, two in
      (one.condition.specificity, -abs(one.pixelsPerPoint - wanted)) < (
        two.condition.specificity, -abs(two.pixelsPerPoint - wanted)
      )
    }
    guard let best, let file = best.filename else { return nil }
    var attributes = ImageAttributes(scale: best.pixelsPerPoint)
    let properties = contents.properties
    if properties?.renderingIntent == "template" { attributes.rendering = .alwaysTemplate }
    if properties?.renderingIntent == "original" { attributes.rendering = .alwaysOriginal }
    if let resizing = best.resizing, let insets = resizing.capInsets {
      attributes.caps = insets.inPoints(best.pixelsPerPoint)
      attributes.resizing = resizing.center?.mode == "tile" ? .tile : .stretch
    }
    attributes.alignment = best.alignment?.inPoints(best.pixelsPerPoint) ?? .zero
    attributes.flips = best.direction != nil
    return AssetFile(path: "\(folder)/\(file)", attributes: attributes)
  }

  /// The color; dynamic if it has variants for appearances.
  var color: UIColor? {
    let variants = (contents.colors ?? []).compactMap { entry in
      entry.color?.color.map { (condition: entry.condition, color: $0) }
    }
    guard let first = variants.first else { return nil }
    guard variants.count > 1 else { return first.color }
    return UIColor(ofEntry: folder) { traits in
      let matching = variants.filter { $0.condition.matches(traits) }
      return (matching.max { $0.condition.specificity < $1.condition.specificity } ?? first).color
    }
  }

  /// The file of a data set, and its uniform type in the catalog.
  var data: (path: String, type: String?)? {
    let entry = contents.data?.first { $0.filename != nil && $0.isForPhone }
    guard let entry, let file = entry.filename else { return nil }
    return ("\(folder)/\(file)", entry.type)
  }

  /// Finds a folder by name at any depth.
  private static func search(_ name: String, in catalog: String) -> String? {
    // A module's folder may link to the catalog; the enumeration would not follow the link.
    let catalog = URL(filePath: catalog).resolvingSymlinksInPath().path
    let paths = FileManager.default.enumerator(atPath: catalog)
    while let path = paths?.nextObject() as? String {
      if path == name || path.hasSuffix("/\(name)") { return "\(catalog)/\(path)" }
    }
    return nil
  }
}

/// A picture or a colour of an asset catalogue, in all its variants.
struct AssetSet {
  private let folder: String
  private let contents: Contents

  /// Finds a set by its name, in a catalogue or in folders of it; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The name, with those of folders before it if they count.
  ///   - kind: The ending of its folder.
  ///   - catalog: The catalogue's path.
  init?(named name: String, kind: String, in catalog: String) {
    let direct = "\(catalog)/\(name).\(kind)"
    let path =
      FileManager.default.fileExists(atPath: direct)
      ? direct : Self.search("\(name).\(kind)", in: catalog)
    guard let path,
      let data = try? Data(contentsOf: URL(filePath: "\(path)/Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    (folder, self.contents) = (path, contents)
  }

  /// The file that suits some traits best.
  func image(for traits: UITraitCollection) -> AssetFile? {
    let wanted = traits.displayScale > 0 ? traits.displayScale : 1
    // What is for other looks or another device does not count; then the looks come before the scale.
    let candidates = (contents.images ?? []).filter {
      $0.filename != nil && $0.looks.suits(traits) && $0.isForPhone
    }
    let best = candidates.max { one, two in
      (one.looks.count, -abs(one.points - wanted)) < (two.looks.count, -abs(two.points - wanted))
    }
    guard let best, let file = best.filename else { return nil }
    var form = ImageForm(scale: best.points)
    let properties = contents.properties
    if properties?.renderingIntent == "template" { form.rendering = .alwaysTemplate }
    if properties?.renderingIntent == "original" { form.rendering = .alwaysOriginal }
    if let resizing = best.resizing, let insets = resizing.capInsets {
      form.caps = insets.points(best.points)
      form.resizing = resizing.center?.mode == "tile" ? .tile : .stretch
    }
    form.alignment = best.alignment?.points(best.points) ?? .zero
    form.flips = best.direction != nil
    return AssetFile(path: "\(folder)/\(file)", form: form)
  }

  /// The colour, which follows the looks if it has variants for them.
  var color: UIColor? {
    let variants = (contents.colors ?? []).compactMap { entry in
      entry.color?.color.map { (looks: entry.looks, color: $0) }
    }
    guard let first = variants.first else { return nil }
    guard variants.count > 1 else { return first.color }
    return UIColor { traits in
      let suiting = variants.filter { $0.looks.suits(traits) }
      return (suiting.max { $0.looks.count < $1.looks.count } ?? first).color
    }
  }

  /// A folder of a name, however deep.
  private static func search(_ name: String, in catalog: String) -> String? {
    let paths = FileManager.default.enumerator(atPath: catalog)
    while let path = paths?.nextObject() as? String {
      if path == name || path.hasSuffix("/\(name)") { return "\(catalog)/\(path)" }
    }
    return nil
  }
}

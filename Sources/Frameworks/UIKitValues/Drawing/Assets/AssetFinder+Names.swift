import Synchronization

// Asset names in messages, such as for a misspelled color (Crashes.CR9).
extension AssetFinder {
  /// The kinds of named assets.
  enum Kind: String {
    case image, color
  }

  /// Reports a missing asset once.
  ///
  /// A missing color is always reported, as on an iPhone; a missing image only if its name
  /// resembles another one, because apps may probe names.
  func reportMissing(_ kind: Kind, _ name: String) {
    guard Self.reported.withLock({ $0.insert("\(kind) \(name)").inserted }) else { return }
    switch kind {
    case .color:
      RuntimeWarning.once("there is no color named “\(name)”\(hint(for: name, kind))")
    case .image:
      UnknownName.warn(of: name, among: names(of: kind), "there is no image named “\(name)”")
    }
  }

  /// Returns the end of a message: the most similar name and the list of names.
  func hint(for name: String, _ kind: Kind) -> String {
    UnknownName.hint(
      for: name, among: names(of: kind), called: "the \(kind)s of the app",
      none: "the app has no \(kind)s with names")
  }

  /// Returns the names of all assets of a kind, sorted.
  private func names(of kind: Kind) -> [String] {
    var names: Set<String> = []
    for folder in folders {
      if kind == .image {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        names.formUnion(files.compactMap(Self.imageName))
      }
      for catalog in Self.catalogs(in: folder) {
        let paths = FileManager.default.enumerator(atPath: catalog)
        while let path = paths?.nextObject() as? String {
          let url = URL(filePath: path)
          guard url.pathExtension == "\(kind)set" else { continue }
          names.insert(url.deletingPathExtension().lastPathComponent)
        }
      }
    }
    return names.sorted()
  }

  /// Returns the name under which an app requests an image file; `nil` for other files.
  private static func imageName(_ file: String) -> String? {
    let url = URL(filePath: file)
    guard ["png", "jpg", "jpeg", "gif", "webp"].contains(url.pathExtension.lowercased()) else {
      return nil
    }
    var stem = url.deletingPathExtension().lastPathComponent
    for mark in ["~iphone", "@2x", "@3x"] where stem.hasSuffix(mark) {
      stem.removeLast(mark.count)
    }
    return url.pathExtension == "png" ? stem : "\(stem).\(url.pathExtension)"
  }

  /// The names already reported.
  private static let reported = Mutex<Set<String>>([])
}

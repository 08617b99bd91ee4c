internal import FoundationXML

/// A file with the source of a model, as Xcode keeps it.
// Source: CoreData.MF1–MF3
struct ModelFile {
  private let contents: URL

  /// Finds the file with the contents of a model, or of its current version; fails if there is
  /// none.
  ///
  /// - Parameter url: An `.xcdatamodeld` or `.xcdatamodel`, or a `.momd` or `.mom` in place of
  ///   which the source with the same name is read.
  init?(_ url: URL) {
    let endings = ["momd": "xcdatamodeld", "mom": "xcdatamodel"]
    var folder = url
    if let ending = endings[url.pathExtension], !Self.exists(url) {
      folder = url.deletingPathExtension().appendingPathExtension(ending)
    }
    let own = folder.appendingPathComponent("contents")
    if Self.exists(own) {
      contents = own
    } else if let version = Self.currentVersion(folder) {
      contents = version.appendingPathComponent("contents")
    } else {
      return nil
    }
  }

  /// Reads the contents into a model.
  ///
  /// - Returns: Whether it is a model.
  func read(into model: NSManagedObjectModel) -> Bool {
    guard let data = try? Data(contentsOf: contents) else { return false }
    let reader = ModelReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), reader.isModel else { return false }
    reader.finish(model)
    return true
  }

  // MARK: Finding

  /// Returns the models in a bundle.
  static func all(in bundle: Bundle) -> [URL] {
    let kinds = ["xcdatamodeld", "momd", "xcdatamodel", "mom"]
    return kinds.flatMap { bundle.urls(forResourcesWithExtension: $0, subdirectory: nil) ?? [] }
      .map { $0 as URL }.sorted { $0.path < $1.path }
  }

  /// Returns the versions of all models in a bundle, the current ones first.
  static func allVersions(in bundle: Bundle) -> [URL] {
    let all = all(in: bundle)
    return all + all.flatMap(versions)
  }

  /// Returns the versions of a model.
  static func versions(of url: URL) -> [URL] {
    var folder = url
    if url.pathExtension == "momd", !exists(url) {
      folder = url.deletingPathExtension().appendingPathExtension("xcdatamodeld")
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
      .map { folder.appendingPathComponent($0) }
  }

  /// The main bundle, followed by those of the app's modules.
  static var appBundles: [Bundle] {
    let folder = Bundle.main.resourcePath ?? Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let modules = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }.sorted()
    return [Bundle.main] + modules.compactMap { Bundle(path: "\(folder)/\($0)") }
  }

  /// Returns the model with a name in bundles; nil if there is none.
  static func find(_ name: String, in bundles: [Bundle]) -> URL? {
    bundles.lazy.flatMap { all(in: $0) }
      .first { $0.deletingPathExtension().lastPathComponent == name }
  }

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path)
  }

  /// Returns the folder of the version that `.xccurrentversion` names, or of the only version.
  private static func currentVersion(_ folder: URL) -> URL? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    var chosen = versions.count == 1 ? versions.first : nil
    if let data = try? Data(contentsOf: folder.appendingPathComponent(".xccurrentversion")),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let name = (list as? [String: Any])?["_XCCurrentVersionName"] as? String,
      versions.contains(name)
    {
      chosen = name
    }
    return chosen.map { folder.appendingPathComponent($0) }
  }
}

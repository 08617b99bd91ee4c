/// The files of an app's folder that Xcode would put into the app's bundle (Bundles.F7).
///
/// Nothing here reads files: the caller lists folders.
public struct BundleResources {
  /// A file or folder, and its place in the bundle.
  public struct Item: Sendable, Equatable {
    /// The path of the file or folder.
    public let source: String
    /// The path in the bundle, such as `ring.wav` or `de.lproj/Timer.strings`.
    public let place: String

    /// Describes a file or folder.
    public init(source: String, place: String) { (self.source, self.place) = (source, place) }
  }

  /// Returns the resources in a folder and its subfolders; of two with one place the first counts.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - names: Returns the names in a folder; `nil` for what is not a folder.
  public static func all(in folder: String, names: @escaping (String) -> [String]?) -> [Item] {
    var reader = Reader(names: names)
    reader.read(folder, language: nil, depth: 0)
    return reader.items
  }

  // MARK: Internals

  private struct Reader {
    let names: (String) -> [String]?
    var items: [Item] = []
    private var places: Set<String> = []

    init(names: @escaping (String) -> [String]?) { self.names = names }

    mutating func read(_ folder: String, language: String?, depth: Int) {
      for name in (names(folder) ?? []).sorted() where !name.hasPrefix(".") {
        let path = folder + "/" + name
        let suffix = BundleResources.suffix(of: name)
        guard let inner = names(path) else {
          if BundleResources.isFile(name, suffix) { add(path, language.map { $0 + "/" + name }) }
          continue
        }
        if suffix == "lproj" {
          read(path, language: name, depth: depth + 1)
        } else if let suffix, BundleResources.folderSuffixes.contains(suffix) {
          add(path, language.map { $0 + "/" + name })
        } else if isGroup(name, suffix, inner, depth) {
          // In a project it may be a group, whose files count, or a folder of the bundle.
          if !hasSources(path, depth: depth), !BundleResources.reservedFolders.contains(name) {
            add(path, nil)
          }
          read(path, language: language, depth: depth + 1)
        }
      }
    }

    private mutating func add(_ path: String, _ place: String?) {
      let place = place ?? path.split(separator: "/").last.map(String.init) ?? path
      if places.insert(place).inserted { items.append(Item(source: path, place: place)) }
    }

    /// Returns whether the files in a folder are part of the app: not those of tests, an extension,
    /// another package, or libraries that others manage.
    private func isGroup(_ name: String, _ suffix: String?, _ inner: [String], _ depth: Int) -> Bool
    {
      depth < BundleResources.maximumDepth && !BundleResources.foreignFolders.contains(name)
        && !name.hasSuffix("Tests")
        && suffix.map { !BundleResources.otherSuffixes.contains($0) } ?? true
        && !inner.contains("Package.swift")
        && !(inner.contains("Info.plist") && inner.contains { $0.hasSuffix(".swift") })
    }

    private func hasSources(_ folder: String, depth: Int) -> Bool {
      guard depth < BundleResources.maximumDepth else { return true }
      return (names(folder) ?? []).contains { name in
        if let suffix = BundleResources.suffix(of: name) {
          return BundleResources.otherSuffixes.contains(suffix)
        }
        return names(folder + "/" + name) != nil
          && hasSources(folder + "/" + name, depth: depth + 1)
      }
    }
  }

  private static func suffix(of name: String) -> String? {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
  }

  private static func isFile(_ name: String, _ suffix: String?) -> Bool {
    name != "Info.plist" && suffix.map { !otherSuffixes.contains($0) } ?? false
  }

  /// The deepest folders that are read.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumDepth = 8

  /// The folders of libraries that Xcode's users have beside an app's sources.
  private static let foreignFolders: Set<String> = ["Pods", "Carthage", "PlugIns", "node_modules"]

  /// The folders whose presence makes a bundle one of a Mac, whose property list is inside them.
  ///
  /// - Source: Foundation's `Bundle` on Linux. Confidence: measured.
  private static let reservedFolders: Set<String> = ["Contents", "Resources", "Support Files"]

  /// The suffixes of the folders that Xcode copies or compiles as a whole.
  private static let folderSuffixes: Set<String> = [
    "bundle", "nib", "scnassets", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel",
  ]

  /// The suffixes of sources and of files that only Xcode, SwiftPM and people read or write.
  private static let otherSuffixes: Set<String> = [
    "a", "app", "apinotes", "appex", "build", "c", "cc", "cpp", "cxx", "d", "docc", "entitlements",
    "framework", "h", "hh", "hpp", "intentdefinition", "m", "metal", "mm", "modulemap", "o",
    "pbxproj", "pch", "playground", "product", "resources", "s", "so", "swift", "swiftinterface",
    "swiftmodule", "xcconfig", "xcframework", "xcodeproj", "xcplayground", "xcscheme", "xctest",
    "xctestplan", "xcworkspace",
  ]
}

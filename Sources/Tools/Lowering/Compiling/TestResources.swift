import TactusFiles

/// The resources of a test target.
///
/// The tests of many packages run in an Xcode project as well, whose test target has the pictures
/// and other files in its folder as resources. There `Bundle(for:)` of a test class finds them,
/// whatever the package's manifest declares. So links to such files lie beside the test bundle, and
/// links to folders without sources, which a project may have as a whole.
struct TestResources {
  private let resources: [ResourceFile]

  /// The paths of the resources.
  var paths: [String] { resources.map(\.path) }

  /// Finds the resources of a compiler call; none for a module without tests.
  ///
  /// - Parameters:
  ///   - call: The call that compiles the module.
  ///   - imports: The modules that its files import.
  init(of call: CompilerCall, imports: Set<String>) {
    let isTest = !imports.isDisjoint(with: ["XCTest", "Testing"])
    guard isTest, let folder = call.sourceFolder else {
      resources = []
      return
    }
    let files = ResourceFile.all(in: folder, where: Self.isResource)
    let taken = Self.productNames(around: folder)
    let folders = Self.plainFolders(in: folder, depth: 0).filter {
      !taken.contains(String($0.split(separator: "/").last ?? ""))
    }
    resources = files + folders.map { ResourceFile(path: $0, language: nil) }
  }

  /// Links the resources into a folder, except those whose names exist there.
  ///
  /// - Parameter folder: The path of the folder with the test bundle.
  func link(into folder: String) {
    for resource in resources { resource.link(into: folder) }
  }

  /// Returns whether Xcode copies or compiles the file or folder of a path into a bundle.
  ///
  /// A file without a suffix is reached in its folder only: a program of the package may have its
  /// name.
  private static func isResource(_ path: String) -> Bool {
    guard let suffix = ResourceFile.suffix(of: path) else { return false }
    return folderSuffixes.contains(suffix)
      || !otherSuffixes.contains(suffix) && !Files.isFolder(path)
  }

  /// Returns the highest folders without sources in a folder.
  private static func plainFolders(in folder: String, depth: Int) -> [String] {
    Folder.names(in: folder).sorted().flatMap { name -> [String] in
      let path = folder + "/" + name
      guard !name.contains("."), depth < 8, name != "Pods", name != "Carthage",
        Files.isFolder(path)
      else { return [] }
      return hasSources(path, depth: depth)
        ? plainFolders(in: path, depth: depth + 1) : [path]
    }
  }

  private static func hasSources(_ folder: String, depth: Int) -> Bool {
    depth > 8
      || Folder.names(in: folder).contains { name in
        if let suffix = ResourceFile.suffix(of: name) { return otherSuffixes.contains(suffix) }
        let path = folder + "/" + name
        return Files.isFolder(path) && hasSources(path, depth: depth + 1)
      }
  }

  /// Returns the names that SwiftPM gives files beside the test bundle: those of the folders of
  /// every build, and of the targets and products in the manifest above a folder.
  private static func productNames(around folder: String) -> Set<String> {
    var names: Set<String> = ["ModuleCache", "Modules", "index"]
    var parts = folder.split(separator: "/")
    while !parts.isEmpty {
      parts.removeLast()
      let path = "/" + parts.joined(separator: "/") + "/Package.swift"
      guard let text = Files.text(path) else { continue }
      names.formUnion(text.matches(of: #/name:\s*"([^"]*)"/#).map { String($0.output.1) })
      break
    }
    return names
  }

  /// The suffixes of the folders that Xcode copies or compiles as a whole.
  private static let folderSuffixes: Set<String> = [
    "bundle", "lproj", "nib", "scnassets", "xcassets", "xcdatamodel", "xcdatamodeld",
    "xcmappingmodel",
  ]

  /// The suffixes of sources and of files that only Xcode and SwiftPM read or write.
  private static let otherSuffixes: Set<String> = [
    "a", "apinotes", "build", "c", "cc", "cpp", "cxx", "d", "docc", "entitlements", "framework",
    "h", "hh", "hpp", "intentdefinition", "m", "metal", "mm", "modulemap", "o", "pbxproj", "pch",
    "playground", "product", "resources", "s", "so", "swift", "swiftinterface", "swiftmodule",
    "xcconfig", "xcframework", "xcodeproj", "xcplayground", "xcscheme", "xcstrings", "xctest",
    "xctestplan", "xcworkspace",
  ]
}

import Glibc
import TactusFiles

/// The resources of a test target.
///
/// The tests of many packages run in an Xcode project as well, whose test target has the pictures
/// and other files in its folder as resources. There `Bundle(for:)` of a test class finds them,
/// whatever the package's manifest declares. So links to such files lie beside the test bundle.
struct TestResources {
  /// The paths of the resources.
  let paths: [String]

  /// Finds the resources of a compiler call; none for a module without tests.
  ///
  /// - Parameters:
  ///   - call: The call that compiles the module.
  ///   - imports: The modules that its files import.
  init(of call: CompilerCall, imports: Set<String>) {
    let isTest = !imports.isDisjoint(with: ["XCTest", "Testing"])
    let folder = isTest ? call.sourceFolder : nil
    paths = folder.map { Self.resources(in: $0, depth: 0) } ?? []
  }

  /// Links the resources into a folder, except those whose names exist there.
  ///
  /// - Parameter folder: The path of the folder with the test bundle.
  func link(into folder: String) {
    for path in paths {
      guard let name = path.split(separator: "/").last else { continue }
      // A link of an earlier build may lead to a file that has moved.
      let link = folder + "/" + name
      if !Files.exists(link) { unlink(link) }
      symlink(path, link)
    }
  }

  private static func resources(in folder: String, depth: Int) -> [String] {
    Folder.names(in: folder).sorted().flatMap { name -> [String] in
      let path = folder + "/" + name
      // SwiftPM's own files have names with the first end, and the lists of bundles the second.
      guard !name.hasPrefix("."), !name.hasSuffix("description.json"),
        !name.hasSuffix("Info.plist")
      else { return [] }
      if let dot = name.lastIndex(of: "."),
        suffixes.contains(name[name.index(after: dot)...].lowercased())
      {
        return [path]
      }
      // A folder of the project is no part of the bundle; its files are.
      let isGroup = depth < 8 && name != "Pods" && name != "Carthage" && Files.isFolder(path)
      return isGroup ? resources(in: path, depth: depth + 1) : []
    }
  }

  /// The suffixes of the files and folders that Xcode copies or compiles into a bundle.
  private static let suffixes: Set<String> = [
    "aac", "ahap", "aif", "aiff", "bundle", "caf", "csv", "data", "gif", "heic", "htm", "html",
    "jpeg", "jpg", "json", "lproj", "m4a", "mov", "mp3", "mp4", "nib", "otf", "pdf", "plist", "png",
    "storyboard", "strings", "stringsdict", "svg", "tiff", "ttf", "txt", "wav", "webp", "xcassets",
    "xib", "xml", "zip",
  ]
}

import Glibc
import TactusFiles

/// A file or a folder that is a resource of a target.
struct ResourceFile: Equatable {
  /// The path.
  let path: String
  /// The folder of the language, such as `en.lproj`; nil for a resource of all languages.
  let language: String?

  /// Returns the resources in a folder and its subfolders, in order.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - suffixes: The suffixes of the names, in lower case. With `lproj` a language's folder is a
  ///     resource as a whole, otherwise its files are.
  static func all(in folder: String, suffixes: Set<String>) -> [ResourceFile] {
    all(in: folder, language: nil, depth: 0) { path in
      suffix(of: path).map(suffixes.contains) ?? false
    }
  }

  /// Returns the files in a folder and its subfolders, and the folders among these, in order, of
  /// which a function returns true; of the others it returns those inside.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - isResource: Returns whether the file or folder of a path is a resource.
  static func all(in folder: String, where isResource: (String) -> Bool) -> [ResourceFile] {
    all(in: folder, language: nil, depth: 0, isResource)
  }

  /// Returns the suffix of a path's last component in lower case; nil without one.
  static func suffix(of path: String) -> String? {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
  }

  /// Links the resource into a folder, unless its name exists there.
  func link(into folder: String) {
    guard let name = path.split(separator: "/").last else { return }
    let place = language.map { folder + "/" + $0 } ?? folder
    if language != nil { Files.makeFolder(place) }
    // A link of an earlier build may lead to a file that has moved.
    let link = place + "/" + name
    if !Files.exists(link) { unlink(link) }
    symlink(path, link)
  }

  private static func all(
    in folder: String, language: String?, depth: Int, _ isResource: (String) -> Bool
  ) -> [ResourceFile] {
    Folder.names(in: folder).sorted().flatMap { name -> [ResourceFile] in
      let path = folder + "/" + name
      // SwiftPM's own files have names with the first end, and the lists of bundles the second.
      guard !name.hasPrefix("."), !name.hasSuffix("description.json"),
        !name.hasSuffix("Info.plist")
      else { return [] }
      if isResource(path) { return [ResourceFile(path: path, language: language)] }
      // A folder of the project is not part of the bundle; its files are.
      let isGroup = depth < 8 && name != "Pods" && name != "Carthage" && Files.isFolder(path)
      let inner = name.hasSuffix(".lproj") ? name : language
      return isGroup ? all(in: path, language: inner, depth: depth + 1, isResource) : []
    }
  }
}

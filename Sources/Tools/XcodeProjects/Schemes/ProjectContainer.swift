import TactusFiles
import TactusJSON

/// A project or a workspace, found by its path or in a folder.
package struct ProjectContainer: Sendable, Equatable {
  /// The path of the `.xcodeproj` or `.xcworkspace`.
  package let path: String

  /// Returns whether it is a workspace.
  package var isWorkspace: Bool { path.hasSuffix(".xcworkspace") }
  /// The folder around it.
  package var folder: String { Paths.folder(of: path) }
  /// Its name without the ending.
  package var name: String { Paths.stem(of: path) }

  /// Finds the project of a path; `nil` if there is none, or if the path is a package.
  ///
  /// - Parameter path: An absolute path.
  /// - Throws: `SourceTextError` if a folder has several, of which none has its name.
  package static func find(_ path: String) throws(SourceTextError) -> ProjectContainer? {
    let path = Paths.normalized(path)
    guard Paths.kind(of: path) == .folder else { return nil }
    switch Paths.ending(of: path) {
    case "xcodeproj":
      return ProjectContainer(path: path)
    case "xcworkspace":
      // Every project contains one for itself.
      let outer = Paths.folder(of: path)
      return ProjectContainer(path: outer.hasSuffix(".xcodeproj") ? outer : path)
    default: break
    }
    let names = Folder.names(in: path)
    guard !names.contains("Package.swift") else { return nil }
    if let own = try only(names, in: path) { return own }
    guard !names.contains(where: { $0.hasSuffix(".swift") }) else { return nil }
    // A repository with its project in a folder.
    let inner = names.filter { !$0.hasPrefix(".") && !foreignFolders.contains($0) }.flatMap {
      folder in
      Folder.names(in: path + "/" + folder).filter { isContainer($0) }.map { folder + "/" + $0 }
    }
    return inner.isEmpty ? nil : try only(inner, in: path)
  }

  /// Returns the projects of the container: those of a workspace that exist, in its order.
  ///
  /// - Parameter notes: Receives the projects that are missing.
  /// - Throws: `SourceTextError` for a workspace that cannot be read.
  package func projects(_ notes: inout [ProjectNote]) throws(SourceTextError) -> [String] {
    guard isWorkspace else { return [path] }
    let file = path + "/contents.xcworkspacedata"
    let root = try XMLFile.read(file)
    var found: [String] = []
    func read(_ element: XMLFile, in folder: String) {
      for child in element.children {
        let place = Self.place(child.attributes["location"] ?? "", in: folder, around: self.folder)
        if child.name == "Group" {
          read(child, in: place)
        } else if child.name == "FileRef", place.hasSuffix(".xcodeproj") {
          guard Paths.kind(of: place) == .folder else {
            notes.append(
              ProjectNote(
                file: file, line: child.line, "the project '\(place)' is missing; it is left out"))
            continue
          }
          if !found.contains(place) { found.append(place) }
        }
      }
    }
    read(root, in: folder)
    return found
  }

  /// Returns the folders of packages in a workspace.
  package func packages() -> [String] {
    guard isWorkspace, let root = try? XMLFile.read(path + "/contents.xcworkspacedata") else {
      return []
    }
    return root.descendants("FileRef").map {
      Self.place($0.attributes["location"] ?? "", in: folder, around: folder)
    }.filter { Paths.kind(of: $0 + "/Package.swift") == .file }
  }

  // MARK: Internals

  private static let foreignFolders: Set<String> = ["Pods", "Carthage", "node_modules", "vendor"]

  private static func isContainer(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  private static func place(_ location: String, in folder: String, around: String) -> String {
    let parts = location.split(separator: ":", maxSplits: 1)
    let path = parts.count == 2 ? String(parts[1]) : ""
    switch parts.first {
    case "absolute": return Paths.normalized(path)
    case "container": return Paths.joined(around, path)
    default: return Paths.joined(folder, path)
    }
  }

  /// Returns the workspace or the project among some names, a workspace first.
  private static func only(
    _ names: [String], in folder: String
  ) throws(SourceTextError) -> ProjectContainer? {
    for ending in [".xcworkspace", ".xcodeproj"] {
      let found = names.filter { $0.hasSuffix(ending) }
      guard let first = found.first else { continue }
      let wanted = Paths.name(of: folder)
      if let one = found.count == 1 ? first : found.first(where: { Paths.stem(of: $0) == wanted }) {
        return ProjectContainer(path: folder + "/" + one)
      }
      throw SourceTextError(
        file: folder, rule: "invalid-project",
        message: "expected one project, found several: \(found.joined(separator: ", "))")
    }
    return nil
  }
}

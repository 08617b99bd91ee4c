/// The paths of a project's groups and references to files.
package struct FileReferences: Sendable {
  /// The places by the identifier of the object; of an object in a product or SDK folder none.
  package private(set) var paths: [String: String] = [:]
  /// The findings.
  package private(set) var notes: [ProjectNote] = []

  /// Resolves the paths of all objects below the main group.
  package init(of project: ProjectFile) {
    let main = project.project["mainGroup"] ?? ""
    var visited: Set<String> = []
    add(main, in: project.root, project, &visited, depth: 0)
    // References beside the groups, such as base configurations of removed groups.
    for (id, object) in project.objects
    where paths[id] == nil && !visited.contains(id) && Self.kinds.contains(object.kind) {
      paths[id] = place(of: object, in: project.root, project)
    }
  }

  // MARK: Internals

  private static let kinds: Set<String> = [
    "PBXFileReference", "XCVersionGroup", "PBXFileSystemSynchronizedRootGroup",
  ]

  /// The deepest groups that are read.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumDepth = 256

  private mutating func add(
    _ id: String, in folder: String, _ project: ProjectFile, _ visited: inout Set<String>,
    depth: Int
  ) {
    guard let object = project[id] else { return }
    guard visited.insert(id).inserted, depth < Self.maximumDepth else {
      // A file may be in two groups.
      guard !object.list("children").isEmpty else { return }
      notes.append(
        project.noted(object.value, "the group '\(object.title)' contains itself, which is ignored")
      )
      return
    }
    let place = place(of: object, in: folder, project)
    paths[id] = place
    for child in object.list("children") {
      add(child, in: place ?? folder, project, &visited, depth: depth + 1)
    }
  }

  /// Returns the place of an object in a folder; `nil` for products and files of an SDK.
  private func place(
    of object: ProjectObject, in folder: String, _ project: ProjectFile
  ) -> String? {
    let path = object["path"] ?? ""
    switch object["sourceTree"] ?? "<group>" {
    case "<group>": return Paths.joined(folder, path)
    case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT": return Paths.joined(project.root, path)
    case "<absolute>": return Paths.normalized(path)
    default: return nil
    }
  }
}

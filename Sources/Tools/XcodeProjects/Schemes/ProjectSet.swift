import TactusFiles
import TactusJSON

/// The projects of a container and those that they refer to.
package struct ProjectSet: Sendable {
  /// The container.
  package let container: ProjectContainer
  /// The projects, those of the container first.
  package private(set) var projects: [ProjectFile] = []
  /// The findings.
  package private(set) var notes: [ProjectNote] = []
  private var references: [String: FileReferences] = [:]
  private var byKey: [String: ProjectTarget] = [:]
  private var byProduct: [String: ProjectTarget] = [:]

  /// Reads the projects of a container.
  ///
  /// - Throws: `SourceTextError` if the container, or its only project, cannot be read.
  package init(_ container: ProjectContainer) throws(SourceTextError) {
    self.container = container
    var waiting = try container.projects(&notes)
    var seen: Set<String> = []
    var isFirst = true
    while !waiting.isEmpty {
      let path = waiting.removeFirst()
      guard seen.insert(path).inserted else { continue }
      do throws(SourceTextError) {
        let project = try ProjectFile(path)
        projects.append(project)
        notes += project.notes
        let files = FileReferences(of: project)
        notes += files.notes
        references[path] = files
        waiting += Self.others(of: project, files, &notes)
        if isFirst { waiting += Self.checkouts(around: project.root) }
      } catch {
        // One unreadable project of several does not prevent the others.
        guard container.isWorkspace || !isFirst else { throw error }
        notes.append(
          ProjectNote(
            file: error.diagnostic.file, line: error.diagnostic.position?.line,
            error.diagnostic.message + "; the project is left out"))
      }
      isFirst = false
    }
    guard !projects.isEmpty else {
      throw SourceTextError(
        file: container.path, rule: "invalid-project",
        message: "expected a project, found none that can be read")
    }
    for target in targets {
      byKey[target.key] = target
      guard let product = target.productFile else { continue }
      // Targets for several systems make products of one name.
      if byProduct[product].map({ !$0.isForPhone(in: self) && target.isForPhone(in: self) }) ?? true
      {
        byProduct[product] = target
      }
    }
  }

  /// The folders that Carthage has checked out beside the first project.
  package var checkouts: [String] {
    projects.first.map { Self.checkoutFolders(around: $0.root) } ?? []
  }

  /// The targets of all projects.
  package var targets: [ProjectTarget] { projects.flatMap(\.targets) }

  /// Returns the paths of a project's files.
  package func files(of project: ProjectFile) -> FileReferences {
    references[project.path] ?? FileReferences(of: project)
  }

  /// Returns the target of a reference; `nil` for an unknown one.
  package func target(_ reference: ProjectScheme.Reference) -> ProjectTarget? {
    let candidates = targets.filter {
      reference.project.isEmpty || Paths.name(of: $0.project.path) == reference.project
    }
    // Identifiers change when a program writes the project anew, names do not.
    return candidates.first { $0.object.id == reference.identifier }
      ?? candidates.first { $0.name == reference.name }
  }

  /// Returns the target of a product's file, such as `Core.framework`.
  package func target(ofProduct name: String) -> ProjectTarget? { byProduct[name] }

  /// Returns the targets that a target names as its dependencies.
  package func dependencies(of target: ProjectTarget) -> [ProjectTarget] {
    let project = target.project
    return target.object.list("dependencies").compactMap { id -> ProjectTarget? in
      guard let dependency = project[id], TargetFiles.isForPhone(dependency) else { return nil }
      if let own = byKey[project.path + "#" + (dependency["target"] ?? "")] { return own }
      guard let proxy = project[dependency["targetProxy"]],
        let identifier = proxy["remoteGlobalIDString"], let portal = proxy["containerPortal"]
      else { return nil }
      let path =
        project[portal]?.kind == "PBXProject" ? project.path : files(of: project).paths[portal]
      return byKey[(path ?? "") + "#" + identifier]
        ?? targets.first { $0.project.path == path && $0.name == proxy["remoteInfo"] }
    }
  }

  // MARK: Internals

  private static func checkoutFolders(around root: String) -> [String] {
    let folder = root + "/Carthage/Checkouts"
    return Folder.names(in: folder).filter { !$0.hasPrefix(".") }.map { folder + "/" + $0 }
  }

  /// Returns the paths of the projects that Carthage has checked out, except those of packages.
  private static func checkouts(around root: String) -> [String] {
    checkoutFolders(around: root).flatMap { folder -> [String] in
      let names = Folder.names(in: folder)
      guard !names.contains("Package.swift") else { return [] }
      return names.filter { $0.hasSuffix(".xcodeproj") }.map { folder + "/" + $0 }
    }
  }

  /// Returns the paths of the projects to which a project refers.
  private static func others(
    of project: ProjectFile, _ files: FileReferences, _ notes: inout [ProjectNote]
  ) -> [String] {
    let list = project.project.value["projectReferences"]?.array ?? []
    return list.compactMap { entry -> String? in
      guard let id = entry["ProjectRef"]?.string, let path = files.paths[id] else { return nil }
      if Paths.kind(of: path) == .folder { return path }
      notes.append(project.noted(entry, "the project '\(path)' is missing; it is left out"))
      return nil
    }
  }
}

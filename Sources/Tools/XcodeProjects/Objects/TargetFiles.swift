import TactusInstalledApps

/// The files of a target, from its build phases and its synchronized folders.
package struct TargetFiles: Sendable {
  /// A source.
  package struct Source: Sendable, Equatable {
    /// The path.
    package let path: String
    /// The line of the project file that names it; `nil` for a file of a synchronized folder.
    package let line: Int?
  }

  /// The Swift sources.
  package private(set) var swift: [Source] = []
  /// The C sources.
  package private(set) var c: [Source] = []
  /// The headers.
  package private(set) var headers: [String] = []
  /// The sources in Objective-C and C++.
  package private(set) var refused: [Source] = []
  /// The resources with their places in the bundle.
  package private(set) var resources: [BundleResources.Item] = []
  /// The names of linked frameworks and libraries.
  package private(set) var linked: [String] = []
  /// The identifiers of linked references, for those of other projects.
  package private(set) var linkedReferences: [String] = []
  /// The identifiers of linked package products.
  package private(set) var packageProducts: [String] = []
  /// The titles of build phases without effect here.
  package private(set) var ignoredPhases: [String] = []
  /// The findings.
  package private(set) var notes: [ProjectNote] = []

  private let project: ProjectFile
  private let references: FileReferences
  private let target: ProjectObject
  private var places: Set<String> = []
  private var known: Set<String> = []

  /// Collects the files of a target.
  ///
  /// - Parameter informationFile: The path of the target's property list, which is no resource.
  package init(
    of target: ProjectObject, in project: ProjectFile, _ references: FileReferences,
    informationFile: String?
  ) {
    (self.project, self.references, self.target) = (project, references, target)
    if let informationFile { known.insert(informationFile) }
    for id in target.list("buildPhases") {
      guard let phase = project[id] else { continue }
      read(phase)
    }
    for product in target.list("packageProductDependencies") { packageProducts.append(product) }
    for id in target.list("fileSystemSynchronizedGroups") {
      if let group = project[id] { addSynchronized(group) }
    }
    addOthersExceptions(own: Set(target.list("fileSystemSynchronizedGroups")))
  }

  // MARK: Phases

  private mutating func read(_ phase: ProjectObject) {
    switch phase.kind {
    case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXHeadersBuildPhase":
      for file in buildFiles(of: phase) { add(file, to: phase.kind) }
    case "PBXFrameworksBuildPhase":
      for file in buildFiles(of: phase) {
        if let product = file["productRef"] { packageProducts.append(product) }
        guard let reference = file["fileRef"], let object = project[reference] else { continue }
        linked.append(Paths.name(of: object["path"] ?? object.title))
        linkedReferences.append(reference)
      }
    case "PBXCopyFilesBuildPhase":
      // The bundle itself, or its folder of resources.
      guard ["1", "7"].contains(phase["dstSubfolderSpec"] ?? "") else { return }
      let folder = phase["dstPath"] ?? ""
      for file in buildFiles(of: phase) {
        guard let object = project[file["fileRef"]] else { continue }
        addResource(object, in: folder.contains("$") ? "" : folder, file)
      }
    case "PBXShellScriptBuildPhase":
      ignoredPhases.append("script '\(phase["name"] ?? "Run Script")'")
    case "PBXRezBuildPhase", "PBXAppleScriptBuildPhase": break
    default: ignoredPhases.append(phase.kind)
    }
  }

  /// Returns the build files of a phase that are for an iPhone.
  private func buildFiles(of phase: ProjectObject) -> [ProjectObject] {
    phase.list("files").compactMap { project[$0] }.filter { Self.isForPhone($0) }
  }

  /// Returns whether an object's filter of platforms lets an iPhone through.
  static func isForPhone(_ object: ProjectObject) -> Bool {
    let filters = object.list("platformFilters") + [object["platformFilter"]].compactMap(\.self)
    return filters.isEmpty || filters.contains("ios")
  }

  private mutating func add(_ file: ProjectObject, to phase: String) {
    if let product = file["productRef"] { return packageProducts.append(product) }
    guard let reference = file["fileRef"] else { return }
    guard let object = project[reference] else {
      let name = "the file reference \(reference) is missing in the project"
      return notes.append(project.noted(file.value, name))
    }
    let path = references.paths[object.id]
    let kind = FileKind(path ?? object.title)
    if phase == "PBXHeadersBuildPhase" || kind == .header {
      if let path { headers.append(path) }
      return
    }
    if object.kind == "PBXVariantGroup" || phase == "PBXResourcesBuildPhase" {
      return addResource(object, in: "", file)
    }
    guard let path else { return }
    guard exists(path, object) else { return }
    addFile(path, kind, line: project.line(of: object.value))
  }

  /// Adds a file by its kind, once.
  private mutating func addFile(_ path: String, _ kind: FileKind, line: Int?) {
    guard known.insert(path).inserted else { return }
    switch kind {
    case .swift: swift.append(Source(path: path, line: line))
    case .c: c.append(Source(path: path, line: line))
    case .objectiveC: refused.append(Source(path: path, line: line))
    case .header: headers.append(path)
    case .resource: addResource(path, at: Paths.name(of: path))
    case .ignored: break
    }
  }

  /// Returns whether a file exists and can be read; otherwise notes it.
  private mutating func exists(_ path: String, _ object: ProjectObject) -> Bool {
    guard Paths.kind(of: path) != nil else {
      notes.append(project.noted(object.value, "the file '\(path)' is missing; it is left out"))
      return false
    }
    guard Paths.isReadable(path) else {
      notes.append(
        project.noted(object.value, "the file '\(path)' cannot be read; it is left out"))
      return false
    }
    return true
  }

  // MARK: Resources

  private mutating func addResource(
    _ object: ProjectObject, in folder: String, _ file: ProjectObject
  ) {
    if object.kind == "PBXVariantGroup" {
      for child in object.list("children").compactMap({ project[$0] }) {
        guard let path = references.paths[child.id], exists(path, child) else { continue }
        addLocalized(path, in: folder)
      }
      return
    }
    guard let path = references.paths[object.id], exists(path, object) else { return }
    // A product of another target or Xcode's own files.
    switch FileKind(path) {
    case .ignored, .header: return
    default: break
    }
    guard known.insert(path).inserted || folder != "" else { return }
    addLocalized(path, in: folder)
  }

  /// Adds a resource; one in a language's folder keeps that folder.
  private mutating func addLocalized(_ path: String, in folder: String) {
    let language = Paths.name(of: Paths.folder(of: path))
    let name = Paths.name(of: path)
    let place = language.hasSuffix(".lproj") ? language + "/" + name : name
    addResource(path, at: Paths.normalized(folder.isEmpty ? place : folder + "/" + place))
  }

  private mutating func addResource(_ path: String, at place: String) {
    guard !place.hasPrefix("../"), !place.isEmpty, places.insert(place).inserted else { return }
    resources.append(BundleResources.Item(source: path, place: place))
  }

  // MARK: Synchronized folders

  private mutating func addSynchronized(_ group: ProjectObject) {
    guard let folder = references.paths[group.id] else { return }
    guard Paths.kind(of: folder) == .folder else {
      return notes.append(
        project.noted(group.value, "the folder '\(folder)' is missing; it is left out"))
    }
    let exceptions = group.list("exceptions").compactMap { project[$0] }
    var excluded: [String] = []
    for set in exceptions where set["target"] == target.id {
      excluded += set.list("membershipExceptions")
    }
    let filters = exceptions.filter { $0["target"] == target.id }
      .flatMap { ($0.value["platformFiltersByRelativePath"]?.members ?? [:]).map { $0 } }
    excluded += filters.filter { !$0.value.strings.contains("ios") }.map(\.key)
    let whole = Set(group.list("explicitFolders"))
    let paths = FolderWalk.files(in: folder) {
      whole.contains($0) || FileKind.wholeFolders.contains(Paths.ending(of: $0))
    }
    let rules = Exceptions(excluded)
    for path in paths where !rules.contains(path) {
      addSynchronized(folder + "/" + path, isWhole: whole.contains(path))
    }
  }

  /// Adds the files that other targets' folders give to this one.
  private mutating func addOthersExceptions(own: Set<String>) {
    let groups = project.objects.values.filter {
      $0.kind == "PBXFileSystemSynchronizedRootGroup" && !own.contains($0.id)
    }.sorted { $0.id < $1.id }
    for group in groups {
      guard let folder = references.paths[group.id] else { continue }
      for set in group.list("exceptions").compactMap({ project[$0] })
      where set["target"] == target.id {
        for path in set.list("membershipExceptions") {
          let full = Paths.joined(folder, path)
          if Paths.kind(of: full) != nil { addSynchronized(full, isWhole: false) }
        }
      }
    }
  }

  private mutating func addSynchronized(_ path: String, isWhole: Bool) {
    let kind = isWhole ? .resource : FileKind(path)
    guard kind == .resource else { return addFile(path, kind, line: nil) }
    if known.insert(path).inserted { addLocalized(path, in: "") }
  }

  /// The paths of a synchronized folder that are no members of a target.
  private struct Exceptions {
    private var paths: Set<String> = []
    /// The names of files of which every language's is left out.
    private var localized: Set<String> = []

    init(_ list: [String]) {
      for path in list {
        if path.hasPrefix("/Localized") {
          localized.insert(Paths.name(of: path))
        } else {
          paths.insert(Paths.normalized(path))
        }
      }
    }

    func contains(_ path: String) -> Bool {
      if paths.contains(path) { return true }
      if !localized.isEmpty, path.contains(".lproj/"), localized.contains(Paths.name(of: path)) {
        return true
      }
      var folder = path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if paths.contains(String(folder)) { return true }
      }
      return false
    }
  }
}

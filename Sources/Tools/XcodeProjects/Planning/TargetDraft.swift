import TactusInstalledApps
import TactusJSON

/// A target on its way into the plan.
struct TargetDraft {
  /// The planned target; `nil` for one that does not run here.
  private(set) var target: PlannedTarget?
  /// Further targets for it, such as one with its sources in C.
  private(set) var additions: [PlannedTarget] = []
  /// The targets on which it depends.
  private(set) var dependencies: [ProjectTarget] = []
  /// The packages on which it depends.
  private(set) var packages: [PlannedPackage] = []
  /// The titles of build phases without effect.
  private(set) var ignoredPhases: [String] = []
  /// The oldest system that it supports.
  private(set) var systemVersion = "13.0"
  /// The findings.
  private(set) var notes: [ProjectNote] = []

  private let source: ProjectTarget
  private let root: String
  private let set: ProjectSet
  private let settings: TargetSettings

  /// Drafts a target.
  init(
    _ source: ProjectTarget, _ set: ProjectSet, configuration: String
  ) throws(SourceTextError) {
    (self.source, self.set, root) = (source, set, set.container.folder)
    let project = source.project
    settings = TargetSettings(
      of: source.object, in: project, set.files(of: project), configuration: configuration)
    notes += settings.notes
    systemVersion = settings["IPHONEOS_DEPLOYMENT_TARGET"] ?? systemVersion
    switch source.kind {
    case .aggregate:
      note("the target '\(source.name)' is an aggregate, which makes nothing; it is left out")
      dependencies = set.dependencies(of: source)
      return
    case .other(let type):
      note("the target '\(source.name)' is of the type '\(type)', which does not run here")
      return
    default: break
    }
    let files = TargetFiles(
      of: source.object, in: project, set.files(of: project),
      informationFile: ProjectInformation.file(settings, root: project.root))
    notes += files.notes
    ignoredPhases = files.ignoredPhases.map { "\($0) of \(source.name)" }
    try add(files)
    guard target != nil || source.kind == .library else { return }
    dependencies = allDependencies(files)
    addPackages(files)
  }

  /// Adds a dependency on a planned target.
  mutating func depend(on other: PlannedTarget) {
    guard target != nil else { return }
    // What is embedded in an app is built beside it, and no module that it imports.
    guard other.kind != .tests, other.kind != .keyboard else { return }
    guard target?.kind == .tests || other.kind != .app else { return }
    if target?.dependencies.contains(other.module) == false {
      target?.dependencies.append(other.module)
    }
  }

  // MARK: Internals

  private mutating func note(_ message: String, at value: ProjectValue? = nil) {
    notes.append(source.project.noted(value ?? source.object.value, message))
  }

  private mutating func add(_ files: TargetFiles) throws(SourceTextError) {
    let module = Paths.moduleName(settings["PRODUCT_MODULE_NAME"] ?? source.name)
    var kind: PlannedTarget.Kind
    switch source.kind {
    case .app: kind = .app
    case .unitTests, .uiTests: kind = .tests
    case .appExtension: kind = .keyboard
    default: kind = .library
    }
    var draft = PlannedTarget(kind: kind, name: source.name, module: module)
    if kind != .library {
      let information = try ProjectInformation(
        settings, root: source.project.root, executable: module)
      notes += information.notes
      draft.information = information.members
      if kind == .keyboard, let point = Self.otherExtensionPoint(information.members) {
        return note(
          "the target '\(source.name)' is an extension of \(point), of which only keyboards run "
            + "here; it is left out")
      }
    }
    refuse(files)
    draft.sources = files.swift.map { place($0.path) }
    draft.resources = files.resources
    draft.settings = CompilerSettings.lines(settings)
    if !files.c.isEmpty { addC(files, to: &draft) }
    if draft.sources.isEmpty, additions.isEmpty {
      if kind == .library { return }
      if !files.refused.isEmpty || kind == .tests {
        if kind == .tests { note("the target '\(source.name)' has no Swift sources") }
        return
      }
    }
    if draft.sources.isEmpty, let c = additions.popLast() {
      draft = c
      draft.name = source.name
    }
    target = draft
  }

  /// Notes the sources that cannot be built, on one line.
  private mutating func refuse(_ files: TargetFiles) {
    // CocoaPods gives each of its targets an empty source, so that it has one.
    let refused = files.refused.filter { !$0.path.hasSuffix("-dummy.m") }
    guard let first = refused.first else { return }
    let names = refused.prefix(6).map { Paths.name(of: $0.path) }
    let more = refused.count > 6 ? " and \(refused.count - 6) more" : ""
    notes.append(
      ProjectNote(
        file: source.project.file, line: first.line,
        "'\(source.name)' has sources in Objective-C or C++, which are left out: "
          + names.joined(separator: ", ") + more))
  }

  /// Adds a module with the sources in C.
  private mutating func addC(_ files: TargetFiles, to draft: inout PlannedTarget) {
    let isAlone = draft.sources.isEmpty
    var c = PlannedTarget(
      kind: .c, name: source.name, module: isAlone ? draft.module : draft.module + "C")
    c.sources = files.c.map { place($0.path) }
    var headers: Set<String> = []
    for path in files.headers + Self.headersBeside(files.c.map(\.path))
    where headers.insert(Paths.name(of: path)).inserted && Paths.ending(of: path) == "h" {
      c.headers.append(BundleResources.Item(source: path, place: Paths.name(of: path)))
    }
    additions.append(c)
    guard !isAlone else { return }
    draft.dependencies.append(c.module)
    guard let header = settings["SWIFT_OBJC_BRIDGING_HEADER"] else { return }
    let path = Paths.joined(source.project.root, header)
    if Self.isPlainC(path) {
      draft.bridgingHeader = path
    } else {
      notes.append(
        ProjectNote(file: path, "the bridging header is not one of plain C; it is left out"))
    }
  }

  private static func headersBeside(_ sources: [String]) -> [String] {
    var folders: [String] = []
    for source in sources where !folders.contains(Paths.folder(of: source)) {
      folders.append(Paths.folder(of: source))
    }
    return folders.flatMap { folder in
      FolderWalk.files(in: folder) { _ in true }.filter { $0.hasSuffix(".h") }.map {
        folder + "/" + $0
      }
    }
  }

  /// Returns whether a header has no Objective-C.
  private static func isPlainC(_ path: String) -> Bool {
    guard let source = try? SourceText.read(path) else { return false }
    let text = source.text(source.start..<source.bytes.count)
    return !["@import", "@interface", "@class", "@protocol", "#import <"].contains {
      text.contains($0)
    }
  }

  private static func otherExtensionPoint(_ members: [String: PropertyListValue]) -> String? {
    let point = members["NSExtension"]?.dictionary?["NSExtensionPointIdentifier"]?.string
    return point == BundleInformation.keyboardExtensionPoint ? nil : point ?? "an unknown kind"
  }

  /// Returns a source with its place in the planned target's folder.
  private func place(_ path: String) -> BundleResources.Item {
    let place = Paths.inside(root, path).map { "Code/" + $0 } ?? "Outside" + path
    return BundleResources.Item(source: path, place: place)
  }

  // MARK: Dependencies

  /// Returns the targets that the target names, links or tests.
  private func allDependencies(_ files: TargetFiles) -> [ProjectTarget] {
    var found = set.dependencies(of: source)
    found += files.linked.compactMap(set.target(ofProduct:))
    if source.isTest {
      for name in ["TEST_HOST", "BUNDLE_LOADER"] {
        let parts = (settings[name] ?? "").split(separator: "/")
        if let app = parts.first(where: { $0.hasSuffix(".app") }) {
          found += [set.target(ofProduct: String(app))].compactMap(\.self)
        }
      }
      if let name = settings["TEST_TARGET_NAME"] {
        found += set.targets.filter {
          $0.name == name && $0.project.path == source.project.path
        }
      }
    }
    var seen: Set<String> = [source.key]
    return found.filter { seen.insert($0.key).inserted }
  }

  private mutating func addPackages(_ files: TargetFiles) {
    let project = source.project
    // Frameworks that Carthage has built, of packages that it has checked out.
    for file in files.linked where set.target(ofProduct: file) == nil {
      guard !set.checkouts.isEmpty, ["framework", "xcframework"].contains(Paths.ending(of: file)),
        let package = package(with: Paths.stem(of: file), in: set.checkouts)
      else { continue }
      packages.append(package)
      target?.products.append(
        PlannedTarget.PackageProduct(name: Paths.stem(of: file), package: package.identity))
    }
    var seen: Set<String> = []
    for id in files.packageProducts where seen.insert(id).inserted {
      guard let product = project[id], let name = product["productName"] else { continue }
      guard !name.hasPrefix("plugin:") else {
        note("the plugin '\(name.dropFirst(7))' of a package is not run", at: product.value)
        continue
      }
      let reference = project[product["package"]]
      let package =
        reference.flatMap { PlannedPackage($0, root: project.root) }
        ?? localPackage(with: name)
      guard let package else {
        note("the package of the product '\(name)' is unknown; it is left out", at: product.value)
        continue
      }
      if let path = package.path, Paths.kind(of: path + "/Package.swift") == nil {
        note(
          "the package '\(path)' is missing; the product '\(name)' is left out",
          at: reference?.value ?? product.value)
        continue
      }
      packages.append(package)
      let use = PlannedTarget.PackageProduct(name: name, package: package.identity)
      if target?.products.contains(use) == false { target?.products.append(use) }
    }
  }

  private static func isFolder(_ object: ProjectObject) -> Bool {
    let type = object["lastKnownFileType"] ?? "folder"
    return ["folder", "text", "wrapper"].contains(type)
  }

  /// Returns the package among the project's folders that has a product.
  private func localPackage(with product: String) -> PlannedPackage? {
    let project = source.project
    let files = set.files(of: project)
    let local = project.objects.values.compactMap { object -> String? in
      switch object.kind {
      case "XCLocalSwiftPackageReference":
        object["relativePath"].map { Paths.joined(project.root, $0) }
      // A folder of a package that was dragged into the project.
      case "PBXFileReference" where Self.isFolder(object): files.paths[object.id]
      default: nil
      }
    }.sorted()
    return package(with: product, in: local + set.container.packages())
  }

  /// Returns the first package in some folders that has a product.
  private func package(with product: String, in folders: [String]) -> PlannedPackage? {
    let name = "name: \(String(reflecting: product))"
    return folders.first { folder in
      guard let text = try? SourceText.read(folder + "/Package.swift") else { return false }
      return text.text(text.start..<text.bytes.count).contains(name)
    }.map(PlannedPackage.init(path:))
  }
}

import TactusInstalledApps
import TactusJSON

/// The package that is built for a project.
package struct ProjectPlan: Sendable {
  /// The purpose of a package.
  package enum Purpose: Sendable, Equatable {
    /// To run the app.
    case run
    /// To run the tests.
    case test
  }

  /// The name of the project or workspace.
  package let name: String
  /// The folder around the project, from which the sources' places start.
  package let root: String
  /// The name of the scheme; `nil` without one.
  package private(set) var scheme: String?
  /// The name of the configuration.
  package private(set) var configuration = "Debug"
  /// The module of the app; `nil` without one.
  package private(set) var app: PlannedTarget?
  /// The targets, each after those on which it depends.
  package private(set) var targets: [PlannedTarget] = []
  /// The packages on which they depend.
  package private(set) var packages: [PlannedPackage] = []
  /// The oldest system that the targets support.
  package private(set) var systemVersion = "13.0"
  /// The language of the project.
  package private(set) var language = "en"
  /// The path of the file with the resolved versions of packages; `nil` without one.
  package private(set) var resolvedPackages: String?
  /// The arguments and variables of the app or the tests.
  package private(set) var options = ProjectScheme.LaunchOptions()
  /// The tests that are left out, and the only ones, as SwiftPM names them.
  package private(set) var skipped: [String] = [], selected: [String] = []
  /// The titles of build phases without effect.
  package private(set) var ignoredPhases: [String] = []
  /// The findings.
  package private(set) var notes: [ProjectNote] = []

  private var planned: [String: [PlannedTarget]] = [:]
  private var around: [String] = []
  private var modules: Set<String> = []

  /// Plans the package of a project.
  ///
  /// - Parameters:
  ///   - set: The projects.
  ///   - purpose: What the package is for.
  ///   - scheme: The name of a scheme, or of a target; the first app without one.
  ///   - isRelease: Whether the app is built for release.
  /// - Throws: `SourceTextError` for what cannot be planned.
  package init(
    _ set: ProjectSet, for purpose: Purpose, scheme: String? = nil, isRelease: Bool = false
  ) throws(SourceTextError) {
    (name, root) = (set.container.name, set.container.folder)
    notes = set.notes
    let chosen = try ChosenScheme(set, named: scheme, &notes)
    self.scheme = chosen.scheme?.name ?? chosen.app?.name
    let wanted =
      isRelease
      ? chosen.scheme?.releaseConfiguration ?? "Release"
      : (purpose == .test ? chosen.scheme?.testConfiguration : nil)
        ?? chosen.scheme?.configuration ?? "Debug"
    configuration = wanted
    switch purpose {
    case .run:
      guard let app = chosen.app else {
        throw SourceTextError(
          file: set.container.path, rule: "invalid-project",
          message: "expected the target of an app, found \(Self.list(set.targets))")
      }
      options = chosen.scheme?.launchOptions ?? options
      self.app = try plan(app, set).first { $0.kind == .app }
      guard self.app?.sources.isEmpty == false else {
        throw SourceTextError(
          file: app.project.file, position: app.place, rule: "invalid-project",
          message: "the app '\(app.name)' has no Swift sources that exist")
      }
    case .test:
      options = chosen.testOptions
      for testable in chosen.testables { try add(testable, set) }
      guard targets.contains(where: { $0.kind == .tests }) else {
        throw SourceTextError(
          file: set.container.path, rule: "invalid-project",
          message: "expected a target with tests, found \(Self.list(set.targets))")
      }
      app = targets.first { $0.kind == .app }
    }
    for folder in set.container.packages() { use(PlannedPackage(path: folder), isNeeded: false) }
    resolvedPackages = Self.resolved(set)
  }

  /// A summary of what was understood, on one line.
  package var summary: String {
    let sources = targets.reduce(0) { $0 + $1.sources.count }
    let resources = targets.reduce(0) { $0 + $1.resources.count }
    // A target with sources in two languages is two of the package.
    var seen: Set<String> = []
    let names = targets.map(\.name).filter { seen.insert($0).inserted }
    var parts = [
      "scheme \(scheme ?? "none")", "configuration \(configuration)",
      "targets " + names.joined(separator: ", "), "\(sources) sources",
      "\(resources) resources",
    ]
    if !packages.isEmpty {
      parts.append("packages " + packages.map(\.identity).joined(separator: ", "))
    }
    if !ignoredPhases.isEmpty {
      parts.append("ignored: " + ignoredPhases.joined(separator: ", "))
    }
    return "\(name): " + parts.joined(separator: "; ")
  }

  // MARK: Internals

  private static func list(_ targets: [ProjectTarget]) -> String {
    targets.isEmpty ? "none" : targets.prefix(8).map { "'\($0.name)'" }.joined(separator: ", ")
  }

  private static func resolved(_ set: ProjectSet) -> String? {
    let inner = set.container.isWorkspace ? "" : "/project.xcworkspace"
    let path = set.container.path + inner + "/xcshareddata/swiftpm/Package.resolved"
    return Paths.kind(of: path) == .file ? path : nil
  }

  private mutating func add(
    _ testable: ChosenScheme.Testable, _ set: ProjectSet
  ) throws(SourceTextError) {
    let results = try plan(testable.target, set)
    guard let target = results.first(where: { $0.kind == .tests }) else { return }
    func name(_ identifier: String) -> String {
      let words = identifier.split(separator: "/").map { $0.filter { !"()".contains($0) } }
      return ([target.module + "." + (words.first ?? "")] + words.dropFirst()).joined(
        separator: "/")
    }
    skipped += testable.skipped.map(name)
    selected += testable.selected.map(name)
  }

  /// Plans a target and those on which it depends.
  ///
  /// - Returns: The planned target; of one that makes nothing of its own, such as an aggregate or
  ///   the target that joins CocoaPods' libraries, those on which it depends.
  @discardableResult
  private mutating func plan(
    _ target: ProjectTarget, _ set: ProjectSet
  ) throws(SourceTextError) -> [PlannedTarget] {
    if let known = planned[target.key] { return known }
    guard !around.contains(target.key) else {
      let names = around.drop { $0 != target.key }.compactMap { key in
        set.targets.first { $0.key == key }?.name
      }
      notes.append(
        target.project.noted(
          target.object.value,
          "the targets \(names.joined(separator: ", ")) depend on each other; one dependency is "
            + "ignored"))
      return []
    }
    around.append(target.key)
    defer { around.removeLast() }
    var draft = try TargetDraft(target, set, configuration: configuration)
    notes += draft.notes
    ignoredPhases += draft.ignoredPhases.filter { !ignoredPhases.contains($0) }
    var others: [PlannedTarget] = []
    for dependency in draft.dependencies { others += try plan(dependency, set) }
    for other in others { draft.depend(on: other) }
    for package in draft.packages { use(package, isNeeded: true) }
    guard let result = draft.target else {
      planned[target.key] = others
      return others
    }
    guard modules.insert(result.module).inserted else {
      notes.append(
        target.project.noted(
          target.object.value,
          "the target '\(target.name)' makes the module '\(result.module)', as another target "
            + "does; it is left out"))
      let same = targets.filter { $0.module == result.module }
      planned[target.key] = same
      return same
    }
    targets += draft.additions + [result]
    planned[target.key] = [result]
    systemVersion = [systemVersion, draft.systemVersion].max(by: Self.isOlder) ?? systemVersion
    language = target.project.project["developmentRegion"] ?? language
    return [result]
  }

  private mutating func use(_ package: PlannedPackage, isNeeded: Bool) {
    let isUsed = targets.contains { $0.products.contains { $0.package == package.identity } }
    guard isNeeded || isUsed, !packages.contains(where: { $0.identity == package.identity }) else {
      return
    }
    packages.append(package)
  }

  private static func isOlder(_ one: String, _ other: String) -> Bool {
    func numbers(_ text: String) -> [Int] { text.split(separator: ".").map { Int($0) ?? 0 } }
    return numbers(one).lexicographicallyPrecedes(numbers(other))
  }
}

extension ProjectTarget {
  /// The place of the target in its project's file.
  var place: SourcePosition { SourcePosition(line: project.line(of: object.value), column: 1) }
}

import TactusJSON

/// The scheme of a run, and the targets that it names.
struct ChosenScheme {
  /// A tested target.
  struct Testable {
    let target: ProjectTarget
    let skipped: [String]
    let selected: [String]
  }

  /// The scheme; `nil` if the developer has made none.
  private(set) var scheme: ProjectScheme?
  /// The app.
  private(set) var app: ProjectTarget?
  /// The tested targets.
  private(set) var testables: [Testable] = []
  /// The arguments and variables of tests.
  private(set) var testOptions = ProjectScheme.LaunchOptions()

  /// Chooses the scheme of a name, or the first one that runs an app.
  ///
  /// - Throws: `SourceTextError` if there is no such scheme, or it names no target.
  init(
    _ set: ProjectSet, named name: String?, _ notes: inout [ProjectNote]
  ) throws(SourceTextError) {
    let containers = [set.container.path] + set.projects.map(\.path)
    let files = ProjectScheme.files(of: containers)
    let apps = set.targets.filter { $0.kind == .app && $0.isForPhone(in: set) }
    if let name {
      if let file = files.first(where: { $0.name == name })?.file {
        try use(ProjectScheme(file), set, &notes)
      } else if let target = set.targets.first(where: { $0.name == name }) {
        // Xcode makes a scheme for each target that has none.
        use(target, set)
      } else {
        let known =
          files.map(\.name)
          + set.targets.map(\.name).filter { name in
            !files.contains { $0.name == name }
          }
        throw SourceTextError(
          file: set.container.path, rule: "invalid-project",
          message: "there is no scheme '\(name)'; the schemes are "
            + known.prefix(12).joined(separator: ", "))
      }
      return
    }
    // The scheme of the first app, else the first one that runs an app or tests.
    let wanted = apps.first?.name
    let sorted = files.filter { $0.name == wanted } + files.filter { $0.name != wanted }
    for (_, file) in sorted {
      do throws(SourceTextError) {
        let candidate = try ProjectScheme(file)
        let target = candidate.launched.flatMap(set.target)
        if target?.kind == .app && target.map({ $0.isForPhone(in: set) }) == true {
          try use(candidate, set, &notes)
          return
        }
      } catch {
        notes.append(
          ProjectNote(
            file: error.diagnostic.file, line: error.diagnostic.position?.line,
            error.diagnostic.message + "; the scheme is left out"))
      }
    }
    if let target = apps.first {
      use(target, set)
    } else {
      testables = Self.testables(of: nil, set)
    }
  }

  // MARK: Internals

  private mutating func use(
    _ scheme: ProjectScheme, _ set: ProjectSet, _ notes: inout [ProjectNote]
  ) throws(SourceTextError) {
    self.scheme = scheme
    let references = [scheme.launched].compactMap(\.self) + scheme.built
    let found = references.compactMap(set.target)
    app = found.first { $0.kind == .app }
    var tests = scheme.testables
    testOptions = scheme.testOptions
    for (index, reference) in scheme.plans.enumerated() where index == 0 || tests.isEmpty {
      let path = Self.path(of: reference, in: set)
      guard Paths.kind(of: path) == .file else {
        notes.append(ProjectNote(file: scheme.file, "the test plan '\(path)' is missing"))
        continue
      }
      let plan = try ProjectTestPlan(path)
      tests += plan.testables
      testOptions.arguments += plan.options.arguments
      testOptions.variables.merge(plan.options.variables) { $1 }
    }
    for testable in tests {
      guard let target = set.target(testable.target) else {
        notes.append(
          ProjectNote(
            file: scheme.file, "the tested target '\(testable.target.name)' is missing"))
        continue
      }
      testables.append(
        Testable(target: target, skipped: testable.skipped, selected: testable.selected))
    }
    if let missing = references.first, found.isEmpty, testables.isEmpty {
      throw SourceTextError(
        file: scheme.file, rule: "invalid-project",
        message: "the scheme names the target '\(missing.name)', which no project has")
    }
    if testables.isEmpty { testables = Self.testables(of: app, set) }
  }

  private mutating func use(_ target: ProjectTarget, _ set: ProjectSet) {
    if target.isTest {
      testables = [Testable(target: target, skipped: [], selected: [])]
    } else {
      app = target.kind == .app ? target : nil
      testables = Self.testables(of: target, set)
    }
  }

  /// Returns the tests of the projects that belong to a target, or of all.
  private static func testables(of target: ProjectTarget?, _ set: ProjectSet) -> [Testable] {
    let tests = set.targets.filter { candidate in
      candidate.isTest && candidate.isForPhone(in: set)
        && (target == nil || candidate.project.path == target?.project.path)
    }
    let own = tests.filter { test in
      guard let target else { return true }
      let dependencies = set.dependencies(of: test)
      return dependencies.isEmpty || dependencies.contains { $0.key == target.key }
    }
    return (own.isEmpty ? tests : own).map { Testable(target: $0, skipped: [], selected: []) }
  }

  private static func path(of reference: String, in set: ProjectSet) -> String {
    let parts = reference.split(separator: ":", maxSplits: 1)
    let path = parts.count == 2 ? String(parts[1]) : reference
    return Paths.joined(set.container.folder, path)
  }
}

extension ProjectTarget {
  /// Returns whether the target is for an iPhone, rather than for a Mac or a watch.
  func isForPhone(in set: ProjectSet) -> Bool {
    let settings = TargetSettings(
      of: object, in: project, set.files(of: project), configuration: "Debug")
    if let platforms = settings["SUPPORTED_PLATFORMS"] { return platforms.contains("iphone") }
    let root = settings["SDKROOT"] ?? "iphoneos"
    return root.hasPrefix("iphone") || root == "auto"
  }
}

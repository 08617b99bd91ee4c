import Glibc
import TactusCommandKit
import TactusInstalledApps
import TactusJSON
import TactusPatternCommands
import TactusXcodeProjects

/// An Xcode project as a package in the user's cache, which the Swift SDK builds.
struct ProjectApp {
  /// The plan of the package.
  let plan: ProjectPlan
  /// The folder of the package.
  let package: String
  /// The folders of the projects, whose sources may import frameworks.
  let roots: [String]

  /// Plans and writes the package of a project; returns `nil` for a path without one.
  ///
  /// - Parameters:
  ///   - path: The path of a project, a workspace, or a folder with one.
  ///   - purpose: What the package is for.
  ///   - scheme: The name of a scheme; `nil` for the default.
  ///   - isOptimized: Whether the app is built for release.
  /// - Throws: `CommandFailure`.
  init?(
    _ path: String, for purpose: ProjectPlan.Purpose, scheme: String?, isOptimized: Bool = false,
    console: Console
  ) throws {
    do {
      let real = WorkingFolder.real(path) ?? path
      guard let container = try ProjectContainer.find(real) else {
        if scheme != nil {
          throw UsageError("--scheme is for an Xcode project, and '\(path)' has none")
        }
        return nil
      }
      let set = try ProjectSet(container)
      plan = try ProjectPlan(set, for: purpose, scheme: scheme, isRelease: isOptimized)
      roots = set.projects.map(\.root)
      for note in plan.notes {
        console.warn(note.message, at: SourceLocation(note.file, line: note.line))
      }
      console.note(plan.summary)
      // The app and its tests are built in one folder; two schemes are not.
      let names = [container.path, plan.scheme ?? "", "\(purpose)"]
      package = try PackageCache.folder(
        named: plan.name, for: names.joined(separator: "\n"), in: "projects")
      try PlannedFolder(package).write(plan)
    } catch let error as SourceTextError {
      throw CommandFailure(error)
    }
  }

  /// The names of the sources in the package and the developer's own.
  var paths: SourcePaths {
    SourcePaths(
      plan.targets.flatMap { target in
        let folder = "\(package)/\(target.folder)"
        return [
          SourcePaths.Pair(built: folder + "/Code", own: plan.root),
          SourcePaths.Pair(built: folder + "/Outside", own: ""),
        ]
      })
  }

  /// The keyboards of the project.
  var keyboards: [KeyboardExtension] {
    plan.targets.filter { $0.kind == .keyboard }.map {
      KeyboardExtension(
        name: $0.module, product: $0.product ?? $0.module, folder: bundleFolder(of: $0))
    }
  }

  /// The resources of the app and of the modules in it, which are in the same bundle here.
  var resources: [BundleResources.Item] {
    var taken: Set<String> = []
    let modules = plan.targets.filter { $0.kind == .library }
    return ([plan.app].compactMap(\.self) + modules).flatMap(\.resources).filter {
      taken.insert($0.place).inserted
    }
  }

  /// Returns the folder with the property list and the resources of a target.
  func bundleFolder(of target: PlannedTarget) -> String { "\(package)/Bundles/\(target.module)" }
}

import TactusFiles
import TactusJSON

/// A scheme: what is run and tested, with arguments and environment.
package struct ProjectScheme: Sendable, Equatable {
  /// A reference to a target.
  package struct Reference: Sendable, Equatable {
    /// The identifier of the target in its project.
    package let identifier: String
    /// The name of the target.
    package let name: String
    /// The name of the project's file.
    package let project: String
  }

  /// A tested target.
  package struct Testable: Sendable, Equatable {
    /// The target.
    package let target: Reference
    /// The tests that are left out, such as `Class/test()`.
    package var skipped: [String]
    /// The only tests that run; all if it is empty.
    package var selected: [String]
  }

  /// The name.
  package let name: String
  /// The path of the file.
  package let file: String
  /// The program that is run; `nil` without one.
  package private(set) var launched: Reference?
  /// The targets that are built.
  package private(set) var built: [Reference] = []
  /// The targets that are tested.
  package private(set) var testables: [Testable] = []
  /// The test plans, the default one first.
  package private(set) var plans: [String] = []
  /// The configuration of a run, and that of a build for release.
  package private(set) var configuration: String?, releaseConfiguration: String?
  /// The configuration of tests.
  package private(set) var testConfiguration: String?
  /// The arguments and variables of a run.
  package private(set) var launchOptions = LaunchOptions()
  /// The arguments and variables of tests.
  package private(set) var testOptions = LaunchOptions()

  /// Arguments and environment variables.
  package struct LaunchOptions: Sendable, Equatable {
    /// The arguments.
    package var arguments: [String] = []
    /// The variables.
    package var variables: [String: String] = [:]
  }

  /// Reads a scheme.
  ///
  /// - Throws: `SourceTextError` for a file that cannot be read, or is not XML.
  package init(_ file: String) throws(SourceTextError) {
    self.init(try XMLFile.read(file), file)
  }

  /// Reads a scheme from its root element.
  init(_ root: XMLFile, _ file: String) {
    self.file = file
    name = Paths.stem(of: file)
    built = (root["BuildAction"]?.descendants("BuildActionEntry") ?? [])
      .compactMap { $0["BuildableReference"].map(Self.reference) }
    if let launch = root["LaunchAction"] {
      launched = (launch["BuildableProductRunnable"] ?? launch["RemoteRunnable"])
        .flatMap { $0["BuildableReference"].map(Self.reference) }
      configuration = launch.attributes["buildConfiguration"]
      launchOptions = Self.options(of: launch)
    }
    let release = root["ArchiveAction"] ?? root["ProfileAction"]
    releaseConfiguration = release?.attributes["buildConfiguration"]
    guard let test = root["TestAction"] else { return }
    testConfiguration = test.attributes["buildConfiguration"]
    testOptions =
      test.attributes["shouldUseLaunchSchemeArgsEnv"] == "NO"
      ? Self.options(of: test) : launchOptions
    for testable in test["Testables"]?.all("TestableReference") ?? []
    where testable.attributes["skipped"] != "YES" {
      guard let target = testable["BuildableReference"].map(Self.reference) else { continue }
      func tests(_ name: String) -> [String] {
        (testable[name]?.all("Test") ?? []).compactMap { $0.attributes["Identifier"] }
      }
      testables.append(
        Testable(target: target, skipped: tests("SkippedTests"), selected: tests("SelectedTests")))
    }
    let references = test["TestPlans"]?.all("TestPlanReference") ?? []
    let sorted =
      references.filter { $0.attributes["default"] == "YES" }
      + references.filter { $0.attributes["default"] != "YES" }
    plans = sorted.compactMap { $0.attributes["reference"] }
  }

  /// Returns the schemes of some projects and workspaces by name: shared ones first, then the
  /// user's own.
  package static func files(of containers: [String]) -> [(name: String, file: String)] {
    var seen: Set<String> = []
    return containers.flatMap { container -> [(name: String, file: String)] in
      let users = Folder.names(in: container + "/xcuserdata").map { "/xcuserdata/\($0)/xcschemes" }
      return (["/xcshareddata/xcschemes"] + users).flatMap { folder in
        Folder.names(in: container + folder).filter { $0.hasSuffix(".xcscheme") }.map {
          (Paths.stem(of: $0), container + folder + "/" + $0)
        }
      }
    }.filter { seen.insert($0.name).inserted }
  }

  // MARK: Internals

  private static func reference(_ element: XMLFile) -> Reference {
    Reference(
      identifier: element.attributes["BlueprintIdentifier"] ?? "",
      name: element.attributes["BlueprintName"] ?? "",
      project: project(of: element.attributes["ReferencedContainer"] ?? ""))
  }

  /// Returns the name of the project's file in a reference such as `container:In/App.xcodeproj`.
  static func project(of container: String) -> String {
    Paths.name(of: String(container.split(separator: ":", maxSplits: 1).last ?? ""))
  }

  private static func options(of action: XMLFile) -> LaunchOptions {
    var options = LaunchOptions()
    for argument in action["CommandLineArguments"]?.all("CommandLineArgument") ?? []
    where argument.attributes["isEnabled"] != "NO" {
      options.arguments += TargetSettings.words(in: argument.attributes["argument"] ?? "")
    }
    for variable in action["EnvironmentVariables"]?.all("EnvironmentVariable") ?? []
    where variable.attributes["isEnabled"] != "NO" {
      guard let key = variable.attributes["key"], !key.isEmpty else { continue }
      options.variables[key] = variable.attributes["value"] ?? ""
    }
    return options
  }
}

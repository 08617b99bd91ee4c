import Foundation
import TactusJSON
import TactusXcodeProjects

/// A folder with a project whose files a test writes.
struct ProjectFolder: ~Copyable {
  /// The path of the folder.
  let path: String

  init() throws {
    let all = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    path = all.appending(path: "tactus-project-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and creates its folders.
  func write(_ text: String, to name: String) throws {
    let file = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// Writes empty files.
  func touch(_ names: String...) throws { for name in names { try write("\n", to: name) } }

  /// Writes the project file with some objects beside the project `P`.
  ///
  /// - Parameters:
  ///   - objects: The objects, one a line.
  ///   - targets: The identifiers of the targets.
  func writeProject(_ objects: String, targets: [String], name: String = "App") throws {
    try write(
      """
      // !$*UTF8*$!
      {
      	objectVersion = 56;
      	objects = {
      P = {isa = PBXProject; mainGroup = G; developmentRegion = en; buildConfigurationList = PL;
        targets = (\(targets.joined(separator: ", "))); };
      PL = {isa = XCConfigurationList; buildConfigurations = (PD, ); };
      PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; }; };
      \(objects)
      	};
      	rootObject = P;
      }
      """, to: "\(name).xcodeproj/project.pbxproj")
  }

  /// Returns the target of an app with some build phases and settings.
  static func app(
    phases: String, settings: String = "", dependencies: String = "", more: String = ""
  ) -> String {
    """
    T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
      buildConfigurationList = TL; buildPhases = (\(phases)); dependencies = (\(dependencies));
      \(more) };
    TL = {isa = XCConfigurationList; buildConfigurations = (TD, ); };
    TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
    """
  }

  /// Plans the project.
  func plan(
    _ purpose: ProjectPlan.Purpose = .run, scheme: String? = nil
  ) throws -> ProjectPlan {
    guard let container = try ProjectContainer.find(path) else {
      throw SourceTextError(file: path, rule: "none", message: "there is no project")
    }
    return try ProjectPlan(ProjectSet(container), for: purpose, scheme: scheme)
  }
}

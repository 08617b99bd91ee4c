import Foundation
import TactusXcodeProjects

/// Benchmarks of planning the package of an Xcode project.
enum ProjectPlanning {
  /// Returns the time in milliseconds of planning a project with some sources in groups, with the
  /// links and the manifest in a new folder.
  static func milliseconds(sources count: Int) throws -> Double {
    let folder = "\(NSTemporaryDirectory())tactus-\(UUID().uuidString.prefix(8))"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try write(count, to: folder)
    let clock = ContinuousClock()
    let times = try (0..<5).map { run in
      try clock.measure {
        guard let container = try ProjectContainer.find(folder + "/project") else { return }
        let plan = try ProjectPlan(ProjectSet(container), for: .run)
        try PlannedFolder(folder + "/plan\(run)").write(plan)
      } / .milliseconds(1)
    }
    return times.sorted()[2]
  }

  private static func write(_ count: Int, to folder: String) throws {
    let project = folder + "/project"
    try FileManager.default.createDirectory(
      atPath: project + "/App.xcodeproj", withIntermediateDirectories: true)
    let names = (0..<count).map { "F\($0)" }
    for name in names {
      _ = FileManager.default.createFile(atPath: "\(project)/\(name).swift", contents: nil)
    }
    let references = names.map { name in
      "\(name) = {isa = PBXFileReference; path = \(name).swift; sourceTree = \"<group>\"; };\n"
        + "B\(name) = {isa = PBXBuildFile; fileRef = \(name); };\n"
    }
    let text = """
      { objectVersion = 77; objects = {
      P = {isa = PBXProject; mainGroup = G; buildConfigurationList = L; targets = (T, ); };
      G = {isa = PBXGroup; children = (\(names.joined(separator: ", "))); };
      \(references.joined())
      S = {isa = PBXSourcesBuildPhase; files = (\(names.map { "B" + $0 }.joined(separator: ", "))); };
      T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildConfigurationList = L; buildPhases = (S, ); };
      L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
      C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {}; };
      }; rootObject = P; }
      """
    try Data(text.utf8).write(to: URL(filePath: project + "/App.xcodeproj/project.pbxproj"))
  }
}

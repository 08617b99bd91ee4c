import Foundation
import TactusXcodeProjects
import Testing

@Suite struct PlannedFolderTests {
  private static let objects = """
    G = {isa = PBXGroup; children = (A, C); sourceTree = "<group>"; };
    A = {isa = PBXFileReference; path = "A B.swift"; sourceTree = "<group>"; };
    C = {isa = PBXFileReference; path = C.swift; sourceTree = "<group>"; };
    BA = {isa = PBXBuildFile; fileRef = A; }; BC = {isa = PBXBuildFile; fileRef = C; };
    PS = {isa = PBXSourcesBuildPhase; files = (BA, BC); };
    Q = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/Egg.git";
      requirement = {kind = upToNextMajorVersion; minimumVersion = 1.2.0; }; };
    QP = {isa = XCSwiftPackageProductDependency; package = Q; productName = Eggs; };
    Z = {isa = XCLocalSwiftPackageReference; relativePath = Pan; };
    ZP = {isa = XCSwiftPackageProductDependency; productName = Pans; };
    """
  private static let settings = """
    SWIFT_VERSION = 6.0; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG KITCHEN";
    OTHER_SWIFT_FLAGS = "-D FLAG -DOTHER -Xfrontend -x"; SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
    SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES; IPHONEOS_DEPLOYMENT_TARGET = 15.4;
    SWIFT_UPCOMING_FEATURE_GLOBAL_CONCURRENCY = YES;
    """

  private func project() throws -> ProjectFolder {
    let folder = try ProjectFolder()
    try folder.touch("A B.swift", "C.swift")
    try folder.write("// name: \"Pans\"\n", to: "Pan/Package.swift")
    try folder.writeProject(
      Self.objects
        + ProjectFolder.app(
          phases: "PS", settings: Self.settings, more: "packageProductDependencies = (QP, ZP);"),
      targets: ["T"])
    return folder
  }

  @Test("The manifest has the settings, and packages of the network and of the project")
  func manifest() throws {
    let folder = try project()
    let package = try ProjectFolder()
    try PlannedFolder(package.path).write(try folder.plan())
    let text = try String(contentsOfFile: package.path + "/Package.swift", encoding: .utf8)
    for part in [
      ".package(url: \"https://example.com/Egg.git\", from: \"1.2.0\"),",
      ".package(path: \"\(folder.path)/Pan\"),", "platforms: [.iOS(\"15.4\")]",
      ".product(name: \"Eggs\", package: \"egg\"), .product(name: \"Pans\", package: \"pan\")",
      ".define(\"KITCHEN\"), .define(\"FLAG\"), .define(\"OTHER\"), "
        + ".enableUpcomingFeature(\"MemberImportVisibility\"), "
        + ".defaultIsolation(MainActor.self), .swiftLanguageMode(.v6)",
    ] { #expect(text.contains(part), "\(part) in \(text)") }
  }

  @Test("Links lead to the files; a later plan removes what is gone, and leaves the rest untouched")
  func links() throws {
    let folder = try project()
    let package = try ProjectFolder()
    try PlannedFolder(package.path).write(try folder.plan())
    let manager = FileManager.default
    let link = package.path + "/Sources/App/Code/A B.swift"
    #expect(try manager.destinationOfSymbolicLink(atPath: link) == folder.path + "/A B.swift")
    #expect(manager.fileExists(atPath: package.path + "/Bundles/App/Info.plist"))
    func date(_ name: String) throws -> Date? {
      try manager.attributesOfItem(atPath: package.path + name)[.modificationDate] as? Date
    }
    let before = try [date("/Package.swift"), date("/Sources/App/Code/A B.swift")]
    try manager.removeItem(atPath: folder.path + "/C.swift")
    try PlannedFolder(package.path).write(try folder.plan())
    #expect(try [date("/Package.swift"), date("/Sources/App/Code/A B.swift")] == before)
    #expect(
      try manager.contentsOfDirectory(atPath: package.path + "/Sources/App/Code") == ["A B.swift"])
    // Nothing is written into the project.
    #expect(
      try manager.contentsOfDirectory(atPath: folder.path).sorted() == [
        "A B.swift", "App.xcodeproj", "Pan",
      ])
  }
}

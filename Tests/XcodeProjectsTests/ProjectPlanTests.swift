import Foundation
import TactusJSON
import TactusXcodeProjects
import Testing

@Suite struct ProjectPlanTests {
  /// The objects of a project with groups: sources, localized texts, a folder and a missing file.
  private static let groups = """
    G = {isa = PBXGroup; children = (S, L, D, M, X); sourceTree = "<group>"; };
    S = {isa = PBXGroup; path = App; children = (A, O, N); sourceTree = "<group>"; };
    A = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
    O = {isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
    N = {isa = PBXFileReference; path = App/Named.swift; sourceTree = SOURCE_ROOT; };
    L = {isa = PBXVariantGroup; name = T.strings; children = (LE, LD); sourceTree = "<group>"; };
    LE = {isa = PBXFileReference; name = en; path = App/en.lproj/T.strings; sourceTree = "<group>"; };
    LD = {isa = PBXFileReference; name = de; path = App/de.lproj/T.strings; sourceTree = "<group>"; };
    D = {isa = PBXFileReference; lastKnownFileType = folder; path = Sounds; sourceTree = "<group>"; };
    M = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
    X = {isa = PBXFileReference; path = ../Shared/Extra.swift; sourceTree = "<group>"; };
    BA = {isa = PBXBuildFile; fileRef = A; }; BO = {isa = PBXBuildFile; fileRef = O; };
    BN = {isa = PBXBuildFile; fileRef = N; }; BM = {isa = PBXBuildFile; fileRef = M; };
    BL = {isa = PBXBuildFile; fileRef = L; }; BD = {isa = PBXBuildFile; fileRef = D; };
    BX = {isa = PBXBuildFile; fileRef = X; platformFilters = (ios, tvos, ); };
    BY = {isa = PBXBuildFile; fileRef = A; platformFilter = maccatalyst; };
    PS = {isa = PBXSourcesBuildPhase; files = (BA, BO, BN, BM, BX, BY); };
    PR = {isa = PBXResourcesBuildPhase; files = (BL, BD); };
    PX = {isa = PBXShellScriptBuildPhase; name = Lint; };
    """

  @Test("Groups, other source trees, localized files, folders and filters are read")
  func oldForm() throws {
    let folder = try ProjectFolder()
    try folder.touch(
      "A/App/Main.swift", "A/App/Old.m", "A/App/Named.swift", "Shared/Extra.swift",
      "A/App/en.lproj/T.strings", "A/App/de.lproj/T.strings", "A/Sounds/ring.wav")
    try folder.writeProject(
      Self.groups + ProjectFolder.app(phases: "PS, PR, PX"), targets: ["T"], name: "A/App")
    let plan = try folder.plan()
    let app = try #require(plan.app)
    #expect(
      app.sources.map(\.place) == [
        "Code/App/Main.swift", "Code/App/Named.swift", "Outside\(folder.path)/Shared/Extra.swift",
      ])
    #expect(
      app.resources.map(\.place) == ["en.lproj/T.strings", "de.lproj/T.strings", "Sounds"])
    #expect(plan.ignoredPhases == ["script 'Lint' of App"])
    let file = "\(folder.path)/A/App.xcodeproj/project.pbxproj"
    #expect(
      plan.notes == [
        ProjectNote(
          file: file, line: 18,
          "the file '\(folder.path)/A/Gone.swift' is missing; it is left out"),
        ProjectNote(
          file: file, line: 12,
          "'App' has sources in Objective-C or C++, which are left out: Old.m"),
      ])
  }

  @Test(
    "A synchronized folder gives its files, without exceptions, and with those of other folders")
  func synchronizedForm() throws {
    let folder = try ProjectFolder()
    try folder.touch(
      "App/A.swift", "App/Deep/B.swift", "App/Info.plist", "App/de.lproj/T.strings",
      "App/en.lproj/Left.strings", "App/Old/C.swift", "App/Web/index.html", "App/A.xcassets/x.json",
      "Shared/D.swift", "Shared/E.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/Loop", withDestinationPath: ".")
    try folder.writeProject(
      """
      G = {isa = PBXGroup; children = (F, H); sourceTree = "<group>"; };
      F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>";
        exceptions = (E1, E2); explicitFolders = (Web, ); };
      H = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>";
        exceptions = (E3, ); };
      E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = (Info.plist, Old, "/Localized/Left.strings"); };
      E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = OTHER;
        membershipExceptions = (A.swift, ); };
      E3 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = (E.swift, ); };
      """ + ProjectFolder.app(phases: "", more: "fileSystemSynchronizedGroups = (F, );"),
      targets: ["T"])
    let app = try #require(try folder.plan().app)
    #expect(
      app.sources.map(\.place) == [
        "Code/App/A.swift", "Code/App/Deep/B.swift", "Code/Shared/E.swift",
      ])
    #expect(app.resources.map(\.place) == ["A.xcassets", "Web", "de.lproj/T.strings"])
  }

  private static let framework = """
    G = {isa = PBXGroup; children = (A, C); sourceTree = "<group>"; };
    A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
    C = {isa = PBXFileReference; path = C.swift; sourceTree = "<group>"; };
    R = {isa = PBXFileReference; path = Core.framework; sourceTree = BUILT_PRODUCTS_DIR; };
    BA = {isa = PBXBuildFile; fileRef = A; }; BC = {isa = PBXBuildFile; fileRef = C; };
    BR = {isa = PBXBuildFile; fileRef = R; };
    PS = {isa = PBXSourcesBuildPhase; files = (BA, ); };
    PC = {isa = PBXSourcesBuildPhase; files = (BC, ); };
    PF = {isa = PBXFrameworksBuildPhase; files = (BR, ); };
    K = {isa = PBXNativeTarget; name = "Core iOS"; productType = "com.apple.product-type.framework";
      buildConfigurationList = KL; buildPhases = (PC, ); productReference = R;
      dependencies = (KD, ); };
    KL = {isa = XCConfigurationList; buildConfigurations = (KC, ); };
    KC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = Core; }; };
    """

  @Test("A linked framework is a module of its own, also without a stated dependency")
  func linked() throws {
    let folder = try ProjectFolder()
    try folder.touch("A.swift", "C.swift")
    try folder.writeProject(
      Self.framework + ProjectFolder.app(phases: "PS, PF"), targets: ["T", "K"])
    let plan = try folder.plan()
    #expect(plan.targets.map(\.module) == ["Core", "App"])
    #expect(plan.app?.dependencies == ["Core"])
  }

  @Test("A target without sources, such as CocoaPods' own, passes its dependencies on")
  func joined() throws {
    let folder = try ProjectFolder()
    try folder.touch("A.swift", "C.swift")
    try folder.writeProject(
      Self.framework.replacing("PF = ", with: "PF0 = ")
        + """
        RP = {isa = PBXFileReference; path = libPods.a; sourceTree = BUILT_PRODUCTS_DIR; };
        BP = {isa = PBXBuildFile; fileRef = RP; };
        PF = {isa = PBXFrameworksBuildPhase; files = (BP, ); };
        J = {isa = PBXNativeTarget; name = Pods; buildConfigurationList = KL; productReference = RP;
          productType = "com.apple.product-type.library.static"; dependencies = (JD, ); };
        JD = {isa = PBXTargetDependency; target = N; };
        N = {isa = PBXAggregateTarget; name = All; dependencies = (ND, ); };
        ND = {isa = PBXTargetDependency; target = K; };

        """ + ProjectFolder.app(phases: "PS, PF"), targets: ["T", "K", "J", "N"])
    let plan = try folder.plan()
    #expect(plan.targets.map(\.module) == ["Core", "App"])
    #expect(plan.app?.dependencies == ["Core"])
  }

  @Test("What Carthage has checked out, a project or a package, takes the place of its framework")
  func carthage() throws {
    let folder = try ProjectFolder()
    try folder.touch("A.swift", "C.swift", "Carthage/Checkouts/Egg/E.swift")
    try folder.write("name: \"Pan\"", to: "Carthage/Checkouts/Pan/Package.swift")
    try folder.writeProject(
      Self.framework + """
        RE = {isa = PBXFileReference; path = Carthage/Build/iOS/Egg.framework; };
        RN = {isa = PBXFileReference; path = Carthage/Build/Pan.xcframework; };
        BE = {isa = PBXBuildFile; fileRef = RE; }; BN = {isa = PBXBuildFile; fileRef = RN; };
        PK = {isa = PBXFrameworksBuildPhase; files = (BE, BN); };

        """ + ProjectFolder.app(phases: "PS, PK"), targets: ["T"])
    func target(_ id: String, _ system: String) -> String {
      """
      \(id) = {isa = PBXNativeTarget; name = "Egg \(system)"; buildConfigurationList = \(id)L;
        productType = "com.apple.product-type.framework"; buildPhases = (PC, );
        productReference = R\(id); };
      \(id)L = {isa = XCConfigurationList; buildConfigurations = (\(id)D, ); };
      \(id)D = {isa = XCBuildConfiguration; name = Debug;
        buildSettings = {PRODUCT_NAME = Egg; SDKROOT = \(system); }; };
      R\(id) = {isa = PBXFileReference; path = Egg.framework; sourceTree = BUILT_PRODUCTS_DIR; };

      """
    }
    try folder.writeProject(
      target("M", "macosx") + target("I", "iphoneos") + """
        G = {isa = PBXGroup; children = (C, ); };
        C = {isa = PBXFileReference; path = E.swift; sourceTree = "<group>"; };
        BC = {isa = PBXBuildFile; fileRef = C; };
        PC = {isa = PBXSourcesBuildPhase; files = (BC, ); };
        """, targets: ["M", "I"], name: "Carthage/Checkouts/Egg/Egg")
    let plan = try folder.plan()
    #expect(plan.targets.map(\.name) == ["Egg iphoneos", "App"])
    #expect(plan.app?.products.map(\.name) == ["Pan"] && plan.packages.map(\.identity) == ["pan"])
  }

  private static let c = """
    G = {isa = PBXGroup; children = (A, C, H); sourceTree = "<group>"; };
    A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
    C = {isa = PBXFileReference; path = C/egg.c; sourceTree = "<group>"; };
    H = {isa = PBXFileReference; path = C/egg.h; sourceTree = "<group>"; };
    BA = {isa = PBXBuildFile; fileRef = A; }; BC = {isa = PBXBuildFile; fileRef = C; };
    PS = {isa = PBXSourcesBuildPhase; files = (BA, BC); };
    """

  @Test("Sources in C are a module of their own, which Swift sees by a bridging header of plain C")
  func cSources() throws {
    let folder = try ProjectFolder()
    try folder.touch("A.swift", "C/egg.c", "C/egg.h", "C/deep/no.h")
    try folder.write("#include \"C/egg.h\"\n", to: "Bridge.h")
    try folder.writeProject(
      Self.c + ProjectFolder.app(phases: "PS", settings: "SWIFT_OBJC_BRIDGING_HEADER = Bridge.h; "),
      targets: ["T"])
    let plan = try folder.plan()
    #expect(plan.targets.map(\.module) == ["AppC", "App"])
    #expect(plan.summary.contains("; targets App; 2 sources;"), "\(plan.summary)")
    #expect(plan.targets.first?.sources.map(\.place) == ["Code/C/egg.c"])
    #expect(plan.targets.first?.headers.map(\.place) == ["egg.h"])
    #expect(plan.app?.bridgingHeader == folder.path + "/Bridge.h")
    try folder.write("#import <UIKit/UIKit.h>\n", to: "Bridge.h")
    let other = try folder.plan()
    #expect(other.app?.bridgingHeader == nil)
    #expect(
      other.notes.map(\.message) == ["the bridging header is not one of plain C; it is left out"])
  }

  @Test("A keyboard is built beside the app; another extension is one line")
  func extensions() throws {
    let folder = try ProjectFolder()
    try folder.touch("A.swift", "C.swift")
    let keys = """
      K = {isa = PBXNativeTarget; name = Keys; productType = "com.apple.product-type.app-extension";
        buildConfigurationList = KL; buildPhases = (PC, ); };
      KL = {isa = XCConfigurationList; buildConfigurations = (KC, ); };
      KC = {isa = XCBuildConfiguration; name = Debug; buildSettings = {INFOPLIST_FILE = K.plist; }; };
      KD = {isa = PBXTargetDependency; target = K; };

      """
    let core = Self.framework.split(separator: "\n").prefix(9).joined(separator: "\n") + "\n"
    try folder.writeProject(
      core + keys + ProjectFolder.app(phases: "PS", dependencies: "KD"), targets: ["T", "K"])
    func list(_ point: String) -> String {
      "<plist><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
        + "<string>\(point)</string></dict></dict></plist>"
    }
    try folder.write(list("com.apple.keyboard-service"), to: "K.plist")
    let plan = try folder.plan()
    #expect(plan.targets.map(\.product) == ["KeysProgram", "App"])
    #expect(plan.app?.dependencies == [])
    try folder.write(list("com.apple.widgetkit-extension"), to: "K.plist")
    let other = try folder.plan()
    #expect(other.targets.map(\.module) == ["App"])
    #expect(
      other.notes.first?.message.hasPrefix(
        "the target 'Keys' is an extension of com.apple.widgetkit-extension") == true)
  }

  @Test("Targets that depend on each other, and groups that contain themselves, are one line each")
  func cycles() throws {
    let folder = try ProjectFolder()
    try folder.touch("A.swift", "C.swift")
    try folder.writeProject(
      Self.framework.replacing("children = (A, C)", with: "children = (A, C, G)")
        + "KD = {isa = PBXTargetDependency; target = T; };\n"
        + ProjectFolder.app(phases: "PS, PF"), targets: ["T", "K"])
    let plan = try folder.plan()
    #expect(plan.targets.map(\.module) == ["Core", "App"])
    #expect(
      plan.notes.map(\.message) == [
        "the group 'G' contains itself, which is ignored",
        "the targets App, Core iOS depend on each other; one dependency is ignored",
      ])
  }

  @Test("What cannot be planned is one error with file and reason")
  func refused() throws {
    let folder = try ProjectFolder()
    try folder.touch("A.swift", "C.swift")
    try folder.writeProject(Self.framework, targets: ["K"])
    var error = #expect(throws: SourceTextError.self) { try folder.plan() }
    #expect(error?.diagnostic.message == "expected the target of an app, found 'Core iOS'")
    error = #expect(throws: SourceTextError.self) { try folder.plan(.test) }
    #expect(error?.diagnostic.message == "expected a target with tests, found 'Core iOS'")
    error = #expect(throws: SourceTextError.self) { try folder.plan(scheme: "Nothing") }
    #expect(
      error?.diagnostic.message == "there is no scheme 'Nothing'; the schemes are Core iOS")
    try folder.write(
      """
      <Scheme><LaunchAction><BuildableProductRunnable>
      <BuildableReference BlueprintIdentifier="Q" BlueprintName="Gone"/>
      </BuildableProductRunnable></LaunchAction></Scheme>
      """, to: "App.xcodeproj/xcshareddata/xcschemes/Lost.xcscheme")
    error = #expect(throws: SourceTextError.self) { try folder.plan(scheme: "Lost") }
    #expect(
      error?.diagnostic.message == "the scheme names the target 'Gone', which no project has")
  }

  @Test("A newer format is read on with one line; a file without a project is an error")
  func versions() throws {
    let folder = try ProjectFolder()
    try folder.touch("A.swift")
    try folder.writeProject(
      Self.framework + ProjectFolder.app(phases: "PS"), targets: ["T"])
    let file = "\(folder.path)/App.xcodeproj/project.pbxproj"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try folder.write(
      text.replacing("objectVersion = 56", with: "objectVersion = 110"),
      to: "App.xcodeproj/project.pbxproj")
    let notes = try folder.plan().notes
    #expect(notes.first?.line == 3 && notes.count == 1)
    #expect(notes.first?.message.contains("the objectVersion 110 is newer than 90") == true)
    try folder.write(
      text.replacing("rootObject = P", with: "rootObject = Q"), to: "App.xcodeproj/project.pbxproj")
    let error = #expect(throws: SourceTextError.self) { try folder.plan() }
    #expect(
      error?.diagnostic.message
        == "expected the object of the project, found none of the identifier “Q”")
  }

  @Test("Ten thousand sources are planned quickly and completely")
  func many() throws {
    let folder = try ProjectFolder()
    let names = (0..<10_000).map { "F\($0)" }
    try folder.writeProject(
      "G = {isa = PBXGroup; children = (\(names.joined(separator: ", "))); };\n"
        + names.map {
          "\($0) = {isa = PBXFileReference; path = \($0).swift; sourceTree = \"<group>\"; };\n"
            + "B\($0) = {isa = PBXBuildFile; fileRef = \($0); };\n"
        }.joined()
        + "PS = {isa = PBXSourcesBuildPhase; files = ("
        + names.map { "B\($0), " }.joined() + "); };\n" + ProjectFolder.app(phases: "PS"),
      targets: ["T"])
    for name in names {
      _ = FileManager.default.createFile(atPath: "\(folder.path)/\(name).swift", contents: nil)
    }
    let plan = try folder.plan()
    #expect(plan.app?.sources.count == 10_000 && plan.notes.isEmpty)
  }
}

import TactusJSON
import TactusXcodeProjects
import Testing

@Suite struct TargetSettingsTests {
  private func settings(
    project: String = "", target: String, files: [String: String] = [:], base: String = ""
  ) throws -> TargetSettings {
    let folder = try ProjectFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    let text = """
      { objects = {
      P = {isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = (T, ); };
      G = {isa = PBXGroup; children = (X, ); sourceTree = "<group>"; };
      X = {isa = PBXFileReference; path = "A.xcconfig"; sourceTree = "<group>"; };
      PL = {isa = XCConfigurationList; buildConfigurations = (PD, ); };
      PD = {isa = XCBuildConfiguration; name = Debug; \(base) buildSettings = {\(project)}; };
      T = {isa = PBXNativeTarget; name = "My App"; buildConfigurationList = TL; };
      TL = {isa = XCConfigurationList; buildConfigurations = (TD, TR); };
      TD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(target)}; };
      TR = {isa = XCBuildConfiguration; name = Release; buildSettings = {ONLY = release; }; };
      }; rootObject = P; }
      """
    let project = try ProjectFile(
      SourceText(name: "p", text: text), of: folder.path + "/App.xcodeproj")
    let object = try #require(project["T"])
    return TargetSettings(
      of: object, in: project, FileReferences(of: project), configuration: "Debug")
  }

  @Test("A target's value comes before the project's, which $(inherited) names")
  func levels() throws {
    let settings = try settings(
      project: "A = one; B = only; L = (x, \"y z\"); ",
      target: "A = \"$(inherited) two\"; L = (\"$(inherited)\", w); ONLY = debug; ")
    #expect(settings["A"] == "one two")
    #expect(settings["B"] == "only")
    #expect(settings.words("L") == ["x", "y z", "w"])
    #expect(settings["ONLY"] == "debug" && settings["NONE"] == nil)
  }

  @Test("Variables have operators, and may be nested")
  func variables() throws {
    let settings = try settings(
      target: "N = App; A = \"$(PRODUCT_NAME:lower)\"; B = \"${PRODUCT_$(K)}\"; K = NAME; "
        + "C = \"$(PRODUCT_NAME:rfc1034identifier)\"; ")
    #expect(settings["A"] == "my app" && settings["B"] == "My App" && settings["C"] == "My-App")
    #expect(settings["PRODUCT_MODULE_NAME"] == "My_App")
  }

  @Test("Values with a condition count for the simulator's SDK and the machine's processors")
  func conditions() throws {
    let settings = try settings(
      target: """
        A = 1; "A[sdk=iphonesimulator*]" = 2; B = 1; "B[sdk=iphoneos*]" = 2;
        C = 1; "C[sdk=*][arch=x86_64]" = 2; D = 1; "D[config=Release]" = 2;
        E = 1; "E[sdk=macosx*,arch=*]" = 2;
        """)
    #expect(["A", "B", "C", "D", "E"].map { settings[$0] } == ["2", "1", "2", "1", "1"])
  }

  @Test("Configuration files include others; what is wrong in them is one line each")
  func files() throws {
    let settings = try settings(
      project: "A = \"$(inherited) own\"; ", target: "",
      files: [
        "A.xcconfig": """
        #include "Inner/B.xcconfig" // a comment
        #include? "None.xcconfig"
        #include "Gone.xcconfig"
        A = $(inherited) outer;
        nonsense
        X[sdk=iphone*] = a = b
        """, "Inner/B.xcconfig": "#include \"../A.xcconfig\"\nA = inner\n",
      ], base: "baseConfigurationReference = X;")
    #expect(settings["A"] == "inner outer own" && settings["X"] == "a = b")
    #expect(
      settings.notes.map(\.message) == [
        "'../A.xcconfig' includes this file, which is ignored",
        "the included file 'Gone.xcconfig' is missing",
        "expected NAME = VALUE, found “nonsense”; the line is ignored",
      ])
    #expect(settings.notes.map(\.line) == [1, 3, 5])
  }
}

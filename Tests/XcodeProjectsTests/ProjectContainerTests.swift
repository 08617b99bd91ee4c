import TactusJSON
import TactusXcodeProjects
import Testing

@Suite struct ProjectContainerTests {
  private func name(_ folder: borrowing ProjectFolder, _ inner: String = "") throws -> String? {
    try ProjectContainer.find(folder.path + inner).map {
      String($0.path.dropFirst(folder.path.count))
    }
  }

  @Test("A folder's workspace comes before its project; a package and plain sources have none")
  func folders() throws {
    let folder = try ProjectFolder()
    #expect(try name(folder) == nil)
    try folder.touch("A/App.xcodeproj/project.pbxproj")
    #expect(try name(folder) == "/A/App.xcodeproj")
    #expect(try name(folder, "/A/App.xcodeproj/") == "/A/App.xcodeproj")
    #expect(
      try name(folder, "/A/App.xcodeproj/project.xcworkspace") == nil)
    try folder.touch("A/App.xcworkspace/contents.xcworkspacedata")
    #expect(try name(folder, "/A") == "/A/App.xcworkspace")
    try folder.touch("Main.swift")
    #expect(try name(folder) == nil)
    try folder.touch("A/Package.swift")
    #expect(try name(folder, "/A") == nil)
  }

  @Test("Of several projects the one with the folder's name counts; otherwise they are listed")
  func several() throws {
    let folder = try ProjectFolder()
    try folder.touch("X/A.xcodeproj/project.pbxproj", "X/B.xcodeproj/project.pbxproj")
    let error = #expect(throws: SourceTextError.self) { try name(folder, "/X") }
    #expect(
      error?.diagnostic.message == "expected one project, found several: A.xcodeproj, B.xcodeproj")
    try folder.touch("X/X.xcodeproj/project.pbxproj")
    #expect(try name(folder, "/X") == "/X/X.xcodeproj")
  }

  @Test("A workspace names projects in groups; a missing one is a line with its place")
  func workspace() throws {
    let folder = try ProjectFolder()
    try folder.touch("In/A.xcodeproj/project.pbxproj", "B.xcodeproj/project.pbxproj")
    try folder.write(
      """
      <Workspace version="1.0">
      <Group location="container:In"><FileRef location="group:A.xcodeproj"/></Group>
      <FileRef location="group:B.xcodeproj"/>
      <FileRef location="group:Pods/Pods.xcodeproj"/>
      </Workspace>
      """, to: "App.xcworkspace/contents.xcworkspacedata")
    let container = try #require(try ProjectContainer.find(folder.path))
    var notes: [ProjectNote] = []
    let paths = try container.projects(&notes)
    #expect(
      paths == [folder.path + "/In/A.xcodeproj", folder.path + "/B.xcodeproj"])
    #expect(notes.map(\.line) == [4])
  }

  @Test("A scheme that declares entities, or is no XML, is refused with its place")
  func entities() throws {
    for text in ["<!DOCTYPE s [<!ENTITY a \"b\">]><Scheme>&a;</Scheme>", "<Scheme>"] {
      #expect(throws: SourceTextError.self) {
        try XMLFile.root(of: SourceText(name: "s", text: text))
      }
    }
  }
}

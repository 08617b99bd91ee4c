import Foundation
import TestSupport
import Testing

/// Tests the page `Documentation/PhoneTesting.md`.
@Suite struct PhoneTestingPageTests {
  @Test("The page has the worked tests and the members of the sources")
  func page() throws {
    let script = SharedFolder.project.appending(path: "Scripts/phone-testing-page").path
    let run = try FinishedProcess(script, ["--check"])
    #expect(
      run.status == 0,
      "run Scripts/phone-testing-page and commit what changed:\n\(run.text)\(run.errorText)")
  }

  @Test("The page has every line of the sources that declares a public function of a phone")
  func functions() throws {
    let page = try String(
      contentsOf: SharedFolder.project.appending(path: "Documentation/PhoneTesting.md"),
      encoding: .utf8)
    let folder = SharedFolder.project.appending(path: "Sources/Frameworks/PhoneTesting")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    for file in files where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      let pattern = /public (?:static )?(?:private\(set\) )?(?:func|var|let) (\w+)/
      for match in source.matches(of: pattern) { names.insert(String(match.1)) }
    }
    #expect(names.count > 100)
    let missing = names.filter { !page.contains(" \($0)") }
    #expect(missing.isEmpty, "the page lacks \(missing.sorted())")
  }
}

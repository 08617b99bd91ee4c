import Foundation
import TestSupport
import Testing

/// Tests the picture of the rooms in `Documentation/Architecture.md`.
@Suite struct ArchitectureTests {
  @Test("The picture of the rooms matches Package.swift")
  func rooms() throws {
    let script = SharedFolder.project.appending(path: "Scripts/draw-rooms").path
    // Scripts/try builds a part of the package, and sets its name for the tests, too.
    let drawn = try FinishedProcess(
      script, ["--dot"], environment: ["TACTUS_TARGETS": "TactusPhoneTypes"])
    #expect(drawn.status == 0, "\(drawn.errorText)")
    let file = SharedFolder.project.appending(path: "Documentation/Images/rooms.dot")
    let committed = try String(contentsOf: file, encoding: .utf8)
    #expect(drawn.text == committed, "run Scripts/draw-rooms and commit what changed")
  }
}

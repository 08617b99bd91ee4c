import Foundation
import TestSupport
import Testing

@Suite struct ExampleSoundsTests {
  @Test("The example sounds match the output of their script")
  func regenerated() throws {
    let folder = try TemporaryFolder()
    let script = SharedFolder.project.appending(path: "Scripts/waveforms").path
    #expect(try FinishedProcess(script, [folder.url.path]).status == 0)
    let committed = SharedFolder.project.appending(path: "Examples/Patterns/sounds")
    let names = try FileManager.default.contentsOfDirectory(atPath: committed.path)
    #expect(names.count == 2)
    for name in names {
      let made = try Data(contentsOf: folder.url.appending(path: name))
      #expect(
        try made == Data(contentsOf: committed.appending(path: name)), "Run: Scripts/waveforms")
      #expect(made.count < 50_000)
    }
  }
}

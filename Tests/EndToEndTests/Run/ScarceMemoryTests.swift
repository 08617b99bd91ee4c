import Foundation
import TestSupport
import Testing

/// An app that a shell has given little memory.
@Suite struct ScarceMemoryTests {
  @Test(
    "Crashes.CR13. An app that has too little memory to run ends with one line, not by a signal",
    arguments: ["-v 204800", "-v 256000", "-v 400000", "-d 40000"])
  func ending(limit: String) throws {
    let app = FinishedProcess.builtTactus.deletingLastPathComponent().appending(path: "PadApp")
    let result = try FinishedProcess(
      "/bin/sh", ["-c", "ulimit -c 0; ulimit \(limit); exec '\(app.path)'"],
      environment: ["TACTUS_PHONE": ""])
    #expect(result.status == 71, "\(result.errorText)")
    let lines = result.errorText.split(separator: "\n")
    #expect(lines.count == 1, "\(result.errorText)")
    let start = "tactus: error: the memory of this program is limited to "
    #expect(lines.first?.hasPrefix(start) == true && result.text.isEmpty)
  }
}

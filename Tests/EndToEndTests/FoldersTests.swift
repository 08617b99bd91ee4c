import Foundation
import TestSupport
import Testing

/// Tests which folders of the room of views refer to each other.
@Suite struct FoldersTests {
  @Test("The folders of UIKitViews refer to no others than those in Scripts/folders.tsv")
  func folders() throws {
    let script = SharedFolder.project.appending(path: "Scripts/check-folders").path
    let checked = try FinishedProcess(script, [])
    #expect(checked.status == 0, "\(checked.text)")
  }
}

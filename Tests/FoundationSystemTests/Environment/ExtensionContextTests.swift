import Foundation
import TactusFoundation
import Testing

@Suite struct ExtensionContextTests {
  @Test("ObjectiveC.EX1. A context has no items, is complete at once, and opens nothing")
  func context() throws {
    let context = NSExtensionContext()
    var answers: [Bool] = []
    context.completeRequest(returningItems: [NSExtensionItem()]) { answers.append($0) }
    context.open(try #require(URL(string: "tea:"))) { answers.append($0) }
    context.cancelRequest(withError: CocoaError(.fileNoSuchFile))
    #expect(context.inputItems.isEmpty && answers == [true, false])
  }

  @Test("ObjectiveC.EX1. A task hears that a context opens nothing")
  func opening() async throws {
    let url = try #require(URL(string: "tea:"))
    #expect(await !NSExtensionContext().open(url))
  }
}

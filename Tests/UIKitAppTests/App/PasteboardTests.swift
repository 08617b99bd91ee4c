import Foundation
import ScreenTestSupport
import Testing
import UIKit

/// Steps Pasteboard.CO1–CO4.
@MainActor @Suite(.exclusiveScreen) struct PasteboardTests {
  @Test("Pasteboard.CO1. A pasteboard is found by its name until it is removed")
  func names() {
    #expect(UIPasteboard(name: .init("tea"), create: false) == nil)
    let tea = UIPasteboard(name: .init("tea"), create: true)
    tea?.string = "Assam"
    #expect(UIPasteboard(name: .init("tea"), create: false)?.string == "Assam")
    UIPasteboard.remove(withName: .init("tea"))
    #expect(UIPasteboard(name: .init("tea"), create: false) == nil)
    UIPasteboard.remove(withName: .general)
    #expect(UIPasteboard(name: .general, create: false) != nil)
    #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
    #expect(UIPasteboard.general.isPersistent && tea?.isPersistent == false)
  }

  @Test("Pasteboard.CO15. A pasteboard is read and changed on any thread")
  func threads() async {
    let board = UIPasteboard.withUniqueName()
    board.string = "Assam"
    let found = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let before = board.string
        board.strings = ["Darjeeling", "Ceylon"]
        continuation.resume(returning: [before, board.string, "\(board.numberOfItems)"])
      }
    }
    #expect(found == ["Assam", "Darjeeling", "2"])
    #expect(board.strings == ["Darjeeling", "Ceylon"] && board.changeCount == 2)
  }

  @Test("Pasteboard.CO5. Objects are copied as all types as which they can be written")
  func objects() {
    let board = UIPasteboard.withUniqueName()
    board.setObjects(["Assam" as NSString, "Ceylon" as NSString])
    #expect(board.strings == ["Assam", "Ceylon"] && board.changeCount == 1)
  }

  @Test("Pasteboard.CO2. Items have several representations, found by type and index")
  func items() {
    let board = UIPasteboard.withUniqueName()
    board.items = [["public.png": Data([1, 2]), "public.text": "one"], ["public.text": "two"]]
    #expect(board.numberOfItems == 2 && board.types == ["public.png", "public.text"])
    #expect(board.data(forPasteboardType: "public.png") == Data([1, 2]))
    #expect(board.data(forPasteboardType: "public.text") == Data("one".utf8))
    #expect(board.contains(pasteboardTypes: ["public.png"]))
    #expect(!board.contains(pasteboardTypes: ["public.png"], inItemSet: nil))
    #expect(board.contains(pasteboardTypes: ["public.png"], inItemSet: [0]))
    #expect(board.itemSet(withPasteboardTypes: ["public.text"]) == [0, 1])
    #expect(board.itemSet(withPasteboardTypes: ["public.gif"]) == nil)
    let texts = board.values(forPasteboardType: "public.text", inItemSet: [1]) as? [String]
    #expect(texts == ["two"])
    #expect(board.types(forItemSet: [7]) == nil)
    board.addItems([["public.text": "three"]])
    #expect(board.strings == ["one", "two", "three"])
  }

  @Test("Pasteboard.CO3. A change is counted, and posted with the added and removed types")
  func changes() {
    let board = UIPasteboard.withUniqueName()
    var received: [[String]] = []
    let watch = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { note in
      let keys = ["UIPasteboardChangedTypesAddedKey", "UIPasteboardChangedTypesRemovedKey"]
      let types = keys.map { note.userInfo?[$0] as? [String] ?? ["?"] }
      MainActor.assumeIsolated { received += types }
    }
    defer { NotificationCenter.default.removeObserver(watch) }
    board.setValue("x", forPasteboardType: "a")
    board.setData(Data(), forPasteboardType: "b")
    #expect(board.changeCount == 2)
    #expect(received == [["a"], [], ["b"], ["a"]])
  }

  @Test("Pasteboard.CO4. Text, addresses and colors are copied without type identifiers")
  func values() throws {
    let board = UIPasteboard.withUniqueName()
    #expect(board.string == nil && !board.hasStrings && !board.hasURLs && !board.hasColors)
    let url = try #require(URL(string: "https://example.com"))
    board.url = url
    #expect(board.url == url && board.string == "https://example.com" && board.hasURLs)
    board.color = .red
    #expect(board.color == .red && board.string == nil)
    board.setData(Data("tea".utf8), forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "tea")
    board.string = nil
    #expect(board.numberOfItems == 0)
  }

  @Test("Pasteboard.CO5. Item providers provide the items, and replace them")
  func itemProviders() {
    let board = UIPasteboard.withUniqueName()
    board.itemProviders = [NSItemProvider(object: "tea" as NSString)]
    #expect(board.string == "tea" && board.types == ["public.utf8-plain-text"])
    let provider = board.itemProviders.first
    #expect(board.itemProviders.count == 1 && provider?.canLoadObject(ofClass: String.self) == true)
  }
}

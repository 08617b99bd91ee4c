import PDFKit
import QuickLookThumbnailing
import UIKit
import XCTest

@testable import NotebookKit

final class NoteTests: XCTestCase {
  private var folder: URL!

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private func saved(_ text: String) -> NoteDocument {
    let note = NoteDocument(fileURL: folder.appendingPathComponent("note.txt"))
    note.text = text
    let done = expectation(description: "saved")
    note.save(to: note.fileURL, for: .forCreating) { isSaved in
      XCTAssertTrue(isSaved)
      done.fulfill()
    }
    wait(for: [done], timeout: 10)
    return note
  }

  func testANoteIsSavedAndOpened() throws {
    let note = saved("Birds\nTwo cranes.")
    XCTAssertEqual(try String(contentsOf: note.fileURL, encoding: .utf8), "Birds\nTwo cranes.")
    let other = NoteDocument(fileURL: note.fileURL)
    let opened = expectation(description: "opened")
    other.open { isOpen in
      XCTAssertTrue(isOpen)
      opened.fulfill()
    }
    wait(for: [opened], timeout: 10)
    XCTAssertEqual(other.title, "Birds")
    XCTAssertFalse(other.hasUnsavedChanges)
    other.text += "\nOne heron."
    XCTAssertTrue(other.hasUnsavedChanges)
    let closed = expectation(description: "closed")
    other.close { isClosed in
      XCTAssertTrue(isClosed)
      closed.fulfill()
    }
    wait(for: [closed], timeout: 10)
    XCTAssertTrue(try String(contentsOf: note.fileURL, encoding: .utf8).hasSuffix("One heron."))
  }

  func testAFileThatIsNoTextIsRefused() throws {
    let file = folder.appendingPathComponent("note.txt")
    try Data([0xff, 0xfe, 0xfd]).write(to: file)
    let note = NoteDocument(fileURL: file)
    let opened = expectation(description: "not opened")
    note.open { isOpen in
      XCTAssertFalse(isOpen)
      opened.fulfill()
    }
    wait(for: [opened], timeout: 10)
    XCTAssertTrue(note.documentState.contains(.closed))
  }

  func testPagesHaveTheText() throws {
    let note = NoteDocument(fileURL: folder.appendingPathComponent("note.txt"))
    note.text = "Birds\nTwo cranes, one heron."
    let document = try XCTUnwrap(PDFDocument(data: NotePages.pdf(of: note, pages: 3)))
    XCTAssertEqual(document.pageCount, 3)
    XCTAssertEqual(
      document.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String, "Birds")
    let page = try XCTUnwrap(document.page(at: 1))
    XCTAssertEqual(page.bounds(for: .mediaBox).size, CGSize(width: 595, height: 842))
    XCTAssertTrue(page.string?.contains("Page 2") == true)
    XCTAssertEqual(document.findString("heron", withOptions: .caseInsensitive).count, 3)
  }

  func testAThumbnailIsDrawn() throws {
    let note = NoteDocument(fileURL: folder.appendingPathComponent("note.txt"))
    note.text = "Birds"
    let file = folder.appendingPathComponent("note.pdf")
    try NotePages.pdf(of: note).write(to: file)
    let request = QLThumbnailGenerator.Request(
      fileAt: file, size: CGSize(width: 60, height: 80), scale: 2,
      representationTypes: .thumbnail)
    let drawn = expectation(description: "drawn")
    QLThumbnailGenerator.shared.generateBestRepresentation(for: request) { thumbnail, error in
      XCTAssertNil(error)
      XCTAssertEqual(thumbnail?.type, .thumbnail)
      XCTAssertEqual(thumbnail.map { $0.uiImage.size.height }, 80)
      drawn.fulfill()
    }
    wait(for: [drawn], timeout: 30)
  }
}

import Foundation
import TactusUIKitDocuments
import TactusVirtualTime

/// A document with a text, which notes what happens to it.
final class Memo: UIDocument {
  struct Refusal: Error {}

  var text = ""
  var notes: [String] = []
  var errors: [any Error] = []
  /// The failures of the next saves: the text cannot be given, or not be written as a whole.
  var refusesContents = false
  var failsWhileWriting = false
  var handlesErrorsLater = false

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    notes.append("load \(typeName ?? "-") \(PhoneTime.isOnMainActor)")
    guard let data = contents as? Data else { throw Refusal() }
    text = String(decoding: data, as: UTF8.self)
  }

  override func contents(forType typeName: String) throws -> Any {
    notes.append("contents \(typeName)")
    if refusesContents { throw Refusal() }
    return Data(text.utf8)
  }

  override func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    if failsWhileWriting {
      try Data("half".utf8).write(to: url)
      throw Refusal()
    }
    try super.writeContents(
      contents, to: url, for: saveOperation, originalContentsURL: originalContentsURL)
  }

  override func read(from url: URL) throws {
    if PhoneTime.isOnMainActor { notes.append("read on the main thread") }
    try super.read(from: url)
  }

  override func disableEditing() { notes.append("disable") }
  override func enableEditing() { notes.append("enable") }

  override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    errors.append(error)
    notes.append("error \(userInteractionPermitted)")
    if !handlesErrorsLater { finishedHandlingError(error, recovered: false) }
  }

  override func userInteractionNoLongerPermitted(forError error: any Error) {
    notes.append("no longer")
    super.userInteractionNoLongerPermitted(forError: error)
  }

  /// The notes since the last call.
  func takeNotes() -> [String] {
    defer { notes = [] }
    return notes
  }
}

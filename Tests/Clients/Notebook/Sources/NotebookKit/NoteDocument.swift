import UIKit

/// A note in a file: its title is the first line.
public final class NoteDocument: UIDocument {
  /// The text.
  public var text = "" {
    didSet {
      guard text != oldValue else { return }
      updateChangeCount(.done)
    }
  }

  /// The first line.
  public var title: String {
    text.split(separator: "\n").first.map(String.init) ?? "Untitled"
  }

  /// An error of reading a note.
  enum NoteError: Error {
    case notText
  }

  override public func contents(forType typeName: String) throws -> Any {
    Data(text.utf8)
  }

  override public func load(fromContents contents: Any, ofType typeName: String?) throws {
    guard let data = contents as? Data, let read = String(data: data, encoding: .utf8) else {
      throw NoteError.notText
    }
    text = read
  }
}

/// A change of the text that the screen keyboard requests of the app that it serves.
public struct KeyboardEdit: Sendable, Equatable {
  /// A kind of change.
  public enum Kind: Sendable, Equatable {
    /// Inserts a text; a line feed acts as the return key.
    case insert(String)
    /// Deletes the selection, or the character before the insertion point.
    case deleteBackward
    /// Deletes the selection, or the word before the insertion point.
    case deleteWord
    /// Replaces a number of characters before the insertion point.
    case replaceLast(Int, String)
    /// Begins to move the insertion point with the keyboard as a trackpad.
    case beginTracking
    /// Moves the insertion point by a distance in points from its place at the beginning.
    case track(x: Double, y: Double)
    /// Ends moving the insertion point with the keyboard as a trackpad.
    case endTracking
    /// Selects the word at the insertion point.
    case selectWord
    /// Moves the insertion point by a number of characters.
    case move(Int)
    /// Replaces the marked text, which an input method composes, and selects a part of it in UTF-16
    /// code units; an empty text removes the marked one.
    case compose(String, location: Int, length: Int)
    /// Makes the marked text permanent.
    case unmark
    /// Hides the keyboard: the first responder ends editing.
    case dismiss
  }

  /// The number of the editing session.
  public var session: UInt32
  /// The change.
  public var kind: Kind

  /// Creates an edit.
  public init(session: UInt32, _ kind: Kind) {
    (self.session, self.kind) = (session, kind)
  }
}

extension UITextDropProposal {
  /// The text drop action styles for text views.
  public enum Action: UInt, Sendable {
    /// Text is inserted at the provided location, without altering the surrounding text.
    case insert = 0
    /// Dropped text replaces the selection; without one it is inserted.
    case replaceSelection = 1
    /// Dropped text replaces all text in the target text view.
    case replaceAll = 2
  }

  /// The performers that are responsible for handling the drop operation.
  public enum Performer: UInt, Sendable {
    /// The text view is responsible for doing the drop operation.
    case view = 0
    /// The delegate object is responsible for doing the drop operation.
    case delegate = 1
  }

  /// The text drop progress styles for user-visible progress indication.
  public enum ProgressMode: UInt, Sendable {
    /// The system shows the progress indicator.
    case system = 0
    /// The app provides a custom progress indicator.
    case custom = 1
  }
}

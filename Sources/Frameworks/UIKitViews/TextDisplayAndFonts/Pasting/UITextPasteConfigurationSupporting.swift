/// An object that pastes text through a delegate (Pasteboard.CO16).
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// The paste delegate, which transforms pasted items; a weak reference.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

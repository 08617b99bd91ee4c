/// An object that pastes text, and asks a delegate how (Pasteboard.CO16).
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
  /// The delegate, which changes what is pasted; not retained.
  var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

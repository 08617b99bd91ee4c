/// The interface that determines if a text view is a drop destination.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
  /// The text drop delegate for interacting with a drop activity in the text view; not retained.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The drop interaction object added by UIKit to the text view.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether the text view has at least one active drop session.
  var isTextDropActive: Bool { get }
}

/// A text input that accepts dropped text.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
  /// The drop delegate; a weak reference.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The drop interaction, which drags find through the view.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether items are over the text.
  var isTextDropActive: Bool { get }
}

/// A text input that receives dropped text.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
  /// The delegate that decides about drops; not retained.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// The interaction of the view's drops, which drags find by the view.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether items are over the text.
  var isTextDropActive: Bool { get }
}

/// A closure that changes text attributes.
public typealias UITextAttributesConversionHandler =
  ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]

/// The object whose text a formatting coordinator changes.
@preconcurrency @MainActor
public protocol UITextFormattingCoordinatorDelegate: NSObjectProtocol {
  /// Changes the attributes of the selected text by a closure.
  func updateTextAttributes(conversionHandler: UITextAttributesConversionHandler)
}

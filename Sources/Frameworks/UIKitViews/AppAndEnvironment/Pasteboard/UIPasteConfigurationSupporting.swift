/// An object that accepts pasted data of some types.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types of data that the object pastes; nil for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Inserts the data of item providers.
  func paste(itemProviders: [NSItemProvider])
  /// Returns whether data of item providers can be pasted.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

extension UIPasteConfigurationSupporting {
  /// Does nothing.
  public func paste(itemProviders: [NSItemProvider]) {}
  /// Returns `false`.
  public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }
}

extension UIResponder: UIPasteConfigurationSupporting {
  /// Whether the general pasteboard has data that the configuration accepts (Pasteboard.CO12).
  var acceptsPasteboard: Bool {
    pasteConfiguration != nil && canPaste(UIPasteboard.general.itemProviders)
  }
}

/// What menus and keys offer to do to what is written or chosen.
///
/// Every responder has these; whoever does something of it overrides the method, and says in
/// `canPerformAction(_:withSender:)` when it can be done.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Takes what is selected away, and onto the pasteboard.
  func cut(_ sender: Any?)
  /// Brings what is selected onto the pasteboard.
  func copy(_ sender: Any?)
  /// Takes what is on the pasteboard.
  func paste(_ sender: Any?)
  /// Selects what is nearest.
  func select(_ sender: Any?)
  /// Selects all.
  func selectAll(_ sender: Any?)
  /// Takes what is selected away.
  func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {
  /// The names of the methods, which say nothing of who does something by them.
  static let standardEditActions: Set<String> = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:",
  ]
}

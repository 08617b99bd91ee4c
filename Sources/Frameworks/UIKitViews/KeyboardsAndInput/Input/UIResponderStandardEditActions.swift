/// The editing actions that menus and key commands send.
///
/// All are optional. Every responder has these methods; a responder that supports an action
/// overrides its method and `canPerformAction(_:withSender:)`.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts the contents of the pasteboard.
  func paste(_ sender: Any?)
  /// Inserts the pasteboard's text in the surrounding style.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Opens the URL of the pasteboard.
  func pasteAndGo(_ sender: Any?)
  /// Searches for the text of the pasteboard.
  func pasteAndSearch(_ sender: Any?)
  /// Selects the object or word at the insertion point.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
  /// Toggles bold in the selection.
  func toggleBoldface(_ sender: Any?)
  /// Toggles italics in the selection.
  func toggleItalics(_ sender: Any?)
  /// Toggles underlining in the selection.
  func toggleUnderline(_ sender: Any?)
  /// Sets the selection's writing direction to left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Sets the selection's writing direction to right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Makes the selection larger.
  func increaseSize(_ sender: Any?)
  /// Makes the selection smaller.
  func decreaseSize(_ sender: Any?)
  /// Aligns the selection to the left.
  func alignLeft(_ sender: Any?)
  /// Centers the selection.
  func alignCenter(_ sender: Any?)
  /// Aligns the selection to the right.
  func alignRight(_ sender: Any?)
  /// Justifies the selection.
  func alignJustified(_ sender: Any?)
  /// Creates an item from the pasteboard.
  func newFromPasteboard(_ sender: Any?)
  /// Closes the frontmost scene or view.
  func performClose(_ sender: Any?)
  /// Shows or hides the sidebar.
  func toggleSidebar(_ sender: Any?)
  /// Shows or hides the inspector.
  func toggleInspector(_ sender: Any?)
  /// Replaces the selection's attributes with those that a handler returns for them.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
  /// Shows a find bar.
  func find(_ sender: Any?)
  /// Shows a find bar with a replacement field.
  func findAndReplace(_ sender: Any?)
  /// Highlights the next result.
  func findNext(_ sender: Any?)
  /// Highlights the previous result.
  func findPrevious(_ sender: Any?)
  /// Finds the selected text.
  func useSelectionForFind(_ sender: Any?)
  /// Prints the contents.
  func printContent(_ sender: Any?)
  /// Renames the document.
  func rename(_ sender: Any?)
  /// Duplicates the document.
  func duplicate(_ sender: Any?)
  /// Moves the document.
  func move(_ sender: Any?)
  /// Exports the document.
  func export(_ sender: Any?)
  /// Shows Writing Tools.
  func showWritingTools(_ sender: Any?)
}

extension UIResponderStandardEditActions {
  /// Does nothing.
  public func cut(_ sender: Any?) {}
  /// Does nothing.
  public func copy(_ sender: Any?) {}
  /// Does nothing.
  public func paste(_ sender: Any?) {}
  /// Does nothing.
  public func pasteAndMatchStyle(_ sender: Any?) {}
  /// Does nothing.
  public func pasteAndGo(_ sender: Any?) {}
  /// Does nothing.
  public func pasteAndSearch(_ sender: Any?) {}
  /// Does nothing.
  public func select(_ sender: Any?) {}
  /// Does nothing.
  public func selectAll(_ sender: Any?) {}
  /// Does nothing.
  public func delete(_ sender: Any?) {}
  /// Does nothing.
  public func toggleBoldface(_ sender: Any?) {}
  /// Does nothing.
  public func toggleItalics(_ sender: Any?) {}
  /// Does nothing.
  public func toggleUnderline(_ sender: Any?) {}
  /// Does nothing.
  public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Does nothing.
  public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Does nothing.
  public func increaseSize(_ sender: Any?) {}
  /// Does nothing.
  public func decreaseSize(_ sender: Any?) {}
  /// Does nothing.
  public func alignLeft(_ sender: Any?) {}
  /// Does nothing.
  public func alignCenter(_ sender: Any?) {}
  /// Does nothing.
  public func alignRight(_ sender: Any?) {}
  /// Does nothing.
  public func alignJustified(_ sender: Any?) {}
  /// Does nothing.
  public func newFromPasteboard(_ sender: Any?) {}
  /// Does nothing.
  public func performClose(_ sender: Any?) {}
  /// Does nothing.
  public func toggleSidebar(_ sender: Any?) {}
  /// Does nothing.
  public func toggleInspector(_ sender: Any?) {}
  /// Does nothing.
  public func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {}
  /// Does nothing.
  public func find(_ sender: Any?) {}
  /// Does nothing.
  public func findAndReplace(_ sender: Any?) {}
  /// Does nothing.
  public func findNext(_ sender: Any?) {}
  /// Does nothing.
  public func findPrevious(_ sender: Any?) {}
  /// Does nothing.
  public func useSelectionForFind(_ sender: Any?) {}
  /// Does nothing.
  public func printContent(_ sender: Any?) {}
  /// Does nothing.
  public func rename(_ sender: Any?) {}
  /// Does nothing.
  public func duplicate(_ sender: Any?) {}
  /// Does nothing.
  public func move(_ sender: Any?) {}
  /// Does nothing.
  public func export(_ sender: Any?) {}
  /// Does nothing.
  public func showWritingTools(_ sender: Any?) {}
}

extension UIResponder: UIResponderStandardEditActions {
  /// The selectors of the editing actions, which all responders implement but few support.
  static let standardEditActions: Set<String> = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "toggleBoldface:",
    "toggleItalics:", "toggleUnderline:", "find:", "findAndReplace:", "findNext:",
    "findPrevious:", "useSelectionForFind:", "makeTextWritingDirectionLeftToRight:",
    "makeTextWritingDirectionRightToLeft:", "increaseSize:", "decreaseSize:",
    "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:", "printContent:", "rename:",
    "duplicate:", "move:", "export:", "showWritingTools:", "alignLeft:", "alignCenter:",
    "alignRight:", "alignJustified:", "newFromPasteboard:", "performClose:", "toggleSidebar:",
    "toggleInspector:",
  ]
}

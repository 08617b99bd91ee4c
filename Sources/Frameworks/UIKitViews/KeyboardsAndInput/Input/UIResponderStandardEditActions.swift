/// The editing actions that menus and key commands send.
///
/// All are optional. Every responder has these methods; one that supports an action overrides its
/// method, and `canPerformAction(_:withSender:)`.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts the contents of the pasteboard.
  func paste(_ sender: Any?)
  /// Inserts the text of the pasteboard in the style around it.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Opens the address of the pasteboard.
  func pasteAndGo(_ sender: Any?)
  /// Searches for the text of the pasteboard.
  func pasteAndSearch(_ sender: Any?)
  /// Selects the object or word at the insertion point.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
  /// Makes the selection bold, or not.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selection italic, or not.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selection, or not.
  func toggleUnderline(_ sender: Any?)
  /// Makes the selection read from left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Makes the selection read from right to left.
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
  /// Makes something new of the pasteboard.
  func newFromPasteboard(_ sender: Any?)
  /// Closes what is in front.
  func performClose(_ sender: Any?)
  /// Shows or hides the sidebar.
  func toggleSidebar(_ sender: Any?)
  /// Shows or hides the inspector.
  func toggleInspector(_ sender: Any?)
  /// Changes the attributes of the selection to those that a handler returns for them.
  func updateTextAttributes(
    conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
  /// Shows a find bar.
  func find(_ sender: Any?)
  /// Shows a find bar with a field for the replacement.
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
  /// Shows the tools that change the text.
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
  /// The selectors of the editing actions, which all responders implement and few support.
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

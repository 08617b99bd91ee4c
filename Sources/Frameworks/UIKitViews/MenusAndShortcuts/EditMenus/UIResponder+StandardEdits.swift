extension UIResponder {
  /// Performs a standard editing action, without a registered method.
  ///
  /// - Returns: Whether the action is a standard editing action.
  package func performStandardEdit(_ action: Selector, _ sender: Any?) -> Bool {
    switch action.description {
    case "cut:": cut(sender)
    case "copy:": copy(sender)
    case "paste:": PasteboardAccess.pasteByUser { paste(sender) }
    case "select:": select(sender)
    case "selectAll:": selectAll(sender)
    case "delete:": delete(sender)
    case "toggleBoldface:": toggleBoldface(sender)
    case "toggleItalics:": toggleItalics(sender)
    case "toggleUnderline:": toggleUnderline(sender)
    case "pasteAndMatchStyle:": PasteboardAccess.pasteByUser { pasteAndMatchStyle(sender) }
    case "pasteAndGo:": PasteboardAccess.pasteByUser { pasteAndGo(sender) }
    case "pasteAndSearch:": PasteboardAccess.pasteByUser { pasteAndSearch(sender) }
    case "printContent:": printContent(sender)
    default: return performOtherEdit(action, sender)
    }
    return true
  }

  /// Performs an action that only apps' menus send.
  private func performOtherEdit(_ action: Selector, _ sender: Any?) -> Bool {
    switch action.description {
    case "makeTextWritingDirectionLeftToRight:": makeTextWritingDirectionLeftToRight(sender)
    case "makeTextWritingDirectionRightToLeft:": makeTextWritingDirectionRightToLeft(sender)
    case "increaseSize:": increaseSize(sender)
    case "decreaseSize:": decreaseSize(sender)
    case "find:": find(sender)
    case "findAndReplace:": findAndReplace(sender)
    case "findNext:": findNext(sender)
    case "findPrevious:": findPrevious(sender)
    case "useSelectionForFind:": useSelectionForFind(sender)
    case "rename:": rename(sender)
    case "duplicate:": duplicate(sender)
    case "move:": move(sender)
    case "export:": export(sender)
    case "showWritingTools:": showWritingTools(sender)
    default: return performAlignmentOrWindowEdit(action, sender)
    }
    return true
  }

  /// Performs an action of iOS 26 or of sidebars.
  private func performAlignmentOrWindowEdit(_ action: Selector, _ sender: Any?) -> Bool {
    switch action.description {
    case "alignLeft:": alignLeft(sender)
    case "alignCenter:": alignCenter(sender)
    case "alignRight:": alignRight(sender)
    case "alignJustified:": alignJustified(sender)
    case "newFromPasteboard:": PasteboardAccess.pasteByUser { newFromPasteboard(sender) }
    case "performClose:": performClose(sender)
    case "toggleSidebar:": toggleSidebar(sender)
    case "toggleInspector:": toggleInspector(sender)
    default: return false
    }
    return true
  }
}

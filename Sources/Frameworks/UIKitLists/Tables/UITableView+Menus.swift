// Context menus of a table's delegate (ContextMenus.CM13).
extension UITableView: ItemContextMenuHost {
  package func menuItem(at place: CGPoint) -> (IndexPath, UIView)? {
    guard let path = indexPathForRow(at: place), let cell = cellForRow(at: path) else { return nil }
    return (path, cell)
  }

  package func menu(at path: IndexPath, _ place: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: place)
  }

  package func menuPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath, isDismissing: Bool
  ) -> UITargetedPreview? {
    if isDismissing {
      return delegate?.tableView(
        self, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    return delegate?.tableView(
      self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  package func menuWillCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  package func menuWillAppear(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(
      self, willDisplayContextMenu: configuration, animator: animator)
  }

  package func menuWillDisappear(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  package func hasEditMenu(at path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldShowMenuForRowAt: path) ?? false
  }

  package func canPerform(_ action: Selector, at path: IndexPath, _ sender: Any?) -> Bool {
    delegate?.tableView(
      self, canPerformAction: action, forRowAt: path, withSender: sender) ?? false
  }

  package func perform(_ action: Selector, at path: IndexPath, _ sender: Any?) {
    delegate?.tableView(self, performAction: action, forRowAt: path, withSender: sender)
  }
}

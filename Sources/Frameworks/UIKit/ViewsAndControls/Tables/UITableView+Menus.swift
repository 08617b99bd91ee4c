// What a table's delegate has of context menus (CM13).
extension UITableView: ItemMenuHolder {
  func menuItem(at place: CGPoint) -> (IndexPath, UIView)? {
    guard let path = indexPathForRow(at: place), let cell = cellForRow(at: path) else { return nil }
    return (path, cell)
  }

  func menu(at path: IndexPath, _ place: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: place)
  }

  func menuPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath, isGoing: Bool
  ) -> UITargetedPreview? {
    if isGoing {
      return delegate?.tableView(
        self, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    return delegate?.tableView(
      self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func menuCommits(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func menuComes(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(
      self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuGoes(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

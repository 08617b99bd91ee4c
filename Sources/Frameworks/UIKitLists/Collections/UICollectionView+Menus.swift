// Context menus of a collection view's delegate (ContextMenus.CM13).
extension UICollectionView: ItemContextMenuHost {
  package func menuItem(at place: CGPoint) -> (IndexPath, UIView)? {
    guard let path = indexPathForItem(at: place), let cell = cellForItem(at: path) else {
      return nil
    }
    return (path, cell)
  }

  package func menu(at path: IndexPath, _ place: CGPoint) -> UIContextMenuConfiguration? {
    // A menu in one of several selected items is for all of them.
    let paths =
      selectedPaths.count > 1 && selectedPaths.contains(path) ? selectedPaths.sorted() : [path]
    return delegate?.collectionView(
      self, contextMenuConfigurationForItemsAt: paths, point: place)
      ?? delegate?.collectionView(self, contextMenuConfigurationForItemAt: path, point: place)
  }

  package func menuPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath, isDismissing: Bool
  ) -> UITargetedPreview? {
    if isDismissing {
      return delegate?.collectionView(
        self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
        ?? delegate?.collectionView(
          self, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    return delegate?.collectionView(
      self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
      ?? delegate?.collectionView(
        self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  package func menuWillCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  package func menuWillAppear(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(
      self, willDisplayContextMenu: configuration, animator: animator)
  }

  package func menuWillDisappear(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  package func hasEditMenu(at path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldShowMenuForItemAt: path) ?? false
  }

  package func canPerform(_ action: Selector, at path: IndexPath, _ sender: Any?) -> Bool {
    delegate?.collectionView(
      self, canPerformAction: action, forItemAt: path, withSender: sender) ?? false
  }

  package func perform(_ action: Selector, at path: IndexPath, _ sender: Any?) {
    delegate?.collectionView(self, performAction: action, forItemAt: path, withSender: sender)
  }
}

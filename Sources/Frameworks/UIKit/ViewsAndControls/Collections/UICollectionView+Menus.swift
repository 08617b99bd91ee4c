// What a collection view's delegate has of context menus (CM13).
extension UICollectionView: ItemMenuHolder {
  func menuItem(at place: CGPoint) -> (IndexPath, UIView)? {
    guard let path = indexPathForItem(at: place), let cell = cellForItem(at: path) else {
      return nil
    }
    return (path, cell)
  }

  func menu(at path: IndexPath, _ place: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.collectionView(self, contextMenuConfigurationForItemAt: path, point: place)
  }

  func menuPreview(
    _ configuration: UIContextMenuConfiguration, at path: IndexPath, isGoing: Bool
  ) -> UITargetedPreview? {
    if isGoing {
      return delegate?.collectionView(
        self, previewForDismissingContextMenuWithConfiguration: configuration)
    }
    return delegate?.collectionView(
      self, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  func menuCommits(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    delegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func menuComes(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(
      self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuGoes(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

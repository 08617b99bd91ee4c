@_spi(UIKitModules) import TactusUIKitViews

// The drags and drops of items. Steps DragAndDrop.LI1…
extension UICollectionView: ItemDragHost {
  var hasDragDelegate: Bool { dragDelegate != nil }
  var hasDropDelegate: Bool { dropDelegate != nil }
  func dragPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func dragCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  func dragArea(of path: IndexPath) -> CGRect {
    layoutAttributesForItem(at: path)?.frame ?? .zero
  }
  func setDragState(_ state: Int, of cell: UIView) {
    if state == 1 { endPress() }
    let cell = cell as? UICollectionViewCell
    cell?.dragState = UICellConfigurationState.DragState(number: state)
    UICollectionViewCell.DragState(rawValue: state).map { cell?.dragStateDidChange($0) }
  }

  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }
  func dragItems(
    addedTo session: any UIDragSession, at path: IndexPath, _ point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }
  func dragBegan(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }
  func dragEnded(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }
  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  func handlesDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }
  func dropEntered(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }
  func dropUpdated(
    _ session: any UIDropSession, at path: IndexPath?
  ) -> (proposal: UIDropProposal, inserts: Bool) {
    let proposal = dropDelegate?.collectionView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    guard let proposal else { return (UIDropProposal(operation: .cancel), false) }
    return (proposal, proposal.intent == .insertAtDestinationIndexPath)
  }
  func dropExited(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }
  func dropEnded(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }
  func performDrop(_ plan: DropPlan) {
    dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(plan, self))
  }

  /// Returns false: only the drop delegate moves items (DragAndDrop.LI6).
  func movesOwnItem(at path: IndexPath) -> Bool { false }
  func insertOwnItem(at path: IndexPath) { insertItems(at: [path]) }
  /// Moves an item; does nothing, as only a delegate moves items.
  func moveOwnItem(from path: IndexPath, to target: IndexPath) {}
  /// Opens a gap; does nothing, as items make no room (DragAndDrop.LI4).
  func showDropGap(_ gap: DropGap?) {}
}

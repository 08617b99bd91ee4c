@_spi(UIKitModules) import TactusUIKitViews

// The drags and drops of rows. Steps DragAndDrop.LI1…
extension UITableView: ItemDragHost {
  var hasDragDelegate: Bool { dragDelegate != nil }
  var hasDropDelegate: Bool { dropDelegate != nil }
  func dragPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func dragCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }
  func dragArea(of path: IndexPath) -> CGRect { rectForRow(at: path) }
  func setDragState(_ state: Int, of cell: UIView) {
    if state == 1 { endHighlight(animated: false) }
    let cell = cell as? UITableViewCell
    cell?.dragState = UICellConfigurationState.DragState(number: state)
    UITableViewCell.DragState(rawValue: state).map { cell?.dragStateDidChange($0) }
  }

  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    guard reorder == nil, swipe == nil else { return [] }
    return dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }
  func dragItems(
    addedTo session: any UIDragSession, at path: IndexPath, _ point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }
  func dragBegan(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }
  func dragEnded(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }
  func dragAllowsMove(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }
  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func handlesDrop(_ session: any UIDropSession) -> Bool {
    dropDelegate?.tableView(self, canHandle: session) ?? false
  }
  func dropEntered(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }
  func dropUpdated(
    _ session: any UIDropSession, at path: IndexPath?
  ) -> (proposal: UIDropProposal, inserts: Bool) {
    let proposal = dropDelegate?.tableView(
      self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    guard let proposal else { return (UIDropProposal(operation: .cancel), false) }
    let inserts = [.insertAtDestinationIndexPath, .automatic].contains(proposal.intent)
    return (proposal, inserts)
  }
  func dropExited(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }
  func dropEnded(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }
  func performDrop(_ plan: DropPlan) {
    dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(plan, self))
  }

  /// Whether the data source lets a row be moved (DragAndDrop.LI6).
  func movesOwnItem(at path: IndexPath) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: path) ?? false
  }
  func insertOwnItem(at path: IndexPath) { insertRows(at: [path], with: .automatic) }
  func moveOwnItem(from path: IndexPath, to target: IndexPath) {
    dataSource?.tableView(self, moveRowAt: path, to: target)
    var update = TableUpdate()
    update.movedRows = [(path, target)]
    commit(update) { _ in }
  }

  func showDropGap(_ gap: DropGap?) {
    guard gap != dropGap else { return }
    if let source = dropGap?.source { visible[source]?.alpha = 1 }
    dropGap = gap
    if let source = gap?.source { visible[source]?.alpha = 0 }
    UIView.animate(
      withDuration: TableMetrics.updateDuration, delay: 0,
      options: [.allowUserInteraction, .beginFromCurrentState]
    ) { [self] in
      for (path, cell) in visible { layOut(cell, at: path) }
      for (section, view) in headerViews {
        view.frame = headerFooterFrame(HeaderFooterID(section: section, isFooter: false))
      }
      for (section, view) in footerViews {
        view.frame = headerFooterFrame(HeaderFooterID(section: section, isFooter: true))
      }
    }
  }
}

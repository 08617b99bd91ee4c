@_spi(UIKitModules) import TactusUIKitViews

/// A scroll view whose items are dragged and receive drops.
///
/// Steps DragAndDrop.LI1…
@MainActor
protocol ItemDragHost: UIScrollView {
  /// The drags and drops; nil before there is a delegate of them.
  var dragging: ItemDragging? { get set }
  /// Whether the app lets drags begin.
  var dragInteractionEnabled: Bool { get }
  /// Whether there is a delegate of drags.
  var hasDragDelegate: Bool { get }
  /// Whether there is a drop delegate.
  var hasDropDelegate: Bool { get }

  /// Returns the item at a point.
  func dragPath(at point: CGPoint) -> IndexPath?
  /// Returns the visible cell of an item.
  func dragCell(at path: IndexPath) -> UIView?
  /// Returns the rectangle of an item; zero if there is none.
  func dragArea(of path: IndexPath) -> CGRect
  /// Notifies a cell of its drag state: 0 for none, 1 for lifted, 2 for dragged.
  func setDragState(_ state: Int, of cell: UIView)

  /// Returns the dragged items of a row or cell.
  func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  /// Returns the items that a tap adds.
  func dragItems(
    addedTo session: any UIDragSession, at path: IndexPath, _ point: CGPoint
  ) -> [UIDragItem]
  /// Returns the appearance of a lifted item.
  func dragParameters(at path: IndexPath) -> UIDragPreviewParameters?
  /// Handles the beginning of a drag.
  func dragBegan(_ session: any UIDragSession)
  /// Handles the end of a drag.
  func dragEnded(_ session: any UIDragSession)
  /// Returns whether the items may be moved.
  func dragAllowsMove(_ session: any UIDragSession) -> Bool
  /// Returns whether only this app receives the items.
  func dragIsRestricted(_ session: any UIDragSession) -> Bool

  /// Returns whether drops are handled.
  func handlesDrop(_ session: any UIDropSession) -> Bool
  /// Handles a finger that has entered.
  func dropEntered(_ session: any UIDropSession)
  /// Returns the proposal for an item, and whether items are inserted before it.
  func dropUpdated(
    _ session: any UIDropSession, at path: IndexPath?
  ) -> (proposal: UIDropProposal, inserts: Bool)
  /// Handles a finger that has left.
  func dropExited(_ session: any UIDropSession)
  /// Handles the end of a drag, here or elsewhere.
  func dropEnded(_ session: any UIDropSession)
  /// Returns the appearance of an item that is dropped.
  func dropParameters(at path: IndexPath) -> UIDragPreviewParameters?
  /// Performs a drop.
  func performDrop(_ plan: DropPlan)
  /// Returns whether the view's own items are moved without a drop delegate.
  func movesOwnItem(at path: IndexPath) -> Bool
  /// Shows an item that the data source has got.
  func insertOwnItem(at path: IndexPath)
  /// Moves one of the view's own items.
  func moveOwnItem(from path: IndexPath, to target: IndexPath)
  /// Opens a gap for dropped items, or closes it.
  func showDropGap(_ gap: DropGap?)
}

extension ItemDragHost {
  /// Whether drags of items can begin.
  var allowsDrags: Bool { dragInteractionEnabled && hasDragDelegate }

  /// Adds the interactions once there is a delegate of drags or drops.
  func updateDragging() {
    guard dragging != nil || hasDragDelegate || hasDropDelegate else { return }
    dragging = dragging ?? ItemDragging(of: self)
    dragging?.update()
  }
}

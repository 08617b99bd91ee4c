/// An item of a drag, with the view that shows it.
@MainActor
final class DragPart {
  let item: UIDragItem
  private(set) weak var interaction: UIDragInteraction?
  /// The preview of the lift; nil if the delegate has none.
  private(set) var lifted: UITargetedDragPreview?
  /// The preview under the finger.
  private(set) var view: DragPreviewView?

  /// Creates an item without a view.
  init(_ item: UIDragItem, from interaction: UIDragInteraction) {
    (self.item, self.interaction) = (item, interaction)
  }

  /// Shows the lift preview in place.
  func show(_ preview: UITargetedDragPreview?, in window: UIWindow, finger: CGPoint) {
    lifted = preview
    guard let preview, let frame = preview.frame(in: window) else { return }
    view = DragPreviewView(of: preview.view, preview.parameters)
    place(frame, in: window)
    offset = CGPoint(x: frame.midX - finger.x, y: frame.midY - finger.y)
  }

  /// Replaces the lift preview with the item's preview, if any (DragAndDrop.DD4).
  func showDragPreview(in window: UIWindow?, finger: CGPoint) {
    guard let window else { return }
    if let own = item.previewProvider?() {
      view?.removeFromSuperview()
      view = DragPreviewView(of: own.view, own.parameters)
      offset = .zero
      place(CGRect(origin: .zero, size: own.view.bounds.size), in: window)
    } else if view == nil {
      // Without a lift preview, the item is small.
      view = DragPreviewView(of: UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44)), nil)
      offset = .zero
      place(CGRect(x: 0, y: 0, width: 44, height: 44), in: window)
    }
    view.map(window.bringSubviewToFront)
    view?.alpha = DragMetrics.opacity
  }

  /// Follows the finger; later items are slightly lower than the first.
  func follow(_ finger: CGPoint, index: Int) {
    let distance = CGFloat(index) * DragMetrics.stackDistance
    view?.center = CGPoint(
      x: finger.x + offset.x + (index == 0 ? 0 : distance),
      y: finger.y + offset.y + (index == 0 ? 0 : distance))
  }

  /// Returns the default drop preview in a view: the item's current position.
  func preview(in container: UIView) -> UITargetedDragPreview? {
    guard let view, let window = container.window else { return nil }
    return UITargetedDragPreview(
      view: view, parameters: UIDragPreviewParameters(),
      target: UIDragPreviewTarget(
        container: container, center: container.convert(view.center, from: window)))
  }

  /// Sets the final position of the item; nil lets it fade out in place.
  func aim(
    at preview: UITargetedDragPreview?, default usual: UITargetedDragPreview?, in window: UIWindow?
  ) {
    guard let preview, let window, preview !== usual, let frame = preview.frame(in: window) else {
      end = nil
      return
    }
    end = frame
  }

  /// Moves the view to its final position.
  func moveToEnd() {
    guard let view else { return }
    guard let end else { return view.alpha = 0 }
    view.transform = .identity
    view.center = CGPoint(x: end.midX, y: end.midY)
    let size = view.bounds.size
    if size.width > 0, size.height > 0, end.width > 0, end.height > 0 {
      view.transform = CGAffineTransform(
        scaleX: end.width / size.width, y: end.height / size.height)
    }
  }

  /// Removes the view.
  func remove() {
    view?.removeFromSuperview()
    view = nil
  }

  // MARK: Internals

  /// The distance from the finger to the center of the view.
  private var offset = CGPoint.zero
  private var end: CGRect?

  private func place(_ frame: CGRect, in window: UIWindow) {
    guard let view else { return }
    UIView.performWithoutAnimation {
      view.center = CGPoint(x: frame.midX, y: frame.midY)
      window.addSubview(view)
    }
  }
}

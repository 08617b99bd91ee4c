/// The image of an item that is lifted, dragged and dropped.
@MainActor
final class DragPreviewView: UIView {
  /// Creates an image of a view.
  ///
  /// - Parameters:
  ///   - source: The view.
  ///   - parameters: The visible part and the background; nil for the default.
  init(of source: UIView, _ parameters: UIPreviewParameters?) {
    super.init(frame: CGRect(origin: .zero, size: source.bounds.size))
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    (layer.shadowOpacity, layer.shadowRadius) = (0.25, 8)
    layer.shadowOffset = CGSize(width: 0, height: 4)
    guard let picture = source.snapshotView(afterScreenUpdates: source.window == nil) else {
      return
    }
    picture.frame = bounds
    if let path = parameters?.visiblePath {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      picture.layer.mask = mask
    } else {
      picture.layer.cornerRadius = source.layer.cornerRadius
      picture.clipsToBounds = true
    }
    picture.backgroundColor = parameters?.backgroundColor
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }
}

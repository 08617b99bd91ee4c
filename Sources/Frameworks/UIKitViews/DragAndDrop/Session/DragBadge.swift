/// The badge at the top trailing corner of a drag: the effect of a drop, and the number of items
/// (DragAndDrop.DD6).
@MainActor
final class DragBadge: UILabel {
  /// Shows the effect of a drop.
  func show(_ operation: UIDropOperation, count: Int, over view: UIView, in window: UIWindow) {
    let symbol =
      switch operation {
      case .copy: "+"
      case .forbidden: "⊘"
      case .move, .cancel: ""
      }
    let number = count > 1 ? "\(count)" : ""
    text = [symbol, number].filter { !$0.isEmpty }.joined(separator: " ")
    guard text?.isEmpty == false else { return removeFromSuperview() }
    UIView.performWithoutAnimation {
      textAlignment = .center
      textColor = .white
      font = .systemFont(ofSize: 15, weight: .semibold)
      backgroundColor =
        switch operation {
        case .copy: .systemGreen
        case .forbidden: .systemGray
        default: .systemRed
        }
      let width = max(DragMetrics.badge, sizeThatFits(.zero).width + 12)
      bounds.size = CGSize(width: width, height: DragMetrics.badge)
      layer.cornerRadius = DragMetrics.badge / 2
      clipsToBounds = true
      center = CGPoint(x: view.frame.maxX, y: view.frame.minY)
      window.addSubview(self)
    }
  }
}

// The accessory above the tab bar (Tabs.TA8).
extension UITabBarController {
  /// The ways in which the tab bar minimizes while content scrolls.
  public enum MinimizeBehavior: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// Never.
    case never = 1
    /// While the content scrolls down.
    case onScrollDown = 2
    /// While the content scrolls up.
    case onScrollUp = 3
  }

  /// Shows an accessory, with or without an animation.
  func showAccessory(_ accessory: UITabAccessory?, animated: Bool) {
    accessoryCard?.removeFromSuperview()
    accessoryCard = accessory.map { TabAccessoryCard($0.contentView) }
    guard let view = viewIfLoaded else { return }
    if let accessoryCard { view.insertSubview(accessoryCard, belowSubview: ownBar) }
    layOutBar()
    view.setNeedsLayout()
    guard animated, let accessoryCard, view.window != nil else { return }
    accessoryCard.alpha = 0
    UIView.animate(withDuration: BarMetrics.itemFade) { accessoryCard.alpha = 1 }
  }

  /// The height that the accessory takes above the bar, in points.
  var accessoryRoom: CGFloat {
    accessoryCard == nil ? 0 : TabAccessoryCard.height + 2 * TabAccessoryCard.distance
  }

  /// Places the accessory above the bar, or at the bottom if the bar is hidden.
  func layOutAccessory(above bottom: CGFloat, in bounds: CGRect) {
    guard let accessoryCard else { return }
    let insets = view.safeAreaInsets
    let margins = ScreenMargins.current
    let left = max(insets.left, margins.leading), right = max(insets.right, margins.trailing)
    accessoryCard.frame = CGRect(
      x: left, y: bottom - TabAccessoryCard.distance - TabAccessoryCard.height,
      width: max(0, bounds.width - left - right), height: TabAccessoryCard.height)
  }
}

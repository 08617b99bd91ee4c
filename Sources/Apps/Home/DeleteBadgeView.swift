import CoreGraphics
import UIKit

/// The button at the corner of an icon that deletes the app (HomeScreen.E5).
@MainActor
final class DeleteBadgeView: UIView {
  /// Called when assistive technologies activate the button.
  var onActivate: () -> Void = {}

  init(of name: String) {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0.9, alpha: 0.95)
    layer.cornerRadius = ArrangingMetrics.deleteSide / 2
    let sign = UIView()
    sign.backgroundColor = UIColor(white: 0.2, alpha: 1)
    sign.layer.cornerRadius = 1
    sign.frame = CGRect(
      x: 6, y: ArrangingMetrics.deleteSide / 2 - 1, width: ArrangingMetrics.deleteSide - 12,
      height: 2)
    addSubview(sign)
    // The Home screen finds the button by its place, because it is partly outside of the icon.
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Delete \(name)"
  }

  required init?(coder: NSCoder) { nil }

  /// Places the button over the upper left corner of an icon.
  func place(in icon: CGRect) {
    let side = ArrangingMetrics.deleteSide
    frame = CGRect(
      x: icon.minX - side / 2 + 4, y: icon.minY - side / 2 + 4, width: side, height: side)
  }

  override func accessibilityActivate() -> Bool {
    onActivate()
    return true
  }
}

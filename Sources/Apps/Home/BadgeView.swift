import CoreGraphics
import UIKit

/// The red badge at the corner of an icon (HomeScreen.H4).
@MainActor
final class BadgeView: UIView {
  private let label = UILabel()

  init(_ number: Int) {
    super.init(frame: .zero)
    backgroundColor = UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1)
    label.text = "\(number)"
    label.font = .systemFont(ofSize: 16)
    label.textColor = .white
    label.textAlignment = .center
    isUserInteractionEnabled = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Places the badge over the upper right corner of an icon.
  func place(in icon: CGRect) {
    let side = HomeMetrics.badgeSide
    let text = label.sizeThatFits(CGSize(width: 200, height: side)).width
    let width = max(side, text + 14)
    frame = CGRect(
      x: icon.maxX - side / 2 - 3 - (width - side), y: -side / 2 + 2, width: width, height: side)
    layer.cornerRadius = side / 2
    label.frame = bounds
  }
}

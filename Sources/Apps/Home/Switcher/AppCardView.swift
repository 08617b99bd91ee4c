import CoreGraphics
import TactusPhoneLink
import UIKit

/// The card of an app in the app switcher: its icon and its name above the place where the phone
/// shows the app's picture (AppSwitcher.S3).
@MainActor
final class AppCardView: UIView {
  /// The app.
  let app: InstalledApp
  /// Called when assistive technologies open the app.
  var onOpen: () -> Void = {}
  /// Called when assistive technologies quit the app.
  var onQuit: () -> Void = {}
  /// The distance that a finger has moved the card up.
  var lift: CGFloat = 0
  private let icon = UIImageView()
  private let name = UILabel()

  init(_ app: InstalledApp) {
    self.app = app
    super.init(frame: .zero)
    icon.image = IconImage.image(of: app)
    icon.layer.cornerRadius = SwitcherMetrics.iconSide / 4
    icon.layer.cornerCurve = .continuous
    icon.clipsToBounds = true
    name.text = app.name
    name.font = .preferredFont(forTextStyle: .subheadline)
    name.textColor = .white
    for view in [icon, name] {
      view.isAccessibilityElement = false
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = app.name
    accessibilityIdentifier = "card-\(app.identifier.text)"
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Close") { [weak self] _ in
        self?.onQuit()
        return self != nil
      }
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = SwitcherMetrics.iconSide
    let y = -side - SwitcherMetrics.iconGap
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bounds.width - side - 24
    icon.frame = CGRect(
      x: isMirrored ? bounds.width - side - 8 : 8, y: y, width: side, height: side)
    name.frame = CGRect(x: isMirrored ? 8 : side + 16, y: y, width: width, height: side)
    name.textAlignment = isMirrored ? .right : .left
  }

  override func accessibilityActivate() -> Bool {
    onOpen()
    return true
  }
}

import CoreGraphics
import TactusPhoneLink
import UIKit

/// The icon of an app with its name and its badge (HomeScreen.H3).
@MainActor
final class IconView: UIView {
  /// The app.
  let app: InstalledApp
  /// Called when assistive technologies open the app, or choose one of its quick actions.
  var onActivate: () -> Void = {}
  /// Called when assistive technologies choose a quick action.
  var onChoose: (QuickAction) -> Void = { _ in }

  private let picture = UIImageView()
  private let shade = UIView()
  private let name = UILabel()
  private let ring = UIView()
  private var badge: BadgeView?

  init(_ app: InstalledApp, showsName: Bool) {
    self.app = app
    super.init(frame: .zero)
    picture.image = IconImage.image(of: app)
    picture.contentMode = .scaleAspectFill
    for view in [picture, shade] {
      view.layer.cornerRadius = HomeMetrics.iconRadius
      view.layer.cornerCurve = .continuous
      view.clipsToBounds = true
    }
    shade.backgroundColor = .black
    shade.alpha = 0
    ring.isHidden = true
    ring.layer.borderColor = UIColor.white.cgColor
    ring.layer.borderWidth = 3
    ring.layer.cornerRadius = HomeMetrics.iconRadius + 5
    ring.layer.cornerCurve = .continuous
    name.text = app.name
    name.font = .systemFont(ofSize: 12)
    name.textColor = .white
    name.textAlignment = .center
    name.isHidden = !showsName
    name.layer.shadowOpacity = 0.35
    name.layer.shadowRadius = 2
    name.layer.shadowOffset = CGSize(width: 0, height: 0.5)
    for view in [ring, picture, shade, name] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    if app.badge > 0 {
      let badge = BadgeView(app.badge)
      addSubview(badge)
      self.badge = badge
    }
    isAccessibilityElement = true
    accessibilityIdentifier = app.identifier.text
    accessibilityLabel = app.name
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a finger is on the icon.
  var isPressed = false {
    didSet { shade.alpha = isPressed ? 0.4 : 0 }
  }

  /// Whether the icon is selected with the keyboard.
  var isSelected = false {
    didSet { ring.isHidden = !isSelected }
  }

  /// A view that looks like the icon without its name.
  var copyOfPicture: UIView {
    let copy = UIImageView(image: picture.image)
    copy.contentMode = .scaleAspectFill
    copy.layer.cornerRadius = HomeMetrics.iconRadius
    copy.layer.cornerCurve = .continuous
    copy.clipsToBounds = true
    return copy
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = HomeMetrics.iconSide
    let square = CGRect(x: 0, y: 0, width: side, height: side)
    picture.frame = square
    shade.frame = square
    ring.frame = square.insetBy(dx: -5, dy: -5)
    // A name may be wider than its icon, up to its neighbors.
    let width = min(name.sizeThatFits(CGSize(width: 200, height: 20)).width, side + 22)
    name.frame = CGRect(
      x: (side - width) / 2, y: side + HomeMetrics.nameGap, width: width,
      height: HomeMetrics.nameHeight)
    badge?.place(in: square)
  }

  // MARK: Accessibility

  override var accessibilityValue: String? {
    get { app.badge > 0 ? "\(app.badge)" : nil }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityHint: String? {
    get { app.quickActions.isEmpty ? nil : "Actions available" }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      app.quickActions.map { action in
        UIAccessibilityCustomAction(name: action.title) { [weak self] _ in
          self?.onChoose(action)
          return self != nil
        }
      }
    }
    set { super.accessibilityCustomActions = newValue }
  }

  override func accessibilityActivate() -> Bool {
    onActivate()
    return true
  }
}

import CoreGraphics
import QuartzCore
import TactusPhoneLink
import UIKit

/// The icon of an app with its name and its badge (HomeScreen.H3).
@MainActor
final class IconView: UIView {
  /// The app.
  private(set) var app: InstalledApp
  /// Called when assistive technologies open the app, or choose one of its quick actions.
  var onActivate: () -> Void = {}
  /// Called when assistive technologies choose a quick action.
  var onChoose: (QuickAction) -> Void = { _ in }
  /// Called when assistive technologies delete the app while icons are arranged.
  var onDelete: () -> Void = {}

  private let picture = UIImageView()
  private let shade = UIView()
  private let name = UILabel()
  private let ring = UIView()
  private var badge: BadgeView?
  /// The dot of an app that has ended without a request (HomeScreen.X1).
  private let dot = UIView()
  private var deleteBadge: DeleteBadgeView?

  init(_ app: InstalledApp) {
    self.app = app
    super.init(frame: .zero)
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
    name.font = .systemFont(ofSize: 12)
    name.textColor = .white
    name.textAlignment = .center
    name.layer.shadowOpacity = 0.35
    name.layer.shadowRadius = 2
    name.layer.shadowOffset = CGSize(width: 0, height: 0.5)
    dot.backgroundColor = .systemOrange
    dot.layer.cornerRadius = HomeMetrics.dotSide / 2
    for view in [ring, picture, shade, name, dot] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityIdentifier = app.identifier.text
    accessibilityTraits = .button
    picture.accessibilityTraits = .button
    picture.image = IconImage.image(of: app)
    show()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the app after a change of its name, its icon, its badge or its place.
  func update(_ app: InstalledApp) {
    let old = self.app
    guard app != old else { return }
    self.app = app
    if (app.icon, app.name) != (old.icon, old.name) { picture.image = IconImage.image(of: app) }
    show()
  }

  private func show() {
    name.text = app.name
    // The dock shows no names.
    name.isHidden = app.position.area == .dock
    accessibilityLabel = app.name
    picture.accessibilityLabel = app.name
    dot.isHidden = app.ending == nil
    badge?.removeFromSuperview()
    badge = app.badge > 0 ? BadgeView(app.badge) : nil
    if let badge { insertSubview(badge, aboveSubview: name) }
    setNeedsLayout()
  }

  // MARK: Arranging

  /// Whether icons are arranged: the icon wiggles, and has a button that deletes the app
  /// (HomeScreen.E2, HomeScreen.E5).
  var isArranging = false {
    didSet {
      guard isArranging != oldValue else { return }
      wiggle()
      deleteBadge?.removeFromSuperview()
      deleteBadge = isArranging && !app.isSystemApp ? DeleteBadgeView(of: app.name) : nil
      if let deleteBadge {
        deleteBadge.onActivate = { [weak self] in self?.onDelete() }
        addSubview(deleteBadge)
      }
      // The button is an element beside the icon.
      isAccessibilityElement = !isArranging
      picture.isAccessibilityElement = isArranging
      setNeedsLayout()
    }
  }

  /// The frame of the picture in the icon.
  var pictureFrame: CGRect { picture.frame }

  /// Returns whether a place in the icon reaches the button that deletes the app.
  func deletes(at place: CGPoint) -> Bool {
    guard let deleteBadge else { return false }
    let more = (ArrangingMetrics.deleteArea - ArrangingMetrics.deleteSide) / 2
    return deleteBadge.frame.insetBy(dx: -more, dy: -more).contains(place)
  }

  /// Starts or ends the wiggle, in a phase that depends on the name.
  private func wiggle() {
    let keys = ["wiggle-angle", "wiggle-shift"]
    guard isArranging, !UIAccessibility.isReduceMotionEnabled else {
      for key in keys { layer.removeAnimation(forKey: key) }
      return
    }
    let phase = Double(app.identifier.text.utf8.reduce(0) { $0 &* 31 &+ Int($1) } & 255) / 256
    let parts = [
      ("transform.rotation.z", ArrangingMetrics.wiggleAngle, 1.0),
      ("transform.translation.y", ArrangingMetrics.wiggleShift, 1.3),
    ]
    for (key, (path, size, slowness)) in zip(keys, parts) {
      let animation = CAKeyframeAnimation(keyPath: path)
      animation.values = [-size, size, -size]
      animation.duration = ArrangingMetrics.wiggleDuration * slowness
      animation.timeOffset = phase * animation.duration
      animation.repeatCount = .infinity
      layer.add(animation, forKey: key)
    }
  }

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
    // The dot is at the beginning of the name, and below an icon of the dock.
    let dotSide = HomeMetrics.dotSide
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    dot.frame =
      name.isHidden
      ? CGRect(x: (side - dotSide) / 2, y: side + 3, width: dotSide, height: dotSide)
      : CGRect(
        x: isRightToLeft ? name.frame.maxX + 3 : name.frame.minX - dotSide - 3,
        y: name.frame.midY - dotSide / 2, width: dotSide,
        height: dotSide)
    badge?.place(in: square)
    deleteBadge?.place(in: square)
  }

  // MARK: Accessibility

  override var accessibilityValue: String? {
    get {
      let parts = [app.badge > 0 ? "\(app.badge)" : nil, app.ending.map { _ in "has ended" }]
      let words = parts.compactMap(\.self)
      return words.isEmpty ? nil : words.joined(separator: ", ")
    }
    set { super.accessibilityValue = newValue }
  }

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      (app.quickActions + [EndingRow.action(of: app)].compactMap(\.self)).map { action in
        // Several actions may have one title.
        let name = [action.title, action.subtitle].compactMap(\.self).joined(separator: ", ")
        return UIAccessibilityCustomAction(name: name) { [weak self] _ in
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

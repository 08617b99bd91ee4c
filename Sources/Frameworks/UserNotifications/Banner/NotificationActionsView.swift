internal import UIKit

/// The list of actions below a banner that the user has opened (Notifications.BN6).
final class NotificationActionsView: UIView {
  private let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))

  init(
    _ actions: [UNNotificationAction], onChoice: @escaping @MainActor (UNNotificationAction) -> Void
  ) {
    super.init(frame: .zero)
    effect.layer.cornerRadius = NotificationBannerMetrics.radius
    effect.clipsToBounds = true
    addSubview(effect)
    for action in actions {
      let button = UIButton(type: .system)
      button.setTitle(action.title, for: .normal)
      button.setTitleColor(
        action.options.contains(.destructive) ? .systemRed : .label, for: .normal)
      button.setImage(
        action.icon.flatMap { icon in
          icon.isSymbol
            ? UIImage(systemName: icon.name)
            : UIImage(named: icon.name)?.withRenderingMode(.alwaysTemplate)
        }, for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      button.addAction(UIAction { _ in onChoice(action) }, for: .touchUpInside)
      effect.contentView.addSubview(button)
      rows.append(button)
    }
    for _ in rows.dropFirst() {
      let line = UIView()
      line.backgroundColor = .separator
      effect.contentView.addSubview(line)
      lines.append(line)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var rows: [UIButton] = []
  private var lines: [UIView] = []

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(rows.count) * NotificationBannerMetrics.rowHeight)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effect.frame = bounds
    let height = NotificationBannerMetrics.rowHeight
    for (place, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(place) * height, width: bounds.width, height: height)
    }
    let width = 1 / UIScreen.main.scale
    for (place, line) in lines.enumerated() {
      line.frame = CGRect(
        x: 0, y: CGFloat(place + 1) * height - width, width: bounds.width, height: width)
    }
  }
}

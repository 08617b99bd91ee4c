import TactusPhoneTypes
import TactusThreads

/// The alert that offers undo and redo after a shake (Undo.UN11).
///
/// It is a window in front of all others, and leaves the first responder unchanged.
@MainActor
final class UndoAlert: UIWindow {
  /// Shows the alert, if there is something to undo or redo and no alert is shown.
  static func presentIfPossible() {
    guard UIAccessibility.isShakeToUndoEnabled, shown == nil,
      let window = UIScreen.main.keyWindow,
      let undoManager = window.firstResponder?.undoManager
    else { return }
    let choices = self.choices(of: undoManager)
    guard !choices.isEmpty else { return }
    let prompt = UndoAlert(choices, for: undoManager, over: window)
    shown = prompt
    prompt.isHidden = false
    prompt.fadeIn()
  }

  private struct LastAlert {
    weak var alert: UndoAlert?
  }

  private static let last = ContextLocal(LastAlert())
  private static var shown: UndoAlert? {
    get { last.value.alert.flatMap { $0.isHidden ? nil : $0 } }
    set { last.value.alert = newValue }
  }

  /// A button of the alert.
  private struct AlertButton {
    let title: String
    let isUndo: Bool
  }

  private static func choices(of undoManager: UndoManager) -> [AlertButton] {
    let (canUndo, canRedo) = (undoManager.canUndo, undoManager.canRedo)
    let undoTitle = hasTitle ? "Undo" : undoManager.undoMenuItemTitle
    let redoTitle = hasTitle && !canUndo ? "Redo" : undoManager.redoMenuItemTitle
    return (canUndo ? [AlertButton(title: undoTitle, isUndo: true)] : [])
      + (canRedo ? [AlertButton(title: redoTitle, isUndo: false)] : [])
  }

  /// Whether the action's name is in the title (version 11 and later) instead of in the buttons
  /// (Undo.UN11).
  private static var hasTitle: Bool { UIScreen.main.device.systemVersion >= SystemVersion(11) }

  private let offeredUndoManager: UndoManager
  private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  /// A reference that retains the window until the user answers, because screens do not retain
  /// windows.
  private var selfReference: UndoAlert?

  private init(_ choices: [AlertButton], for undoManager: UndoManager, over window: UIWindow) {
    offeredUndoManager = undoManager
    super.init(frame: window.bounds)
    windowLevel = .alert
    windowScene = window.windowScene
    overrideUserInterfaceStyle = window.overrideUserInterfaceStyle
    accessibilityViewIsModal = true
    selfReference = self
    fill(with: choices, title: Self.hasTitle ? Self.title(of: undoManager) : nil)
  }

  /// Returns nil: the view cannot be unarchived.
  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }

  // MARK: Internals

  private static func title(of undoManager: UndoManager) -> String {
    undoManager.canUndo ? undoManager.undoMenuItemTitle : undoManager.redoMenuItemTitle
  }

  /// The width of the card, the padding of the title, the height of a button and the corner radius,
  /// in points.
  ///
  /// - Source: alert implementations compared with iOS 13 to 17. Confidence: measured.
  private static let (width, edge, buttonHeight, radius) = (270.0, 20.0, 44.0, 14.0)
  /// The duration in which the alert appears and disappears, in seconds.
  ///
  /// - Source: as above. Confidence: measured.
  private static let fadeDuration = 0.25
  /// The opacity of the dimming behind the card, in light and in dark mode.
  ///
  /// - Source: as above. Confidence: measured.
  private static let (lightDim, darkDim) = (0.2, 0.48)

  private func fill(with choices: [AlertButton], title: String?) {
    backgroundColor = UIColor { traits in
      let isDark = traits.userInterfaceStyle == .dark
      return UIColor(white: 0, alpha: isDark ? Self.darkDim : Self.lightDim)
    }
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    label.numberOfLines = 0
    label.accessibilityTraits = [.staticText, .header]
    let textWidth = Self.width - 2 * Self.edge
    let textHeight = label.sizeThatFits(CGSize(width: textWidth, height: 400)).height.rounded(.up)
    label.frame = CGRect(x: Self.edge, y: Self.edge, width: textWidth, height: textHeight)

    var buttons = choices.map { choice in
      button(choice.title) { undoManager in
        choice.isUndo ? undoManager.undo() : undoManager.redo()
      }
    }
    let cancel = button("Cancel") { _ in }
    cancel.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    // Two buttons are side by side with Cancel on the left; more are stacked with Cancel at the
    // bottom.
    let isRow = choices.count == 1
    buttons.insert(cancel, at: isRow ? 0 : buttons.count)

    let top = title == nil ? 0 : label.frame.maxY + Self.edge
    let rows = isRow ? 1 : buttons.count
    let height = top + Double(rows) * Self.buttonHeight
    card.frame = CGRect(
      x: onPixel((bounds.width - Self.width) / 2), y: onPixel((bounds.height - height) / 2),
      width: Self.width, height: height)
    card.layer.cornerRadius = Self.radius
    card.clipsToBounds = true
    card.autoresizingMask = [
      .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
    ]
    if title != nil { card.contentView.addSubview(label) }
    for (place, button) in buttons.enumerated() {
      let width = isRow ? Self.width / 2 : Self.width
      let y = top + (isRow ? 0 : Double(place) * Self.buttonHeight)
      button.frame = CGRect(
        x: isRow ? Double(place) * width : 0, y: y, width: width, height: Self.buttonHeight)
      card.contentView.addSubview(button)
      let above = CGRect(x: 0, y: y, width: Self.width, height: hairline)
      let beside = CGRect(x: width, y: y, width: hairline, height: Self.buttonHeight)
      if y > 0, !isRow || place == 0 { addLine(above) }
      if isRow, place == 0 { addLine(beside) }
    }
    addSubview(card)
  }

  private var hairline: CGFloat { 1 / screen.scale }

  private func onPixel(_ length: CGFloat) -> CGFloat {
    (length * screen.scale).rounded() / screen.scale
  }

  private func addLine(_ frame: CGRect) {
    let line = UIView(frame: frame)
    line.backgroundColor = .separator
    card.contentView.addSubview(line)
  }

  private func button(_ title: String, _ act: @escaping (UndoManager) -> Void) -> UIButton {
    let action = UIAction(title: title) { [unowned self] _ in
      fadeOut()
      act(offeredUndoManager)
    }
    let button = UIButton(type: .system, primaryAction: action)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    return button
  }

  private func fadeIn() {
    alpha = 0
    UIView.animate(withDuration: Self.fadeDuration) { self.alpha = 1 }
  }

  private func fadeOut() {
    isUserInteractionEnabled = false
    UIView.animate(withDuration: Self.fadeDuration) {
      self.alpha = 0
    } completion: { _ in
      self.isHidden = true
      self.selfReference = nil
    }
  }
}

import CoreGraphics
import Foundation
import TactusUIKitValues
import TactusUIKitViews

/// The view controller of the calendar or the wheels that a compact date picker opens.
///
/// The date picker lies on a card below or above its label; a tap beside the card closes it
/// (Pickers.DL3).
final class DateOverlayController: UIViewController {
  /// Creates the view controller.
  ///
  /// - Parameters:
  ///   - picker: The date picker to show.
  ///   - label: The label that opens it.
  ///   - onClose: The closure to call when the card closes.
  init(_ picker: UIDatePicker, from label: UIView, onClose: @escaping () -> Void) {
    self.picker = picker
    self.label = label
    self.onClose = onClose
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    backdrop.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: UIView.areAnimationsEnabled) },
      for: .touchUpInside)
    backdrop.isAccessibilityElement = true
    backdrop.accessibilityLabel = DatePickerText.dismiss
    backdrop.accessibilityTraits = .button
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = DatePickerMetrics.cardRadius
    card.layer.shadowOpacity = DatePickerMetrics.cardShadowOpacity
    card.layer.shadowRadius = DatePickerMetrics.cardShadowRadius
    card.layer.shadowOffset = .zero
    card.accessibilityViewIsModal = false
    card.addSubview(picker)
    view.addSubview(backdrop)
    view.addSubview(card)
    view.accessibilityViewIsModal = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    backdrop.frame = view.bounds
    let content = picker.intrinsicContentSize
    let inset = DatePickerMetrics.cardPadding
    let size = CGSize(width: content.width, height: content.height + 2 * inset)
    card.frame = CGRect(origin: origin(of: size), size: size)
    picker.frame = CGRect(origin: CGPoint(x: 0, y: inset), size: content)
    // The middle of the larger area above or below the card.
    let (above, below) = (card.frame.minY, view.bounds.maxY - card.frame.maxY)
    let y = above > below ? above / 2 : card.frame.maxY + below / 2
    backdrop.accessibilityActivationPoint =
      UIAccessibility.convertToScreenCoordinates(
        CGRect(x: view.bounds.midX, y: y, width: 0, height: 0), in: view
      ).origin
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onClose()
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: UIView.areAnimationsEnabled)
    return true
  }

  // MARK: Internals

  private let picker: UIDatePicker
  private weak var label: UIView?
  private let onClose: () -> Void
  private let backdrop = UIControl()
  private let card = UIView()

  /// Returns the origin of the card: below the label, above it where there is more room, and within
  /// the safe area.
  private func origin(of size: CGSize) -> CGPoint {
    let safe = view.bounds.inset(by: view.safeAreaInsets)
      .insetBy(dx: DatePickerMetrics.cardMargin, dy: DatePickerMetrics.cardMargin)
    let anchor = label.map { $0.convert($0.bounds, to: view) } ?? safe
    let gap = DatePickerMetrics.cardGap
    let (above, below) = (anchor.minY - safe.minY, safe.maxY - anchor.maxY)
    let isBelow = gap + size.height <= below || below > above
    let y = isBelow ? anchor.maxY + gap : anchor.minY - gap - size.height
    return CGPoint(
      x: max(safe.minX, min(anchor.midX - size.width / 2, safe.maxX - size.width)),
      y: max(safe.minY, min(y, safe.maxY - size.height)))
  }
}

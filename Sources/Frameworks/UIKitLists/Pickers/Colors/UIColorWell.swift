import CoreGraphics
import Foundation
import QuartzCore
import TactusUIKitValues
import TactusUIKitViews

/// A control that shows a color, and presents a color picker.
///
/// Steps Pickers.CP5 and CP6 are in `Documentation/Behaviour/Pickers.md`.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  // MARK: Creating

  /// Creates a color well without a color; an empty frame becomes the default size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if frame.size == .zero { bounds.size = intrinsicContentSize }
    setUp()
  }

  /// Creates a color well of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: Color

  /// The title of the color picker; `nil` for the standard one.
  open var title: String?
  /// Whether the user can select the opacity.
  open var supportsAlpha = true
  /// The selected color; `nil` for none.
  ///
  /// A change by the app sends no action.
  open var selectedColor: UIColor? { didSet { showColor() } }

  // MARK: View

  /// The default size.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: ColorMetrics.wellSide, height: ColorMetrics.wellSide)
  }

  /// Returns the default size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height, ColorMetrics.wellSide)
    let circle = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.frame = circle
    ring.cornerRadius = side / 2
    gap.frame = circle.insetBy(dx: ColorMetrics.wellRing, dy: ColorMetrics.wellRing)
    gap.cornerRadius = gap.frame.width / 2
    let inset = ColorMetrics.wellRing + ColorMetrics.wellGap
    fill.frame = circle.insetBy(dx: inset, dy: inset)
    fill.cornerRadius = fill.frame.width / 2
    CATransaction.commit()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColor()
  }

  open override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.5 } }

  // MARK: Internals

  /// The delegate of the color picker.
  private final class PickerDelegate: NSObject, UIColorPickerViewControllerDelegate {
    weak var well: UIColorWell?

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      well?.selectedColor = color
      well?.sendActions(for: .valueChanged)
    }
  }

  private let pickerDelegate = PickerDelegate()
  private let ring = CAGradientLayer()
  private let gap = CALayer()
  private let fill = CALayer()

  private func setUp() {
    ring.type = .conic
    (ring.startPoint, ring.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
    ring.colors = (0...12).map {
      UIColor(hue: CGFloat($0) / 12, saturation: 1, brightness: 1, alpha: 1).cgColor
    }
    for part in [ring, gap, fill] {
      part.masksToBounds = true
      layer.addSublayer(part)
    }
    isAccessibilityElement = true
    accessibilityLabel = ControlTexts.colorWell
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.presentPicker() }, for: .touchUpInside)
    showColor()
  }

  private func showColor() {
    traitCollection.performAsCurrent {
      gap.backgroundColor = UIColor.systemBackground.cgColor
      fill.backgroundColor = selectedColor?.cgColor
    }
    accessibilityValue = selectedColor.map { PickedColor($0).name }
  }

  private func presentPicker() {
    let picker = UIColorPickerViewController()
    if let title { picker.title = title }
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    pickerDelegate.well = self
    picker.delegate = pickerDelegate
    presentingController?.present(picker, animated: UIView.areAnimationsEnabled)
  }
}

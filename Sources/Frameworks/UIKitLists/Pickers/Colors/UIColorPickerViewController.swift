import CoreGraphics
import Foundation
import TactusUIKitValues
import TactusUIKitViews

/// A view controller with which the user selects a color: from a grid, a spectrum, or with sliders.
///
/// Steps Pickers.CP1…CP5 are in `Documentation/Behaviour/Pickers.md`.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  // MARK: Creating

  /// Creates a color picker with white selected.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a color picker; the nib is not loaded.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    title = ColorPickerText.title
  }

  /// Creates a color picker of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    title = ColorPickerText.title
  }

  /// The delegate.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  // MARK: Color

  /// The selected color; a change by the app does not notify the delegate.
  open var selectedColor: UIColor {
    get { own }
    set {
      own = newValue
      picked = PickedColor(newValue.resolvedColor(with: traitCollection), hueOf: picked)
      showColor()
    }
  }

  /// Whether the user can select the opacity.
  open var supportsAlpha = true {
    didSet { if isViewLoaded { view.setNeedsLayout() } }
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = title
    heading.font = .systemFont(ofSize: 20, weight: .semibold)
    heading.accessibilityTraits = .header
    close.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    close.tintColor = .tertiaryLabel
    close.accessibilityLabel = ColorPickerText.close
    close.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
    for (index, name) in names.enumerated() {
      tabs.insertSegment(withTitle: name, at: index, animated: false)
    }
    tabs.selectedSegmentIndex = 0
    tabs.addAction(
      UIAction { [weak self] _ in self?.view.setNeedsLayout() }, for: .valueChanged)
    for area in areas {
      area.onPick = { [weak self] in self?.pick($0, isDown: $1) }
      view.addSubview(area)
    }
    opacity.onChange = { [weak self] alpha, isDown in
      guard let self else { return }
      var color = picked
      color.alpha = alpha
      pick(color, isDown: isDown)
    }
    swatch.layer.cornerRadius = ColorMetrics.radius
    swatch.layer.borderWidth = 1
    swatch.layer.borderColor = UIColor.separator.cgColor
    swatch.isAccessibilityElement = true
    swatch.accessibilityLabel = ColorPickerText.selected
    for part in [heading, close, tabs, opacity, swatch] as [UIView] { view.addSubview(part) }
    showColor()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let content = safe.insetBy(dx: ColorMetrics.margin, dy: 0)
    let (bar, gap) = (ColorMetrics.barHeight, ColorMetrics.gap)
    heading.frame = CGRect(x: content.minX, y: safe.minY, width: content.width - bar, height: bar)
    close.frame = CGRect(x: content.maxX - bar, y: safe.minY, width: bar, height: bar)
    tabs.frame = CGRect(
      x: content.minX, y: safe.minY + bar, width: content.width, height: ColorMetrics.tabsHeight)
    let below =
      (supportsAlpha ? ColorMetrics.sliderHeight + gap : 0) + ColorMetrics.swatchSide + gap
    let top = tabs.frame.maxY + gap
    let height = max(0, min(ColorMetrics.areaHeight, content.maxY - top - gap - below))
    for (index, area) in areas.enumerated() {
      area.frame = CGRect(x: content.minX, y: top, width: content.width, height: height)
      area.isHidden = index != tabs.selectedSegmentIndex
    }
    var y = top + height + gap
    opacity.isHidden = !supportsAlpha
    if supportsAlpha {
      opacity.frame = CGRect(
        x: content.minX, y: y, width: content.width, height: ColorMetrics.sliderHeight)
      y += ColorMetrics.sliderHeight + gap
    }
    swatch.frame = CGRect(
      x: content.minX, y: y, width: ColorMetrics.swatchSide, height: ColorMetrics.swatchSide)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // The delegate is notified once, also if a drag closes the sheet (Pickers.CP4).
    if isBeingDismissed, !isFinished { notifyFinish() }
    isFinished = false
  }

  // MARK: Internals

  private var own = UIColor.white
  private var picked = PickedColor(.white)
  private var isFinished = false

  private let names = [ColorPickerText.grid, ColorPickerText.spectrum, ColorPickerText.sliders]
  private let heading = UILabel()
  private let close = UIButton(type: .system)
  private let tabs = UISegmentedControl()
  private let areas: [any ColorArea] = [ColorGridView(), ColorSpectrumView(), ColorSlidersView()]
  private let opacity = ColorSliderRow(ColorPickerText.opacity, maximum: 100, unit: "%")
  private let swatch = UIView()

  private func showColor() {
    guard isViewLoaded else { return }
    for area in areas { area.picked = picked }
    opacity.value = picked.alpha
    swatch.backgroundColor = picked.color
    swatch.accessibilityValue = picked.name
  }

  private func pick(_ color: PickedColor, isDown: Bool) {
    picked = color
    if !supportsAlpha { picked.alpha = 1 }
    own = picked.color
    showColor()
    delegate?.colorPickerViewController(self, didSelect: own, continuously: isDown)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  private func finish() {
    isFinished = true
    dismiss(animated: UIView.areAnimationsEnabled) { [weak self] in self?.notifyFinish() }
  }

  private func notifyFinish() {
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}

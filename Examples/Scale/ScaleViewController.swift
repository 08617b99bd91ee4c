import UIKit

/// The view controller of the scale: the dial, the display and the buttons.
final class ScaleViewController: UIViewController {
  private var scale = Scale()
  /// The known weight of the calibration under way, in grams; nil while weighing.
  private var knownWeight: Double?

  private let heading = UILabel()
  private let dial = DialView()
  private let display = UILabel()
  private let hint = UILabel()
  private let weights = UISegmentedControl(
    items: ScaleViewController.knownWeights.map { "\($0) g" })
  private lazy var tareButton = button(String(localized: "Tare")) { [unowned self] in
    tare()
  }
  private lazy var calibrateButton = button(CalibrationStep.start.title) { [unowned self] in
    goOnCalibrating()
  }

  private let limitFeedback = UINotificationFeedbackGenerator()
  private let tick = UISelectionFeedbackGenerator()
  /// The last tick of the dial that the needle passed.
  private var lastTick = 0
  /// Grams between two ticks that are felt.
  private static let gramsPerTick = 25.0
  /// The weights for calibration, in grams.
  static let knownWeights = [50, 100, 200]

  // MARK: View

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = String(localized: "Scale")
    heading.font = .systemFont(ofSize: 34, weight: .bold)
    heading.accessibilityTraits = [.staticText, .header]
    display.font = .monospacedDigitSystemFont(ofSize: 34, weight: .semibold)
    display.textAlignment = .center
    display.adjustsFontSizeToFitWidth = true
    display.accessibilityLabel = String(localized: "weight")
    hint.font = UIFontMetrics(forTextStyle: .subheadline)
      .scaledFont(for: .systemFont(ofSize: 15), maximumPointSize: 28)
    hint.adjustsFontForContentSizeCategory = true
    hint.textColor = .secondaryLabel
    hint.textAlignment = .center
    hint.numberOfLines = 0
    weights.selectedSegmentIndex = 1
    weights.isHidden = true
    weights.addAction(
      UIAction { [unowned self] _ in chooseWeight() }, for: .valueChanged)
    dial.isPressed = { [unowned self] touches in weigh(touches) }
    for view in [heading, dial, display, hint, weights, tareButton, calibrateButton] {
      self.view.addSubview(view)
    }
    show()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 12)
    // In landscape the dial is beside everything else.
    let isWide = area.width > area.height
    let (half, column) = area.divided(atDistance: isWide ? area.width / 2 : 0, from: .minXEdge)
    heading.frame = CGRect(x: column.minX, y: column.minY, width: column.width, height: 44)
    let buttonTop = layOutButtons(in: column)
    weights.frame = CGRect(x: column.minX, y: buttonTop - 44, width: column.width, height: 32)
    let hintBottom = weights.isHidden ? buttonTop - 12 : weights.frame.minY - 8
    // Large text may take a third of the height.
    let limit = isWide ? hintBottom - heading.frame.maxY : area.height / 3
    let hintHeight = min(hint.sizeThatFits(CGSize(width: column.width, height: 0)).height, limit)
    hint.frame = CGRect(
      x: column.minX, y: hintBottom - hintHeight, width: column.width, height: hintHeight)
    let space =
      isWide
      ? half
      : CGRect(
        x: area.minX, y: heading.frame.maxY, width: area.width,
        height: hint.frame.minY - heading.frame.maxY)
    let side = max(0, min(space.width, space.height))
    dial.frame = CGRect(
      x: space.midX - side / 2, y: space.midY - side / 2, width: side, height: side)
    display.frame = CGRect(
      x: dial.frame.midX - side / 4, y: dial.frame.midY - 24, width: side / 2, height: 48)
  }

  /// Places the buttons at the bottom of a column, above each other if their titles need it.
  ///
  /// - Returns: The top of the upper one.
  private func layOutButtons(in column: CGRect) -> Double {
    let buttons = [tareButton, calibrateButton]
    let sizes = buttons.map(\.intrinsicContentSize)
    let height = max(50, sizes.map(\.height).max() ?? 0)
    let half = (column.width - 12) / 2
    let isStacked = sizes.contains { $0.width > half }
    let rows = isStacked ? 2.0 : 1
    let top = column.maxY - rows * height - (rows - 1) * 8
    for (index, button) in buttons.enumerated() {
      let place = Double(index)
      button.frame =
        isStacked
        ? CGRect(x: column.minX, y: top + place * (height + 8), width: column.width, height: height)
        : CGRect(x: column.minX + place * (half + 12), y: top, width: half, height: height)
    }
    return top
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    // The user can switch 3D Touch off while something lies on the plate.
    if !canWeigh { scale.press([]) }
    show()
  }

  // MARK: Weighing

  /// Whether the screen feels force.
  private var canWeigh: Bool { traitCollection.forceTouchCapability == .available }

  private func weigh(_ touches: Set<UITouch>) {
    guard canWeigh else { return }
    let wasFull = scale.isFull
    // Prepares the generator for the next tick.
    if !touches.isEmpty { tick.prepare() }
    scale.press(touches.map { ($0.force, $0.maximumPossibleForce) })
    if scale.isFull, !wasFull { limitFeedback.notificationOccurred(.warning) }
    let ticks = Int(scale.gross / Self.gramsPerTick)
    if ticks != lastTick, !touches.isEmpty {
      tick.selectionChanged()
      speakWeight()
    }
    lastTick = ticks
    if touches.isEmpty { finishCalibrating(with: heaviest) }
    heaviest = touches.isEmpty ? 0 : max(heaviest, scale.load)
    show()
  }

  /// Has VoiceOver say what a finger that presses cannot look up.
  private func speakWeight() {
    guard UIAccessibility.isVoiceOverRunning else { return }
    UIAccessibility.post(notification: .announcement, argument: scale.text)
  }

  /// The largest load since something was laid on the plate.
  private var heaviest = 0.0

  private func tare() {
    scale.tareNow()
    show()
  }

  // MARK: Calibrating

  /// The next step of the second button.
  private enum CalibrationStep {
    case start, cancel, reset

    var title: String {
      switch self {
      case .start: String(localized: "Calibrate")
      case .cancel: String(localized: "Cancel")
      case .reset: String(localized: "Reset")
      }
    }
  }

  private var nextStep: CalibrationStep {
    if knownWeight != nil { return .cancel }
    return scale.correction == 1 ? .start : .reset
  }

  private func goOnCalibrating() {
    switch nextStep {
    case .start: return chooseWeight()
    case .cancel: knownWeight = nil
    case .reset: scale.reset()
    }
    show()
  }

  /// Begins to calibrate with one of the known weights.
  func calibrate(with grams: Int) {
    loadViewIfNeeded()
    guard let index = Self.knownWeights.firstIndex(of: grams) else { return }
    weights.selectedSegmentIndex = index
    chooseWeight()
  }

  private func chooseWeight() {
    knownWeight = Double(Self.knownWeights[weights.selectedSegmentIndex])
    show()
  }

  /// Calibrates with the load that was on the plate, after it was lifted.
  private func finishCalibrating(with load: Double) {
    guard let grams = knownWeight, load > 0 else { return }
    var weighed = scale
    weighed.press([(CGFloat(load), 1)])
    guard weighed.calibrate(with: grams) else { return }
    weighed.press([])
    scale = weighed
    knownWeight = nil
  }

  // MARK: Showing

  private func show() {
    display.text = canWeigh ? scale.text : "–"
    display.accessibilityValue = display.text
    dial.limit = scale.limit
    dial.share = scale.net / scale.limit
    dial.alpha = canWeigh ? 1 : 0.3
    weights.isHidden = knownWeight == nil
    calibrateButton.configuration?.title = nextStep.title
    for button in [tareButton, calibrateButton] { button.isEnabled = canWeigh }
    hint.text = words
    view.setNeedsLayout()
  }

  /// The hint for the user, or the reason why nothing can be weighed.
  private var words: String {
    guard canWeigh else {
      return String(
        localized:
          "This screen does not feel force. Where it has 3D Touch, switch that on in Settings.")
    }
    if let grams = knownWeight {
      return String(
        localized: "Choose a weight you know, lay \(Int(grams)) g on the dial, and lift it again.")
    }
    if scale.tare != 0 {
      let weight = Scale.text(of: scale.tare)
      return String(localized: "Weighed from \(weight). Tare again to begin at 0.")
    }
    return String(localized: "Press the dial, or lay a spoon on it and something in the spoon.")
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = title
    configuration.cornerStyle = .large
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
  }
}

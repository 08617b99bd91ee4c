/// A number of points with a stepper.
@MainActor
final class FormattingStepperView: FormattingComponentView {
  typealias Descriptor = UITextFormattingViewController.FormattingDescriptor
  typealias Change = UITextFormattingViewController.ChangeValue

  /// A value that the component shows.
  struct Value {
    /// The value as a text.
    let text: String
    /// The text that is shown in front of it.
    var prefix = ""
    /// The value from which the stepper begins.
    let points: Double
  }

  override var minimumWidth: CGFloat { FormattingMetrics.stepper }

  /// Creates a component.
  ///
  /// - Parameters:
  ///   - label: The name for VoiceOver.
  ///   - value: Returns the value of a formatting.
  ///   - change: Returns the change that gives text a value.
  init(
    _ label: String, value: @escaping (Descriptor) -> Value, change: @escaping (Double) -> Change
  ) {
    (self.value, self.change) = (value, change)
    super.init(frame: .zero)
    backgroundColor = FormattingMetrics.background
    layer.cornerRadius = FormattingMetrics.radius
    number.font = FormattingMetrics.font
    number.adjustsFontSizeToFitWidth = true
    number.isAccessibilityElement = true
    number.accessibilityLabel = label
    stepper.minimumValue = FormattingMetrics.sizes.lowerBound
    stepper.maximumValue = FormattingMetrics.sizes.upperBound
    stepper.accessibilityLabel = label
    stepper.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onRequest(.change(self.change(stepper.value)))
      }, for: .valueChanged)
    addSubview(number)
    addSubview(stepper)
    update()
  }

  required init?(coder: NSCoder) { nil }

  override func update() {
    let new = value(descriptor)
    number.text = new.prefix + new.text
    number.accessibilityValue = new.text
    stepper.value = new.points
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (size, inset) = (stepper.intrinsicContentSize, FormattingMetrics.inset)
    let isFromRight = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge = (bounds.height - size.height) / 2
    stepper.frame = CGRect(
      x: isFromRight ? edge : bounds.width - edge - size.width, y: edge, width: size.width,
      height: size.height)
    let width = max(0, bounds.width - size.width - edge - inset - FormattingMetrics.gap)
    number.frame = CGRect(
      x: isFromRight ? bounds.width - inset - width : inset, y: 0, width: width,
      height: bounds.height)
  }

  // MARK: Internals

  private let value: (Descriptor) -> Value
  private let change: (Double) -> Change
  private let number = UILabel()
  private let stepper = UIStepper()
}

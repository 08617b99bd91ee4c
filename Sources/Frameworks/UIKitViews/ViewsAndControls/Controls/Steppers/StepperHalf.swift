import TactusVoiceOver

/// The accessibility element of one half of a stepper (Controls.CT7).
final class StepperHalf: UIAccessibilityElement {
  private weak var stepper: UIStepper?
  private let step: UIStepper.Step

  init(_ step: UIStepper.Step, of stepper: UIStepper) {
    (self.step, self.stepper) = (step, stepper)
    super.init(accessibilityContainer: stepper)
  }

  override var accessibilityLabel: String? {
    get {
      let word = VoiceOverStrings.ofPhone[step == .less ? .decrement : .increment]
      return [stepper?.accessibilityLabel, word].compactMap(\.self).joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityFrameInContainerSpace: CGRect {
    get { stepper?.half(step) ?? .zero }
    set { super.accessibilityFrameInContainerSpace = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      canBeUsed ? .button : [.button, .notEnabled]
    }
    set { super.accessibilityTraits = newValue }
  }

  override func accessibilityActivate() -> Bool {
    guard canBeUsed else { return false }
    stepper?.go(step, sendsActions: true)
    return true
  }

  private var canBeUsed: Bool {
    guard let stepper else { return false }
    return stepper.isEnabled && stepper.canGo(step)
  }
}

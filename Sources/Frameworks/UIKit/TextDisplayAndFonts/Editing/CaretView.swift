/// The line that shows where is written next; it blinks.
///
/// Step TF10 is in `Documentation/Behaviour/TextFields.md`.
final class CaretView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    isUserInteractionEnabled = false
    isOpaque = false
    layer.cornerRadius = CaretMeasures.width / 2
  }

  /// Makes none: archives are not read.
  required init?(coder: NSCoder) { nil }

  /// Whether it is there; what is there is seen at once, and goes on to blink.
  var isOn = false {
    didSet {
      if let timer { AppTimers.shared.remove(timer) }
      timer = nil
      isHidden = !isOn
      if isOn { wait() }
    }
  }

  // MARK: Internals

  private var timer: Int?

  private func wait() {
    timer = AppTimers.shared.add(at: AppTimers.shared.now + CaretMeasures.blink) { [weak self] in
      guard let self, isOn else { return }
      isHidden.toggle()
      wait()
    }
  }
}

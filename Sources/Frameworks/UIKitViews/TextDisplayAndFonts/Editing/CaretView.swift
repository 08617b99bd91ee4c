/// The blinking caret (TextFields.TF10).
package final class CaretView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    isUserInteractionEnabled = false
    isOpaque = false
    layer.cornerRadius = CaretMetrics.width / 2
  }

  /// Returns nil: the view cannot be unarchived.
  package required init?(coder: NSCoder) { nil }

  /// Whether the caret is shown; turning it on shows it at once and restarts the blinking.
  package var isOn = false {
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
    timer = AppTimers.shared.add(at: AppTimers.shared.now + CaretMetrics.blink) { [weak self] in
      guard let self, isOn else { return }
      isHidden.toggle()
      wait()
    }
  }
}

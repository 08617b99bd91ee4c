/// A progress that fills over time, and then turns the page of a page control (Controls.PP2…).
@preconcurrency @MainActor
open class UIPageControlTimerProgress: UIPageControlProgress {
  /// Creates a progress that is paused until it is resumed.
  ///
  /// - Parameter preferredDuration: The duration of a page, in seconds.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// The duration of a page without its own duration, in seconds.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last page.
  open var resetsToInitialPageAfterEnd = false
  /// Whether the time runs.
  open var isRunning: Bool { frames != nil }

  /// Lets the time run.
  open func resumeTimer() {
    guard frames == nil else { return }
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      step(to: link.targetTimestamp)
    }
    last = nil
    link.add(to: .main, forMode: .common)
    frames = link
  }

  /// Lets the time stand still.
  open func pauseTimer() {
    frames?.invalidate()
    frames = nil
  }

  /// Sets the seconds of a page.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
  /// Returns the seconds of a page.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  // MARK: Internals

  private var durations: [Int: TimeInterval] = [:]
  private var frames: CADisplayLink?
  private var last: TimeInterval?

  private var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
    delegate as? any UIPageControlTimerProgressDelegate
  }

  private func step(to time: TimeInterval) {
    defer { last = time }
    guard let control, let last else { return }
    let duration = duration(forPage: control.currentPage)
    guard duration > 0 else { return advance(control) }
    currentProgress += Float((time - last) / duration)
    timerDelegate?.pageControlTimerProgressDidChange(self)
    if currentProgress >= 1 { advance(control) }
  }

  /// Turns to the next page (Controls.PP3).
  private func advance(_ control: UIPageControl) {
    let isLast = control.currentPage == control.numberOfPages - 1
    guard !isLast || resetsToInitialPageAfterEnd else { return pauseTimer() }
    let page = isLast ? 0 : control.currentPage + 1
    guard timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: page) != false else {
      return pauseTimer()
    }
    control.turn(to: page)
  }
}

/// The methods by which a delegate follows a timed progress; all are optional.
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// The progress has changed.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Returns whether the page may advance.
  func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  /// Does nothing.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  /// Returns true.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}

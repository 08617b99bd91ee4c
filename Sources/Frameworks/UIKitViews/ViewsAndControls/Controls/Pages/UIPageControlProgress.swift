/// The progress within the current page of a page control (Controls.PP1…).
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  /// Creates a progress of 0.
  public override init() { super.init() }

  /// The delegate.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// The progress within the current page, 0…1.
  open var currentProgress: Float = 0 {
    didSet {
      currentProgress = min(max(0, currentProgress), 1)
      control?.progressChanged()
    }
  }
  /// Whether the page control shows the progress.
  open var isProgressVisible: Bool { isShown }

  // MARK: Internals

  /// The page control that shows this progress.
  weak var control: UIPageControl? { didSet { controlChanged() } }
  private var isShown = false

  /// Called when the page control was set or removed, or has changed its page.
  func pageChanged() {
    guard let control else { return }
    currentProgress =
      delegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? 0
  }

  func controlChanged() {
    guard isShown != (control != nil) else { return }
    isShown = control != nil
    delegate?.pageControlProgressVisibilityDidChange(self)
    pageChanged()
  }
}

/// The methods by which a delegate follows the progress within a page; all are optional.
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Returns the initial progress of a page.
  func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float
  /// Called when the page control begins or stops showing the progress.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// Returns 0.
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { 0 }
  /// Does nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

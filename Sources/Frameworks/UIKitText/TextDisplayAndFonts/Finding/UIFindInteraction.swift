/// An interaction by which a user finds and replaces text in a view.
///
/// Steps TextFinding.FI1… are in `Documentation/Behaviour/TextFinding.md`.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// Creates an interaction with the delegate that provides sessions.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The delegate.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The session while the find bar is shown.
  open private(set) var activeFindSession: UIFindSession?

  open func willMove(to view: UIView?) { if view !== self.view { dismissFindNavigator() } }
  open func didMove(to view: UIView?) { self.view = view }

  // MARK: Find bar

  /// Whether the find bar is shown.
  open var isFindNavigatorVisible: Bool { bar != nil }

  /// Shows the find bar, and begins a session if the delegate has one (TextFinding.FI1).
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, let window = view.window else {
      return RuntimeWarning.once(
        "a UIFindInteraction cannot present its find bar: its view is not in a window")
    }
    if let bar {
      bar.focus(showsReplacement: showingReplace && supportsReplacement)
      return makeRoom()
    }
    guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
    activeFindSession = session
    session.onChange = { [weak self] in self?.updateResultCount() }
    formerResponder = window.firstResponder
    let bar = FindNavigatorView(self, in: window)
    self.bar = bar
    window.addSubview(bar)
    bar.focus(showsReplacement: showingReplace && supportsReplacement)
    makeRoom()
    delegate?.findInteraction(self, didBegin: session)
    search()
  }

  /// Hides the find bar, and ends the session.
  open func dismissFindNavigator() {
    guard let bar else { return }
    self.bar = nil
    makeRoom()
    bar.endEditing(true)
    bar.removeFromSuperview()
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    session.invalidateFoundResults()
    session.onChange = {}
    formerResponder?.becomeFirstResponder()
    formerResponder = nil
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Updates the number of results from the session.
  open func updateResultCount() { bar?.updateResults() }

  // MARK: Search

  /// The text to find.
  open var searchText: String? {
    didSet {
      guard searchText != oldValue else { return }
      bar?.updateTexts()
      search()
    }
  }
  /// The text that replaces results.
  open var replacementText: String? {
    didSet { if replacementText != oldValue { bar?.updateTexts() } }
  }
  /// Highlights the next result.
  open func findNext() { activeFindSession?.highlightNextResult(in: .forward) }
  /// Highlights the previous result.
  open func findPrevious() { activeFindSession?.highlightNextResult(in: .backward) }

  // MARK: Internals

  private var bar: FindNavigatorView?
  private weak var formerResponder: UIResponder?
  private let options = UITextSearchOptions()

  private var supportsReplacement: Bool { activeFindSession?.supportsReplacement == true }

  /// The height that the find bar covers of the view, and by which its content can be scrolled
  /// further, in points.
  private(set) var coveredHeight: CGFloat = 0

  /// Lets the content be scrolled above the find bar (TextFinding.FI3).
  private func makeRoom() {
    guard let view else { return }
    var covered: CGFloat = 0
    if let bar, let window = view.window {
      covered = max(0, view.convert(view.bounds, to: window).maxY - bar.frame.minY)
    }
    if let scrolling = view as? UIScrollView, covered != coveredHeight {
      scrolling.contentInset.bottom += covered - coveredHeight
    }
    coveredHeight = covered
  }

  /// Searches again after a change of the text, which stays where the user edits it.
  func searchAgain() {
    guard let session = activeFindSession else { return }
    session.scrollsToResult = false
    search()
    session.scrollsToResult = true
  }

  private func search() {
    activeFindSession?.performSearch(query: searchText ?? "", options: options)
    updateResultCount()
  }

  /// Replaces the highlighted result, or all results.
  func replace(all: Bool) {
    guard let session = activeFindSession, let searchText, !searchText.isEmpty else { return }
    let text = replacementText ?? ""
    if all {
      session.replaceAll(searchQuery: searchText, replacementString: text, options: options)
    } else {
      session.performSingleReplacement(
        query: searchText, replacementString: text, options: options)
    }
    updateResultCount()
  }
}

import TactusUIKitViews

/// The content and the background that configurations make of a cell, a header or a footer.
///
/// Steps CellConfigurations.CC10…
@MainActor
final class ConfiguredParts {
  private unowned let owner: UIView
  /// The view that holds the content view, with the margins of the cell.
  private let container: UIView

  /// The configuration of the content; `nil` for none.
  private(set) var content: (any UIContentConfiguration)?
  /// The view that shows the content.
  private(set) var contentView: (any UIView & UIContentView)?
  /// The configuration of the background; `nil` for none.
  private(set) var background: UIBackgroundConfiguration?
  private(set) var backgroundView: BackgroundConfigurationView?

  /// Whether the content follows the state.
  var updatesContent = true
  /// Whether the background follows the state.
  var updatesBackground = true
  /// Whether an update was requested, or the state may have changed.
  private(set) var needsUpdate = true
  /// The state of the last update.
  private var lastState: AnyHashable?

  init(_ owner: UIView, in container: UIView) { (self.owner, self.container) = (owner, container) }

  // MARK: Setting

  /// Shows a content, by the present view if that supports it (CellConfigurations.CC10).
  func setContent(_ new: (any UIContentConfiguration)?, _ state: any UIConfigurationState) {
    guard let new else {
      contentView?.removeFromSuperview()
      (content, contentView) = (nil, nil)
      return owner.setNeedsLayout()
    }
    let current = updatesContent ? new.updated(for: state) : new
    content = current
    if let contentView, contentView.superview === container, contentView.supports(current) {
      contentView.configuration = current
    } else {
      for view in container.subviews { view.removeFromSuperview() }
      let view = current.makeContentView()
      view.frame = container.bounds
      container.addSubview(view)
      contentView = view
    }
    owner.setNeedsLayout()
  }

  /// Shows a background (CellConfigurations.CC13).
  func setBackground(_ new: UIBackgroundConfiguration?, _ state: any UIConfigurationState) {
    guard let new else {
      background = nil
      backgroundView?.removeFromSuperview()
      return backgroundView = nil
    }
    let current = updatesBackground ? new.updated(for: state) : new
    background = current
    if let backgroundView {
      backgroundView.configuration = current
    } else {
      let view = BackgroundConfigurationView(current)
      view.frame = owner.bounds
      owner.insertSubview(view, at: 0)
      backgroundView = view
    }
  }

  // MARK: Updating

  /// Requests an update before the next layout (CellConfigurations.CC11).
  func setNeedsUpdate() {
    needsUpdate = true
    owner.setNeedsLayout()
  }

  /// Performs a requested update (CellConfigurations.CC11).
  ///
  /// - Parameters:
  ///   - state: Returns the current state.
  ///   - update: Updates what the app configures.
  func updateIfNeeded<State: UIConfigurationState & Hashable>(
    _ state: () -> State, _ update: (State) -> Void
  ) {
    guard needsUpdate else { return }
    needsUpdate = false
    let state = state()
    if lastState != AnyHashable(state) {
      lastState = state
      if updatesContent, let content { setContent(content, state) }
      if updatesBackground, let background { setBackground(background, state) }
    }
    update(state)
  }

  // MARK: Layout

  /// Lays out content and background in their superviews.
  func layOut() {
    if let backgroundView {
      if backgroundView.frame != owner.bounds { backgroundView.frame = owner.bounds }
      if owner.subviews.first !== backgroundView { owner.sendSubviewToBack(backgroundView) }
    }
    guard let contentView else { return }
    if contentView.frame != container.bounds { contentView.frame = container.bounds }
  }

  /// Returns the height of the content in a width; `nil` without content (CellConfigurations.CC14).
  func contentHeight(inWidth width: CGFloat) -> CGFloat? {
    guard let contentView else { return nil }
    let fitting = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if fitting.height > 0 { return fitting.height }
    let own = contentView.intrinsicContentSize.height
    return own > 0 ? own : TableMetrics.rowHeight
  }

  /// Returns the height of a row for that of its content: a list's content has at least the default
  /// height of rows (CellConfigurations.CC14).
  func rowHeight(_ height: CGFloat) -> CGFloat {
    contentView is UIListContentView ? max(height, TableMetrics.rowHeight) : height
  }

  /// The leading edge of the text of a list's content, in its view; `nil` for other content.
  var textStart: CGFloat? {
    guard let view = contentView as? UIListContentView else { return nil }
    return view.textStart
  }
}

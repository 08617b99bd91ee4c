// Unavailable content (ContentUnavailable.CU6…).
extension UIViewController {
  /// The configuration of the view that covers the controller's view, such as a
  /// `UIContentUnavailableConfiguration`; nil for none.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailableContent.configuration }
    set {
      unavailableContent.configuration = newValue
      if isViewLoaded { showUnavailableContent() }
    }
  }

  /// The state of the controller: its traits, and the text in its search bar.
  var ownContentUnavailableState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    let text = storedNavigationItem?.searchController?.searchBar.text ?? ""
    state.searchText = text.isEmpty ? nil : text
    return state
  }

  /// Requests an update at the next layout (ContentUnavailable.CU7).
  func requestUnavailableContentUpdate() {
    unavailableContent.needsUpdate = true
    ownView?.setNeedsLayout()
  }

  /// Performs a requested update.
  func updateUnavailableContent() {
    guard unavailableContent.needsUpdate else { return }
    unavailableContent.needsUpdate = false
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  /// Shows the configuration's view in front of the controller's content; nil removes it
  /// (ContentUnavailable.CU6).
  func showUnavailableContent() {
    guard let view = ownView else { return }
    let old = unavailableContent.view
    guard let configuration = unavailableContent.configuration else {
      old?.removeFromSuperview()
      unavailableContent.view = nil
      return
    }
    if let old, old.supports(configuration) {
      old.configuration = configuration
    } else {
      old?.removeFromSuperview()
      unavailableContent.view = configuration.makeContentView()
    }
    guard let new = unavailableContent.view else { return }
    if new.superview !== view { view.addSubview(new) }
    placeUnavailableContent()
  }

  /// Places the view over the visible part of the controller's.
  func placeUnavailableContent() {
    guard let view = ownView, let cover = unavailableContent.view else { return }
    if cover.frame != view.bounds { cover.frame = view.bounds }
    if view.subviews.last !== cover { view.bringSubviewToFront(cover) }
  }
}

/// The configuration of a controller without content, and its view.
struct UnavailableContent {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// Whether an update is pending; initially true.
  var needsUpdate = true
}

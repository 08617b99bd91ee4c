/// A guide of a view that follows something that moves, and activates constraints for its edges.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
  /// Sets the constraints that are active while the guide is near an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) {
    nearConstraints.removeAll { $0.edge == edge }
    nearConstraints.append((edge, trackingConstraints))
    updateConstraints()
  }

  /// Returns the constraints that are active while the guide is near an edge.
  open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    nearConstraints.first { $0.edge == edge }?.constraints ?? []
  }

  /// Sets the constraints that are active while the guide is away from an edge.
  open func setConstraints(
    _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) {
    awayConstraints.removeAll { $0.edge == edge }
    awayConstraints.append((edge, trackingConstraints))
    updateConstraints()
  }

  /// Returns the constraints that are active while the guide is away from an edge.
  open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    awayConstraints.first { $0.edge == edge }?.constraints ?? []
  }

  /// Removes all of these constraints.
  open func removeAllTrackedConstraints() {
    NSLayoutConstraint.deactivate((nearConstraints + awayConstraints).flatMap(\.constraints))
    (nearConstraints, awayConstraints) = ([], [])
  }

  // MARK: Internals

  private typealias EdgeConstraints = (
    edge: NSDirectionalRectEdge, constraints: [NSLayoutConstraint]
  )
  private var nearConstraints: [EdgeConstraints] = []
  private var awayConstraints: [EdgeConstraints] = []

  /// The keyboard is at the bottom, as wide as the screen (ViewLayout.VL18).
  private func updateConstraints() {
    let edges: NSDirectionalRectEdge = [.bottom, .leading, .trailing]
    for (edge, constraints) in nearConstraints {
      for constraint in constraints { constraint.isActive = edges.contains(edge) }
    }
    for (edge, constraints) in awayConstraints {
      for constraint in constraints { constraint.isActive = !edges.contains(edge) }
    }
  }
}

/// The guide of the area that the keyboard covers; without a keyboard, of the area below the safe
/// area (ViewLayout.VL17).
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide follows an undocked keyboard; an iPhone's keyboard is always docked.
  open var followsUndockedKeyboard = false
  /// Whether the guide without a keyboard ends at the safe area instead of the view's bottom edge.
  open var usesBottomSafeArea = true { didSet { topAnchorChanged() } }
  /// The distance from the keyboard at which a drag dismisses it, in points.
  open var keyboardDismissPadding: CGFloat = 0

  // MARK: Internals

  private var top: NSLayoutConstraint?

  /// Relates the guide to its view.
  func attach(to view: UIView) {
    identifier = "keyboard"
    view.addLayoutGuide(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    topAnchorChanged()
    InputViewPresenter.shared.add(self)
  }

  /// Follows the keyboard with a frame on the screen, or none.
  ///
  /// - Returns: Whether the guide has changed.
  func follow(_ keyboard: CGRect?) -> Bool {
    let before = overlap
    overlap = keyboard.flatMap(overlap)
    guard overlap != before else { return false }
    topAnchorChanged()
    return true
  }

  /// The height of the keyboard above the lower edge of the view; nil without a keyboard above the
  /// safe area.
  private var overlap: CGFloat?

  private func overlap(with keyboard: CGRect) -> CGFloat? {
    guard let view = owningView, view.window != nil else { return nil }
    let frame = view.convert(view.bounds, to: nil)
    let height = min(frame.maxY - keyboard.minY, frame.height)
    let covered = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    return height > covered ? height : nil
  }

  private func topAnchorChanged() {
    guard let view = owningView else { return }
    top?.isActive = false
    if let overlap {
      top = topAnchor.constraint(equalTo: view.bottomAnchor, constant: -overlap)
      top?.isActive = true
      return
    }
    let edge = usesBottomSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor
    top = topAnchor.constraint(equalTo: edge)
    top?.isActive = true
  }
}

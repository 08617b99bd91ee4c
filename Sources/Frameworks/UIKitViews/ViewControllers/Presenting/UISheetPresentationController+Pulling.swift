// The detents of a sheet, and the pan that moves it between them (Presentations.PR8…,
// Presentations.DE1…, in `Documentation/Behaviour/Presentations.md`).
extension UISheetPresentationController {
  /// A detent with its height in the sheet's container, in points.
  struct ResolvedDetent {
    let identifier: Detent.Identifier
    let height: CGFloat
  }

  /// The fraction of its height from which a released sheet is dismissed.
  ///
  /// - Source: openuikit's author on a simulator. Confidence: measured.
  private static let pullShare: CGFloat = 0.5
  /// The speed above which a released sheet continues in its direction regardless of distance, in
  /// points per second.
  ///
  /// - Source: openuikit's author on a simulator. Confidence: measured for dismissals.
  private static let pullSpeed: CGFloat = 1000
  /// The height of the medium detent as a fraction of the screen's height.
  ///
  /// - Source: Apple's reference says approximately half. Confidence: guess.
  private static let mediumShare: CGFloat = 0.5

  /// The active detents from the smallest to the largest; the large one if none is active
  /// (Presentations.DE1, Presentations.DE2).
  var places: [ResolvedDetent] {
    guard let container = containerView else { return [] }
    if isCentered {
      return [
        ResolvedDetent(identifier: .large, height: container.bounds.maxY - centeredFrame.minY)
      ]
    }
    guard isEdgeAttached else { return [ResolvedDetent(identifier: .large, height: maximumHeight)] }
    let bottom = container.window?.safeAreaInsets.bottom ?? 0
    let maximum = maximumHeight - bottom
    let context = SheetDetentContext(
      traitCollection, maximum: maximum,
      medium: container.bounds.height * Self.mediumShare - bottom)
    let keyboard = keyboardOverlap
    let active = detents.compactMap { detent -> ResolvedDetent? in
      guard let value = detent.resolvedValue(in: context), value.isFinite, value > 0 else {
        return nil
      }
      // A keyboard replaces the safe area (Presentations.DE9).
      let height = min(min(value, maximum) + max(bottom, keyboard), maximumHeight)
      return ResolvedDetent(identifier: detent.identifier, height: height)
    }
    guard !active.isEmpty else {
      return [ResolvedDetent(identifier: .large, height: maximumHeight)]
    }
    return active.enumerated()
      .sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }.map(\.element)
  }

  /// The place at which the sheet rests (Presentations.DE3).
  var selectedPlace: ResolvedDetent {
    let places = places
    return places.first { $0.identifier == selectedDetentIdentifier } ?? places.first
      ?? ResolvedDetent(identifier: .large, height: 0)
  }

  /// Returns the opacity of the dimming view at a height, as a fraction (Presentations.DE5).
  func dimming(at height: CGFloat) -> CGFloat {
    let places = places
    guard let smallest = places.first?.height else { return 1 }
    guard let identifier = largestUndimmedDetentIdentifier,
      let undimmed = places.first(where: { $0.identifier == identifier })?.height
    else { return min(1, max(0, height / max(1, smallest))) }
    guard let next = places.first(where: { $0.height > undimmed })?.height else { return 0 }
    return min(1, max(0, (height - undimmed) / (next - undimmed)))
  }

  /// Returns the fraction by which the presenting view is scaled back behind a card with a height:
  /// only the full height moves it (Presentations.DE6).
  func presentingScale(at height: CGFloat) -> CGFloat {
    guard isEdgeAttached, places.last.map({ $0.height >= maximumHeight - 1 }) == true else {
      return 0
    }
    let below = places.dropLast().last?.height ?? 0
    return min(1, max(0, (height - below) / max(1, maximumHeight - below)))
  }

  /// Whether the card can grow (Presentations.DE7).
  var canExpand: Bool { selectedPlace.height < (places.last?.height ?? 0) }

  /// Returns whether a finger moves the sheet rather than scrolling its content.
  func takesPull(_ travel: CGVector) -> Bool {
    guard abs(travel.dy) > abs(travel.dx) else { return false }
    return travel.dy > 0 || canExpand && prefersScrollingExpandsWhenScrolledToEdge
  }

  /// Moves the card with the finger (Presentations.PR8).
  func pulled() {
    guard let view = presentedView, !isMoving else { return }
    switch pan.state {
    case .began:
      if returnAnimator?.state == .active { returnAnimator?.stopAnimation(true) }
      grabbedHeight = (containerView?.bounds.maxY ?? 0) - view.frame.minY
      follow(view)
    case .changed: follow(view)
    case .ended: release(view)
    case .cancelled, .failed: rest()
    case .possible: break
    }
  }

  /// The height at which the finger holds the card.
  private var pulledHeight: CGFloat {
    let places = places
    guard let smallest = places.first?.height, let largest = places.last?.height else { return 0 }
    let height = grabbedHeight - pan.translation(in: containerView).y
    if height > largest {
      // A card without other detents does not move up (Presentations.DE7, Presentations.PR8).
      guard places.count > 1 else { return largest }
      return largest + CGFloat(RubberBand.pulled(Double(height - largest), length: 100)) / 2
    }
    if height < smallest, presentedViewController.isModalInPresentation {
      // A modal sheet moves with rubber-band resistance (Presentations.PR9).
      let way = RubberBand.pulled(Double(smallest - height), length: Double(smallest))
      return smallest - CGFloat(way) / 2
    }
    return height
  }

  private func follow(_ view: UIView) {
    let height = pulledHeight
    let smallest = places.first?.height ?? height
    // Below the smallest detent the card keeps its size, and moves down.
    var frame = frame(ofHeight: max(height, smallest))
    frame.origin.y = (containerView?.bounds.maxY ?? 0) - height
    view.frame = frame
    show(at: height)
  }

  /// Moves the card to a detent or dismisses it (Presentations.DE3, Presentations.PR8).
  private func release(_ view: UIView) {
    let places = places
    let (height, speed) = (pulledHeight, pan.velocity(in: containerView).y)
    guard let smallest = places.first else { return }
    if height < smallest.height {
      let way = smallest.height - height
      let isFast = speed >= Self.pullSpeed
      guard way > smallest.height * Self.pullShare || isFast else { return select(smallest) }
      return dismissByUser(velocity: max(0, speed)) { rest() }
    }
    let near = places.min { abs($0.height - height) < abs($1.height - height) } ?? smallest
    guard abs(speed) >= Self.pullSpeed else { return select(near) }
    if speed < 0 { return select(places.first { $0.height >= height } ?? near) }
    guard let lower = places.last(where: { $0.height < height }) else {
      return dismissByUser(velocity: speed) { rest() }
    }
    select(lower)
  }

  /// Selects a detent for the user, notifies the delegate if it changes, and moves the card there.
  func select(_ place: ResolvedDetent) {
    let isOther = place.identifier != selectedPlace.identifier
    guard isOther else { return rest() }
    animateChanges { selectedDetentIdentifier = place.identifier }
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}

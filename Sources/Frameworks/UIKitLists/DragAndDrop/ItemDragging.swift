@_spi(UIKitModules) import TactusUIKitViews

/// The drags and drops of the items of a table or a collection view.
///
/// Steps DragAndDrop.LI1…
@MainActor
final class ItemDragging: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private weak var host: (any ItemDragHost)?
  private lazy var drag = UIDragInteraction(delegate: self)
  private lazy var drop = UIDropInteraction(delegate: self)
  /// The paths from which the items of the present drag come, by item.
  private var sources: [ObjectIdentifier: IndexPath] = [:]
  /// The cells that are dragged, whose paths a drop may change.
  private var cells: [UIView] = []
  private var plan: DropPlan?
  private var lastProposal: UIDropProposal?
  private var lastPath: IndexPath?
  private(set) var hasActiveDrag = false
  private(set) var hasActiveDrop = false

  /// Creates the drags and drops of a scroll view.
  init(of host: any ItemDragHost) { self.host = host }

  /// Adds the interactions to the view that its delegates need.
  func update() {
    guard let host else { return }
    drag.isEnabled = host.allowsDrags
    if drag.view == nil { host.addInteraction(drag) }
    if drop.view == nil { host.addInteraction(drop) }
  }

  // MARK: Dragging

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let host, let path = host.dragPath(at: session.location(in: host)) else { return [] }
    (sources, cells) = ([:], [])
    return note(host.dragItems(session, at: path), from: path)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] {
    guard let host, let path = host.dragPath(at: point), !sources.values.contains(path) else {
      return []
    }
    return note(host.dragItems(addedTo: session, at: path, point), from: path)
  }

  private func note(_ items: [UIDragItem], from path: IndexPath) -> [UIDragItem] {
    for item in items { sources[ObjectIdentifier(item)] = path }
    if !items.isEmpty, let cell = host?.dragCell(at: path) {
      cells.append(cell)
      host?.setDragState(hasActiveDrag ? 2 : 1, of: cell)
    }
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { cellPreview(of: item) }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { cellPreview(of: item) ?? defaultPreview }

  private func cellPreview(of item: UIDragItem) -> UITargetedDragPreview? {
    guard let host, let path = sources[ObjectIdentifier(item)], let cell = host.dragCell(at: path)
    else { return nil }
    let parameters = host.dragParameters(at: path) ?? UIDragPreviewParameters()
    return UITargetedDragPreview(view: cell, parameters: parameters)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    animator.addCompletion { [weak self] position in
      if position == .start { self?.endDrag() }
    }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { host?.dragAllowsMove(session) ?? true }

  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { host?.dragIsRestricted(session) ?? false }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    hasActiveDrag = true
    for cell in cells { host?.setDragState(2, of: cell) }
    host?.dragBegan(session)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    endDrag()
    host?.dragEnded(session)
  }

  private func endDrag() {
    hasActiveDrag = false
    for cell in cells { host?.setDragState(0, of: cell) }
    (sources, cells) = ([:], [])
  }

  // MARK: Dropping

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    guard let host else { return false }
    return host.hasDropDelegate ? host.handlesDrop(session) : ownPath(session) != nil
  }

  /// Returns the path of the only item, if it is moved without a drop delegate.
  private func ownPath(_ session: any UIDropSession) -> IndexPath? {
    guard let host, session.items.count == 1, let item = session.items.first,
      let path = sources[ObjectIdentifier(item)], host.movesOwnItem(at: path)
    else { return nil }
    return path
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    hasActiveDrop = true
    host?.dropEntered(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let host else { return UIDropProposal(operation: .cancel) }
    let place = session.location(in: host)
    scroll(at: place)
    let path = host.dragPath(at: place)
    guard host.hasDropDelegate else {
      let own = ownPath(session)
      let proposal = UIDropProposal(operation: own == nil || path == nil ? .cancel : .move)
      note(proposal, at: path, inserts: proposal.operation == .move, session)
      return proposal
    }
    let (proposal, inserts) = host.dropUpdated(session, at: path)
    note(proposal, at: path, inserts: inserts, session)
    return proposal
  }

  /// Opens a gap where rows would be inserted (DragAndDrop.LI4).
  private func note(
    _ proposal: UIDropProposal, at path: IndexPath?, inserts: Bool, _ session: any UIDropSession
  ) {
    (lastProposal, lastPath) = (proposal, path)
    let isAccepted = proposal.operation == .copy || proposal.operation == .move
    guard let host, let path, inserts, isAccepted else {
      host?.showDropGap(nil)
      return
    }
    let source =
      proposal.operation == .move && session.items.count == 1
      ? session.items.first.flatMap { sources[ObjectIdentifier($0)] } : nil
    host.showDropGap(
      DropGap(source: source, target: path, height: host.dragArea(of: source ?? path).height))
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    host?.showDropGap(nil)
    host?.dropExited(session)
    (hasActiveDrop, lastProposal, lastPath) = (false, nil, nil)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let host, let proposal = lastProposal else { return }
    let items = session.items.map { item in
      let path = sources[ObjectIdentifier(item)]
      return DropPlan.Item(
        item, from: path, size: path.map { host.dragArea(of: $0).size } ?? .zero)
    }
    let plan = DropPlan(items, to: lastPath, proposal, session)
    self.plan = plan
    host.showDropGap(nil)
    if host.hasDropDelegate { return host.performDrop(plan) }
    guard let source = ownPath(session), let target = lastPath, let item = session.items.first
    else { return }
    // The path of the source is no longer valid once the item has moved.
    _ = plan.set(item, in: host) { [weak host] in host?.dragArea(of: target) ?? .zero }
    if source != target { host.moveOwnItem(from: source, to: target) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let target = plan?.targets[ObjectIdentifier(item)] else { return defaultPreview }
    return target()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let own = plan?.animators[ObjectIdentifier(item)] else { return }
    animator.addAnimations { own.animate() }
    animator.addCompletion { own.complete($0) }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    host?.showDropGap(nil)
    (hasActiveDrop, plan, lastProposal, lastPath) = (false, nil, nil, nil)
    if host?.hasDropDelegate == true { host?.dropEnded(session) }
  }

  // MARK: Scrolling

  /// Scrolls while the finger is near the upper or lower edge (DragAndDrop.LI5).
  private func scroll(at place: CGPoint) {
    guard let host else { return }
    let free = host.bounds.inset(by: host.adjustedContentInset)
    let step: CGFloat =
      place.y < free.minY + Self.scrollEdge
      ? -Self.scrollStep : place.y > free.maxY - Self.scrollEdge ? Self.scrollStep : 0
    guard step != 0 else { return }
    let lowest = -host.adjustedContentInset.top
    let highest = max(
      lowest, host.contentSize.height - host.bounds.height + host.adjustedContentInset.bottom)
    let y = min(max(host.contentOffset.y + step, lowest), highest)
    if y != host.contentOffset.y { host.contentOffset.y = y }
  }

  /// The distance from an edge within which the list scrolls, in points.
  ///
  /// - Source: none. Confidence: guess.
  private static let scrollEdge: CGFloat = 44
  /// The distance by which each movement of the finger scrolls, in points.
  ///
  /// - Source: none. Confidence: guess.
  private static let scrollStep: CGFloat = 8
}

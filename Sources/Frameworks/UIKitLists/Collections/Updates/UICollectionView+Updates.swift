// Updates of a collection view. Steps Collections.CV40…CV47 are in
// `Documentation/Behaviour/Collections.md`.
extension UICollectionView {
  /// The duration of the animation of updates, in seconds.
  ///
  /// - Source: screen recordings of lists. Confidence: guess.
  static let changeDuration: TimeInterval = 0.3

  /// Collects updates and applies them when the outermost batch ends (Collections.CV40).
  func performUpdates(_ updates: () -> Void, _ completion: ((Bool) -> Void)?) {
    // A pending layout uses the data before the updates, which the closure may discard.
    if depth == 0 {
      movement?.abandon()
      prepareLayout()
    }
    let before = depth == 0 ? currentAttributes() : [:]
    depth += 1
    updates()
    depth -= 1
    guard depth == 0 else {
      // A nested batch completes with the outermost one.
      if let completion { completions.append(completion) }
      return
    }
    let steps = steps
    let handlers = completions + (completion.map { [$0] } ?? [])
    (self.steps, completions) = ([], [])
    applyUpdates(steps, before) { finished in for handler in handlers { handler(finished) } }
  }

  /// Applies updates, or adds them to the current batch.
  func add(_ steps: [CollectionUpdate.Step]) {
    if depth > 0 { return self.steps.append(contentsOf: steps) }
    // The numbers of items before the update are unknown (Collections.CV42).
    guard cachedCounts != nil else { return reloadData() }
    performUpdates({ self.steps.append(contentsOf: steps) }, nil)
  }

  private func applyUpdates(
    _ steps: [CollectionUpdate.Step], _ before: [ElementID: UICollectionViewLayoutAttributes],
    _ completion: @escaping (Bool) -> Void
  ) {
    let (old, new) = (counts, requestCounts())
    let data: CollectionUpdate
    do { data = try CollectionUpdate(steps, before: old, after: new) } catch {
      // The updates contradict the counts or each other (Collections.CV41, Collections.CV76).
      NSException(
        name: .internalInconsistencyException,
        reason: "the updates of a collection view do not match its data: \(error)"
      ).raise()
    }
    endPress()
    swipe?.cancelForUpdate()
    prefetcher.reset()
    cachedCounts = new
    selectedPaths = selectedPaths.compactMap { data.target(of: $0) }
    activeLayout.updateIndexPaths(data)
    let change = LayoutTransition(self, data, before: before, oldLayout: nil)
    self.change = change
    let context = activeLayout.makeContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    activeLayout.invalidateLayout(with: context)
    show(
      change, isAnimated: true,
      begin: { $0.prepare(forCollectionViewUpdates: steps.flatMap(\.items)) },
      end: { $0.finalizeCollectionViewUpdates() }, completion)
  }

  /// Has the data source configure the existing cells of some items again (Collections.CV46).
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let element = visibleElements[ElementID(cellAt: path)] else { continue }
      pendingRequest = .init(attributes: element.attributes, view: element.view)
      let cell = dataSource?.collectionView(self, cellForItemAt: path)
      pendingRequest = nil
      programmingPrecondition(
        cell === element.view,
        "the data source must dequeue the existing cell at \(path) to reconfigure it")
      element.measuredSizes = []
      measure(element)
    }
  }

  // MARK: Animation

  /// Returns the attributes of all elements up to a screen beyond the visible area, before a
  /// change.
  func currentAttributes() -> [ElementID: UICollectionViewLayoutAttributes] {
    prepareLayout()
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    var attributesByID: [ElementID: UICollectionViewLayoutAttributes] = [:]
    for attributes in visibleAttributes(in: around) {
      attributesByID[attributes.id] = attributes.copied()
    }
    for element in visibleElements.values {
      attributesByID[element.id] = element.attributes.copied()
    }
    return attributesByID
  }

  /// Moves the views from their old to their new places, animated or not.
  ///
  /// - Parameter offset: The content offset after the change; `nil` for the one that the layout and
  ///   the delegate choose.
  func show(
    _ change: LayoutTransition, isAnimated: Bool, offset: CGPoint? = nil,
    begin: (UICollectionViewLayout) -> Void, end: @escaping (UICollectionViewLayout) -> Void,
    _ completion: @escaping (Bool) -> Void
  ) {
    let layout = activeLayout
    let former = visibleElements
    var disappearing = removeDisappearing(change)
    prepareLayout()
    begin(layout)
    if change.data != nil { disappearing += removeReplaced(former, in: layout) }
    let rect = CGRect(origin: offset ?? nextOffset(), size: bounds.size)
    let (wanted, appearing) = loadMissingViews(in: rect)
    let ids = Set(wanted.map(\.id))
    let initialAttributes = appearing.map { ($0, change.initialAttributes($0.id, of: layout)) }
    var finalAttributes: [(CollectionElement, UICollectionViewLayoutAttributes?)] = []
    for element in disappearing {
      finalAttributes.append((element, change.finalAttributes(element.id, of: layout)))
    }
    for element in Array(visibleElements.values) where !ids.contains(element.id) {
      finalAttributes.append((element, layout.attributes(of: element.id)))
      visibleElements[element.id] = nil
    }
    UIView.performWithoutAnimation {
      for (element, start) in initialAttributes {
        if let start { applyAttributes(to: element.view, start) }
        element.view.layoutIfNeeded()
      }
    }
    let move = {
      self.bounds.origin = rect.origin
      for attributes in wanted {
        guard let element = self.visibleElements[attributes.id] else { continue }
        element.attributes = attributes
        self.applyAttributes(to: element.view, attributes)
        element.view.layoutIfNeeded()
      }
      for case (let element, let goal?) in finalAttributes {
        self.applyAttributes(to: element.view, goal)
      }
      end(layout)
    }
    let finish = { [weak self] (finished: Bool) in
      for (element, _) in finalAttributes { self?.returnToPool(element) }
      completion(finished)
    }
    if isAnimated, window != nil, UIView.areAnimationsEnabled {
      UIView.animate(
        withDuration: Self.changeDuration, delay: 0, options: [.allowUserInteraction],
        animations: move, completion: finish)
    } else {
      move()
      finish(true)
    }
    self.change = nil
    setNeedsLayout()
  }

  /// Removes the elements of deleted or reloaded items and renames the others.
  private func removeDisappearing(_ change: LayoutTransition) -> [CollectionElement] {
    var disappearing: [CollectionElement] = []
    let all = Array(visibleElements.values)
    visibleElements = [:]
    for element in all {
      guard let id = change.target(of: element.id) else {
        disappearing.append(element)
        continue
      }
      let attributes = element.attributes.copied()
      attributes.indexPath = id.indexPath
      element.attributes = attributes
      visibleElements[id] = element
    }
    return disappearing
  }

  /// Removes the supplementary and decoration views that the layout deletes, and those in whose
  /// place it inserts others (Collections.CV49).
  private func removeReplaced(
    _ former: [ElementID: CollectionElement], in layout: UICollectionViewLayout
  ) -> [CollectionElement] {
    var removed: [CollectionElement] = []
    for (old, element) in former
    where old.category != .cell && visibleElements[element.id] === element {
      let isDecoration = old.category == .decorationView
      let deleted =
        isDecoration
        ? layout.indexPathsToDeleteForDecorationView(ofKind: old.kind)
        : layout.indexPathsToDeleteForSupplementaryView(ofKind: old.kind)
      let inserted =
        isDecoration
        ? layout.indexPathsToInsertForDecorationView(ofKind: old.kind)
        : layout.indexPathsToInsertForSupplementaryView(ofKind: old.kind)
      guard deleted.contains(old.indexPath) || inserted.contains(element.id.indexPath) else {
        continue
      }
      visibleElements[element.id] = nil
      removed.append(element)
    }
    return removed
  }

  /// Returns the content offset after a change.
  private func nextOffset() -> CGPoint {
    let offset = activeLayout.targetContentOffset(forProposedContentOffset: contentOffset)
    let wanted =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset) ?? offset
    let isBeyond = limited(contentOffset) != contentOffset
    return isDragging && isBeyond ? wanted : limited(wanted)
  }

  /// Creates the missing views of a rectangle.
  private func loadMissingViews(in rect: CGRect)
    -> (wanted: [UICollectionViewLayoutAttributes], appearing: [CollectionElement])
  {
    var appearing: [CollectionElement] = []
    for _ in 0..<Self.maximumPasses {
      prepareLayout()
      let wanted = visibleAttributes(in: rect)
      for attributes in wanted {
        if let element = visibleElements[attributes.id] {
          if appearing.contains(where: { $0 === element }) { element.attributes = attributes }
          continue
        }
        let element = loadElement(attributes)
        add(element)
        appearing.append(element)
      }
      if isLaidOut { return (wanted, appearing) }
    }
    return (visibleAttributes(in: rect), appearing)
  }
}

extension LayoutTransition {
  /// Returns the initial attributes that the layout gives an appearing element.
  fileprivate func initialAttributes(_ id: ElementID, of layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes?
  {
    switch id.category {
    case .cell: layout.initialLayoutAttributesForAppearingItem(at: id.indexPath)
    case .supplementaryView:
      layout.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: id.kind, at: id.indexPath)
    case .decorationView:
      layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: id.kind, at: id.indexPath)
    }
  }

  /// Returns the final attributes that the layout gives a disappearing element.
  fileprivate func finalAttributes(_ id: ElementID, of layout: UICollectionViewLayout)
    -> UICollectionViewLayoutAttributes?
  {
    switch id.category {
    case .cell: layout.finalLayoutAttributesForDisappearingItem(at: id.indexPath)
    case .supplementaryView:
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: id.kind, at: id.indexPath)
    case .decorationView:
      layout.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: id.kind, at: id.indexPath)
    }
  }
}

extension CollectionUpdate.Step {
  /// The updates as a layout receives them.
  @MainActor
  fileprivate var items: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    return switch self {
    case .insertItem(let path): [.init(.insert, from: nil, to: path)]
    case .deleteItem(let path): [.init(.delete, from: path, to: nil)]
    case .reloadItem(let path): [.init(.reload, from: path, to: path)]
    case .moveItem(let from, let to): [.init(.move, from: from, to: to)]
    case .insertSection(let section): [.init(.insert, from: nil, to: whole(section))]
    case .deleteSection(let section): [.init(.delete, from: whole(section), to: nil)]
    case .reloadSection(let section): [.init(.reload, from: whole(section), to: whole(section))]
    case .moveSection(let from, let to): [.init(.move, from: whole(from), to: whole(to))]
    }
  }
}

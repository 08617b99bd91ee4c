// How a collection view shows that its items have changed. Steps CV40…CV48 are in
// `Documentation/Behaviour/Collections.md`.
extension UICollectionView {
  /// How long a change is shown, in seconds.
  ///
  /// - Source: what films of lists show. Confidence: guess.
  static let changeDuration: TimeInterval = 0.3

  /// CV40: collects changes, and makes them when the outermost closure is over.
  func collect(_ updates: () -> Void, _ completion: ((Bool) -> Void)?) {
    // What waits counts as it was before the changes; for views of it the data may be gone already.
    if depth == 0 { prepareLayout() }
    let before = depth == 0 ? places() : [:]
    depth += 1
    updates()
    depth -= 1
    guard depth == 0 else {
      // Inside another change it is over with that.
      if let completion { completions.append(completion) }
      return
    }
    let steps = steps
    let told = completions + (completion.map { [$0] } ?? [])
    (self.steps, completions) = ([], [])
    carryOut(steps, before) { finished in for tell in told { tell(finished) } }
  }

  /// One change by itself, or one of those that are collected.
  func add(_ steps: [DataChange.Step]) {
    if depth > 0 { return self.steps.append(contentsOf: steps) }
    // CV42: nobody has asked yet how many there were.
    guard knownCounts != nil else { return reloadData() }
    collect({ self.steps.append(contentsOf: steps) }, nil)
  }

  private func carryOut(
    _ steps: [DataChange.Step], _ before: [ElementID: UICollectionViewLayoutAttributes],
    _ completion: @escaping (Bool) -> Void
  ) {
    let (old, new) = (counts, askCounts())
    let data: DataChange
    do { data = try DataChange(steps, before: old, after: new) } catch {
      // CV41.
      preconditionFailure("the changes of a collection view do not fit its data: \(error)")
    }
    endPress()
    knownCounts = new
    selected = selected.compactMap { data.target(of: $0) }
    arrangement.moveItems(data)
    let change = LayoutChange(self, data, before: before, oldLayout: nil)
    self.change = change
    let context = arrangement.makeContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    arrangement.invalidateLayout(with: context)
    show(
      change, isAnimated: true,
      begin: { $0.prepare(forCollectionViewUpdates: steps.flatMap(\.items)) },
      end: { $0.finalizeCollectionViewUpdates() }, completion)
  }

  /// CV48: another layout says where everything is.
  func exchangeLayout(
    for layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    guard layout !== arrangement else {
      completion?(true)
      return
    }
    let wasShown = isLaidOut || !shown.isEmpty
    let before = wasShown ? places() : [:]
    let old = arrangement
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    arrangement = layout
    layout.collectionView = self
    layout.invalidateLayout()
    guard wasShown else {
      old.collectionView = nil
      completion?(true)
      return
    }
    let change = LayoutChange(self, nil, before: before, oldLayout: old)
    self.change = change
    for element in Array(shown.values) where element.id.category == .decorationView {
      shown[element.id] = nil
      element.view.removeFromSuperview()
    }
    for element in shown.values { element.view.willTransition(from: old, to: layout) }
    show(change, isAnimated: animated, begin: { _ in }, end: { _ in }) { [weak self] finished in
      for element in self?.shown.values.map(\.view) ?? [] {
        element.didTransition(from: old, to: layout)
      }
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      if self?.arrangement !== old { old.collectionView = nil }
      completion?(finished)
    }
  }

  /// CV46: the data source sets up the cells that show some items once more.
  func setUpAgain(_ paths: [IndexPath]) {
    for path in paths {
      guard let element = shown[ElementID(cellAt: path)] else { continue }
      making = .init(attributes: element.attributes, view: element.view)
      let cell = dataSource?.collectionView(self, cellForItemAt: path)
      making = nil
      precondition(
        cell === element.view, "to set up the cell at \(path) again, another one was dequeued")
      element.askedSizes = []
      measure(element)
    }
  }

  // MARK: Showing changes

  /// Where everything is before a change, as far as a screen beyond what is seen.
  private func places() -> [ElementID: UICollectionViewLayoutAttributes] {
    prepareLayout()
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    var places: [ElementID: UICollectionViewLayoutAttributes] = [:]
    for attributes in wanted(in: around) { places[attributes.id] = attributes.duplicate() }
    for element in shown.values { places[element.id] = element.attributes.duplicate() }
    return places
  }

  /// Brings views from where they were to where they are.
  private func show(
    _ change: LayoutChange, isAnimated: Bool, begin: (UICollectionViewLayout) -> Void,
    end: @escaping (UICollectionViewLayout) -> Void, _ completion: @escaping (Bool) -> Void
  ) {
    let layout = arrangement
    let leaving = sortOut(change)
    prepareLayout()
    begin(layout)
    let rect = CGRect(origin: nextOffset(), size: bounds.size)
    let (wanted, coming) = makeMissing(in: rect)
    let ids = Set(wanted.map(\.id))
    let beginnings = coming.map { ($0, change.beginning($0.id, of: layout)) }
    var endings: [(CollectionElement, UICollectionViewLayoutAttributes?)] = []
    for element in leaving { endings.append((element, change.end(element.id, of: layout))) }
    for element in Array(shown.values) where !ids.contains(element.id) {
      endings.append((element, layout.attributes(of: element.id)))
      shown[element.id] = nil
    }
    UIView.performWithoutAnimation {
      for (element, start) in beginnings {
        if let start { place(element.view, start) }
        element.view.layoutIfNeeded()
      }
    }
    let move = {
      self.bounds.origin = rect.origin
      for attributes in wanted {
        guard let element = self.shown[attributes.id] else { continue }
        element.attributes = attributes
        self.place(element.view, attributes)
        element.view.layoutIfNeeded()
      }
      for case (let element, let goal?) in endings { self.place(element.view, goal) }
      end(layout)
    }
    let finish = { [weak self] (finished: Bool) in
      for (element, _) in endings { self?.retire(element) }
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

  /// Takes out the views of what is gone, and has the others be those of what they show now.
  private func sortOut(_ change: LayoutChange) -> [CollectionElement] {
    var leaving: [CollectionElement] = []
    let all = Array(shown.values)
    shown = [:]
    for element in all {
      guard let id = change.target(of: element.id) else {
        leaving.append(element)
        continue
      }
      let attributes = element.attributes.duplicate()
      attributes.indexPath = id.indexPath
      element.attributes = attributes
      shown[id] = element
    }
    return leaving
  }

  /// Where it is to be after a change.
  private func nextOffset() -> CGPoint {
    let offset = arrangement.targetContentOffset(forProposedContentOffset: contentOffset)
    let wanted =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: offset) ?? offset
    let isBeyond = limited(contentOffset) != contentOffset
    return isDragging && isBeyond ? wanted : limited(wanted)
  }

  /// Makes the views of what is to be seen in a rectangle, and has none yet.
  private func makeMissing(in rect: CGRect)
    -> (wanted: [UICollectionViewLayoutAttributes], coming: [CollectionElement])
  {
    var coming: [CollectionElement] = []
    for _ in 0..<Self.mostRounds {
      prepareLayout()
      let wanted = wanted(in: rect)
      for attributes in wanted {
        if let element = shown[attributes.id] {
          if coming.contains(where: { $0 === element }) { element.attributes = attributes }
          continue
        }
        let element = make(attributes)
        add(element)
        coming.append(element)
      }
      if isLaidOut { return (wanted, coming) }
    }
    return (wanted(in: rect), coming)
  }
}

extension LayoutChange {
  /// Asks a layout where something that comes begins.
  fileprivate func beginning(_ id: ElementID, of layout: UICollectionViewLayout)
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

  /// Asks a layout where something that goes ends.
  fileprivate func end(_ id: ElementID, of layout: UICollectionViewLayout)
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

extension DataChange.Step {
  /// What a layout is told of it.
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

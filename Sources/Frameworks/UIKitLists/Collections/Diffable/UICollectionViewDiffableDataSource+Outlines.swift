// Outlines: sections with items that have children. Steps DiffableData.DS1…
extension UICollectionViewDiffableDataSource {
  /// Shows the visible items of a section's outline (DiffableData.DS3).
  func show(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool, completion: (() -> Void)?
  ) {
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    let before = outlines[section]
    outlines[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
    // Cells that stay show whether they are expanded now.
    for item in snapshot.visibleItems
    where before?.contains(item) == true && before?.isExpanded(item) != snapshot.isExpanded(item) {
      guard let path = indexPath(for: item) else { continue }
      view?.visibleCell(at: path)?.setNeedsUpdateConfiguration()
    }
  }

  /// Discards the outlines that a snapshot of all sections contradicts (DiffableData.DS4).
  func updateOutlines(
    for snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    for (section, outline) in outlines {
      let isKept =
        snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
      if !isKept { outlines[section] = nil }
    }
  }

  /// Returns the section of an item with its outline.
  private func place(at path: IndexPath) -> (
    section: SectionIdentifierType, item: ItemIdentifierType,
    outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  )? {
    guard let section = sectionIdentifier(for: path.sectionIndex),
      let item = itemIdentifier(for: path), let outline = outlines[section], outline.contains(item)
    else { return nil }
    return (section, item, outline)
  }
}

extension UICollectionViewDiffableDataSource: OutlineSource {
  func outlineLevel(at path: IndexPath) -> Int {
    place(at: path).map { $0.outline.level(of: $0.item) } ?? 0
  }

  func isOutlineExpanded(at path: IndexPath) -> Bool {
    place(at: path).map { $0.outline.isExpanded($0.item) } ?? false
  }

  /// Expands or collapses an item, if the handlers allow it (DiffableData.DS5).
  func toggleOutline(at path: IndexPath) {
    guard let place = place(at: path) else { return }
    let item = place.item
    var outline = place.outline
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let make = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: make(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: place.section, animatingDifferences: true)
  }

  /// Returns whether the handlers let an item be moved.
  func canReorder(at path: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: path) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }

  /// Takes over a move by the user, and reports it (DiffableData.DS6).
  func reorder(_ path: IndexPath, to target: IndexPath) {
    let before = snapshot()
    guard let item = itemIdentifier(for: path), path != target,
      let section = sectionIdentifier(for: path.sectionIndex),
      let newSection = sectionIdentifier(for: target.sectionIndex)
    else { return }
    var after = before
    after.deleteItems([item])
    let others = after.itemIdentifiers(inSection: newSection)
    if others.indices.contains(target.itemIndex) {
      after.insertItems([item], beforeItem: others[target.itemIndex])
    } else {
      after.appendItems([item], toSection: newSection)
    }
    let outlinesBefore = [section, newSection].map { ($0, snapshot(for: $0)) }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: before, finalSnapshot: after,
      difference: after.itemIdentifiers.difference(from: before.itemIdentifiers),
      sectionTransactions: (section == newSection ? [outlinesBefore[0]] : outlinesBefore).map {
        section, outline in
        let final = outline.reordered(as: after.itemIdentifiers(inSection: section))
        return NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: section, initialSnapshot: outline, finalSnapshot: final,
          difference: final.items.difference(from: outline.items))
      })
    reorderingHandlers.willReorder?(transaction)
    for change in transaction.sectionTransactions where outlines[change.sectionIdentifier] != nil {
      outlines[change.sectionIdentifier] = change.finalSnapshot
    }
    apply(after, animatingDifferences: true)
    reorderingHandlers.didReorder?(transaction)
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Returns the outline with its visible items in another order: an item that moved is a sibling
  /// of the one that it follows.
  fileprivate func reordered(as visible: [ItemIdentifierType]) -> Self {
    var new = self
    new.delete(visibleItems.filter { !visible.contains($0) })
    for (place, item) in visible.enumerated() {
      let previous = place > 0 ? visible[place - 1] : nil
      let isThere = new.contains(item) && new.visibleItems.firstIndex(of: item) == place
      guard !isThere else { continue }
      let part = new.contains(item) ? new.snapshot(of: item, includingParent: true) : nil
      new.delete([item])
      var moved = Self()
      moved.append([item])
      let inserted = part ?? moved
      if let previous {
        if new.isExpanded(previous), let child = new.firstChild(of: previous) {
          new.insert(inserted, before: child)
        } else {
          new.insert(inserted, after: previous)
        }
      } else if let first = new.items.first {
        new.insert(inserted, before: first)
      } else {
        new = inserted
      }
    }
    return new
  }

  private func firstChild(of item: ItemIdentifierType) -> ItemIdentifierType? {
    snapshot(of: item).items.first
  }
}

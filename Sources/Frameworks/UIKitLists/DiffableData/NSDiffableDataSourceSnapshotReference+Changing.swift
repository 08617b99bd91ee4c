// The methods that change a snapshot.
// Step DiffableData.DR3.
extension NSDiffableDataSourceSnapshotReference {
  /// Appends items to the last section.
  public func appendItems(withIdentifiers identifiers: [Any]) {
    change { $0.appendItems(Self.hashables(identifiers)) }
  }
  /// Appends items to a section.
  public func appendItems(
    withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any
  ) {
    change {
      $0.appendItems(Self.hashables(identifiers), toSection: Self.hashable(sectionIdentifier))
    }
  }
  /// Inserts items before another one.
  public func insertItems(
    withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any
  ) {
    change {
      $0.insertItems(Self.hashables(identifiers), beforeItem: Self.hashable(itemIdentifier))
    }
  }
  /// Inserts items after another one.
  public func insertItems(
    withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any
  ) {
    change {
      $0.insertItems(Self.hashables(identifiers), afterItem: Self.hashable(itemIdentifier))
    }
  }
  /// Deletes items; unknown ones are ignored.
  public func deleteItems(withIdentifiers identifiers: [Any]) {
    change { $0.deleteItems(Self.hashables(identifiers)) }
  }
  /// Deletes all items and sections.
  public func deleteAllItems() { change { $0.deleteAllItems() } }
  /// Moves an item before another one.
  public func moveItem(
    withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any
  ) {
    change {
      $0.moveItem(Self.hashable(fromIdentifier), beforeItem: Self.hashable(toIdentifier))
    }
  }
  /// Moves an item after another one.
  public func moveItem(
    withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any
  ) {
    change { $0.moveItem(Self.hashable(fromIdentifier), afterItem: Self.hashable(toIdentifier)) }
  }
  /// Marks items for reloading.
  public func reloadItems(withIdentifiers identifiers: [Any]) {
    change { $0.reloadItems(Self.hashables(identifiers)) }
  }
  /// Marks items for reconfiguration by their existing cells.
  public func reconfigureItems(withIdentifiers identifiers: [Any]) {
    change { $0.reconfigureItems(Self.hashables(identifiers)) }
  }
  /// Appends sections.
  public func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
    change { $0.appendSections(Self.hashables(sectionIdentifiers)) }
  }
  /// Inserts sections before another one.
  public func insertSections(
    withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toIdentifier: Any
  ) {
    change {
      $0.insertSections(
        Self.hashables(sectionIdentifiers), beforeSection: Self.hashable(toIdentifier))
    }
  }
  /// Inserts sections after another one.
  public func insertSections(
    withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toIdentifier: Any
  ) {
    change {
      $0.insertSections(
        Self.hashables(sectionIdentifiers), afterSection: Self.hashable(toIdentifier))
    }
  }
  /// Deletes sections with their items; unknown ones are ignored.
  public func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
    change { $0.deleteSections(Self.hashables(sectionIdentifiers)) }
  }
  /// Moves a section before another one.
  public func moveSection(
    withIdentifier fromIdentifier: Any, beforeSectionWithIdentifier toIdentifier: Any
  ) {
    change {
      $0.moveSection(Self.hashable(fromIdentifier), beforeSection: Self.hashable(toIdentifier))
    }
  }
  /// Moves a section after another one.
  public func moveSection(
    withIdentifier fromIdentifier: Any, afterSectionWithIdentifier toIdentifier: Any
  ) {
    change {
      $0.moveSection(Self.hashable(fromIdentifier), afterSection: Self.hashable(toIdentifier))
    }
  }
  /// Marks sections for reloading.
  public func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
    change { $0.reloadSections(Self.hashables(sectionIdentifiers)) }
  }

  // MARK: Internals

  private static func hashables(_ identifiers: [Any]) -> [AnyHashable] {
    identifiers.map(hashable)
  }

  private func change(
    _ body: (inout NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>) -> Void
  ) {
    guard var snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>(self) else {
      return
    }
    body(&snapshot)
    take(snapshot)
  }
}

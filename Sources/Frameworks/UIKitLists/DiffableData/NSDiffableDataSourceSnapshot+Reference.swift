// The conversion of snapshots to objects and back: `reference as NSDiffableDataSourceSnapshot<…>`.
// Steps DiffableData.DR1–DiffableData.DR2.
extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  /// The class of the object.
  public typealias _ObjectiveCType = NSDiffableDataSourceSnapshotReference

  /// Returns the snapshot as an object.
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.take(self)
    return reference
  }

  /// Makes a snapshot of an object; traps on identifiers of other types.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) {
    guard _conditionallyBridgeFromObjectiveC(source, result: &result) else {
      programmingError(
        "the snapshot has identifiers of other types than \(SectionIdentifierType.self) and "
          + "\(ItemIdentifierType.self)")
    }
  }

  /// Makes a snapshot of an object.
  ///
  /// - Returns: Whether all identifiers have the right types.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) -> Bool {
    result = Self(source)
    return result != nil
  }

  /// Returns a snapshot of an object; an empty one of nil.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? Self()
  }

  /// Creates a snapshot of an object; nil if an identifier has another type.
  init?(_ source: NSDiffableDataSourceSnapshotReference) {
    func cast<Kind>(_ identifiers: [AnyHashable], _ type: Kind.Type) -> [Kind]? {
      let own = identifiers.compactMap { $0 as? Kind ?? $0.base as? Kind }
      return own.count == identifiers.count ? own : nil
    }
    self.init()
    for section in source.sections {
      guard let id = cast([section.id], SectionIdentifierType.self),
        let items = cast(section.items, ItemIdentifierType.self)
      else { return nil }
      appendSections(id)
      appendItems(items)
    }
    guard let items = cast(source.reloadedItems, ItemIdentifierType.self),
      let sections = cast(source.reloadedSections, SectionIdentifierType.self),
      let others = cast(source.reconfiguredItems, ItemIdentifierType.self)
    else { return nil }
    reloadItems(items)
    reloadSections(sections)
    reconfigureItems(others)
  }
}

extension NSDiffableDataSourceSnapshotReference {
  /// Takes the content of a snapshot.
  func take<Section, Item>(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    func identifier<Value: Hashable>(_ value: Value) -> AnyHashable { AnyHashable(value) }
    sections = snapshot.sections.map { section in
      .init(id: identifier(section.id), items: section.items.map(identifier))
    }
    reloadedItems = snapshot.reloadedItemIdentifiers.map(identifier)
    reloadedSections = snapshot.reloadedSectionIdentifiers.map(identifier)
    reconfiguredItems = snapshot.reconfiguredItemIdentifiers.map(identifier)
  }
}

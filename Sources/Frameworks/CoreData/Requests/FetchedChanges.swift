/// The differences between two states of fetched results.
// Source: CoreData.RC2–RC4
struct FetchedChanges<ResultType: AnyObject> {
  private typealias Change = (
    object: ResultType, old: IndexPath?, kind: NSFetchedResultsChangeType, new: IndexPath?
  )
  private var sections: [(FetchedSection<ResultType>, Int, NSFetchedResultsChangeType)] = []
  private var objects: [Change] = []
  private let difference: CollectionDifference<NSManagedObjectID>

  init(
    _ old: [FetchedSection<ResultType>], _ new: [FetchedSection<ResultType>],
    changed: Set<NSManagedObject>
  ) {
    let (oldNames, newNames) = (old.map(\.name), new.map(\.name))
    for (index, section) in old.enumerated() where !newNames.contains(section.name) {
      sections.append((section, index, .delete))
    }
    for (index, section) in new.enumerated() where !oldNames.contains(section.name) {
      sections.append((section, index, .insert))
    }
    let (before, after) = (Self.places(old), Self.places(new))
    let (oldOrder, newOrder) = (Self.members(old), Self.members(new))
    difference = newOrder.compactMap(Self.identifier)
      .difference(from: oldOrder.compactMap(Self.identifier))
    let moved = Self.moved(oldOrder, newOrder)
    for object in oldOrder where after[ObjectIdentifier(object)] == nil {
      objects.append((object, before[ObjectIdentifier(object)]?.path, .delete, nil))
    }
    for object in newOrder {
      let identity = ObjectIdentifier(object)
      guard let place = after[identity] else { continue }
      guard let former = before[identity] else {
        objects.append((object, nil, .insert, place.path))
        continue
      }
      let isElsewhere = oldNames[former.section] != newNames[place.section]
      if isElsewhere || moved.contains(identity) {
        objects.append((object, former.path, .move, place.path))
      } else if let managed = object as? NSManagedObject, changed.contains(managed) {
        objects.append((object, former.path, .update, place.path))
      }
    }
  }

  var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

  /// Notifies a delegate of the changes: of sections first, then of objects.
  func send(
    to delegate: any NSFetchedResultsControllerDelegate,
    _ controller: NSFetchedResultsController<NSFetchRequestResult>
  ) {
    for (section, index, kind) in sections {
      delegate.controller(controller, didChange: section, atSectionIndex: index, for: kind)
    }
    for change in objects {
      delegate.controller(
        controller, didChange: change.object, at: change.old, for: change.kind,
        newIndexPath: change.new)
    }
    delegate.controller(controller, didChangeContentWith: difference)
  }

  // MARK: Internals

  private static func members(_ parts: [FetchedSection<ResultType>]) -> [ResultType] {
    parts.flatMap(\.members)
  }

  private static func identifier(_ object: ResultType) -> NSManagedObjectID? {
    (object as? NSManagedObject)?.objectID ?? object as? NSManagedObjectID
  }

  private struct Position {
    let section: Int
    let item: Int
    var path: IndexPath { IndexPath(indexes: [section, item]) }
  }

  private static func places(_ parts: [FetchedSection<ResultType>]) -> [ObjectIdentifier: Position]
  {
    var places: [ObjectIdentifier: Position] = [:]
    for (section, part) in parts.enumerated() {
      for (item, object) in part.members.enumerated() {
        places[ObjectIdentifier(object)] = Position(section: section, item: item)
      }
    }
    return places
  }

  /// Returns the minimum set of objects whose moves produce the new order.
  private static func moved(_ old: [ResultType], _ new: [ResultType]) -> Set<ObjectIdentifier> {
    let (old, new) = (old.map { ObjectIdentifier($0) }, new.map { ObjectIdentifier($0) })
    let both = Set(old).intersection(new)
    let changes = new.filter(both.contains).difference(from: old.filter(both.contains))
    return Set(
      changes.insertions.map { change in
        guard case .insert(_, let element, _) = change else { preconditionFailure("no insertion") }
        return element
      })
  }
}

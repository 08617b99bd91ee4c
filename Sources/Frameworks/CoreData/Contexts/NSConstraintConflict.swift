/// A conflict between values that have to be unique.
// Source: CoreData.ME4
open class NSConstraintConflict: NSObject {
  init(
    _ constraint: [String], _ object: NSManagedObject, with identifier: NSManagedObjectID?,
    _ row: ObjectRow?, others: [NSManagedObject]
  ) {
    self.constraint = constraint
    (conflicting, self.identifier, self.row, self.others) = (object, identifier, row, others)
  }

  /// The names of the attributes whose combination must be unique.
  public let constraint: [String]

  /// The values of these attributes.
  open var constraintValues: [String: Any] {
    constraint.reduce(into: [:]) { $0[$1] = conflicting.filled.values[$1] ?? NSNull() }
  }

  /// The saved object; nil if new objects conflict with each other.
  open var databaseObject: NSManagedObject? {
    identifier.flatMap { conflicting.managedObjectContext?.object(with: $0) }
  }

  /// The values of the saved object.
  open var databaseSnapshot: [String: Any]? { row?.values }

  /// The objects that are not saved yet.
  open var conflictingObjects: [NSManagedObject] { [conflicting] + others }

  /// The snapshots of the objects that are not saved yet.
  open var conflictingSnapshots: [[AnyHashable: Any]] { conflictingObjects.map(\.filled.values) }

  // MARK: Internals

  private let conflicting: NSManagedObject
  private let identifier: NSManagedObjectID?
  private let row: ObjectRow?
  private let others: [NSManagedObject]

  /// Whether the conflicting object is new, so that it can replace the saved one.
  var isResolvable: Bool { conflicting.isInserted }

  /// Replaces the saved object, or the other new one, by the new object, with the values of either.
  func resolve(_ type: NSMergePolicyType) {
    guard let context = conflicting.managedObjectContext, conflicting.isInserted else { return }
    let isOurs =
      type == .overwriteMergePolicyType || type == .mergeByPropertyObjectTrumpMergePolicyType
    let content = conflicting.filled
    let target = identifier.map { context.object(with: $0) } ?? others.first
    guard let target else { return }
    let old = conflicting.objectID
    context.unlist(conflicting)
    context.forget(conflicting)
    context.rename([old: target.objectID])
    target.fireFault()
    if let row { target.saved = row }
    guard isOurs else { return }
    var merged = target.filled
    merged.values.merge(content.values) { $1 }
    for (key, links) in content.links where !links.isEmpty { merged.links[key] = links }
    context.replaceContent(of: target, by: merged)
    context.noteUpdate(of: target)
  }
}

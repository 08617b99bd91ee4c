/// The objects of a relationship, by their identifiers in order.
struct LinkedObjects: Equatable {
  private(set) var order: [NSManagedObjectID] = []
  private var members: Set<NSManagedObjectID> = []

  init(_ identifiers: [NSManagedObjectID] = []) {
    for identifier in identifiers { insert(identifier) }
  }

  var first: NSManagedObjectID? { order.first }
  var isEmpty: Bool { order.isEmpty }

  func contains(_ identifier: NSManagedObjectID) -> Bool { members.contains(identifier) }

  /// Inserts an object at an index or at the end, unless it is already contained.
  mutating func insert(_ identifier: NSManagedObjectID, at index: Int? = nil) {
    guard members.insert(identifier).inserted else { return }
    order.insert(identifier, at: min(index ?? order.count, order.count))
  }

  mutating func remove(_ identifier: NSManagedObjectID) {
    guard members.remove(identifier) != nil else { return }
    order.removeAll { $0 == identifier }
  }

  /// Returns the same objects with other identifiers.
  func renamed(_ names: [NSManagedObjectID: NSManagedObjectID]) -> LinkedObjects {
    guard order.contains(where: { names[$0] != nil }) else { return self }
    return LinkedObjects(order.map { names[$0] ?? $0 })
  }

  /// Returns whether both contain the same objects, in the same order if that matters.
  func isSame(as other: LinkedObjects, inOrder isOrdered: Bool) -> Bool {
    isOrdered ? order == other.order : members == other.members
  }
}

/// A generation of the stores, which a context continues to read while others save.
///
/// - Thread: any; all its properties are constants.
// Source: CoreData.QG1–QG2
open class NSQueryGenerationToken: NSObject, NSCopying, @unchecked Sendable {
  /// The token of the generation at the context's first fetch after setting it.
  open class var current: NSQueryGenerationToken { currentToken }

  private static let currentToken = NSQueryGenerationToken(nil)

  /// Returns the token itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Internals

  /// The rows of the state; nil for the current one.
  let rows: PinnedRows?

  /// Creates a token of the current state.
  public override init() {
    rows = nil
    super.init()
  }

  init(_ rows: PinnedRows?) { self.rows = rows }
}

/// The rows of all objects at one time.
///
/// Sendable because its properties are constants, whose objects nobody changes.
final class PinnedRows: @unchecked Sendable {
  private let all: [(NSManagedObjectID, ObjectRow)]
  private let byIdentifier: [NSManagedObjectID: ObjectRow]

  init(_ coordinator: NSPersistentStoreCoordinator) throws {
    all = try coordinator.rows(of: coordinator.managedObjectModel.entities)
    byIdentifier = Dictionary(all) { $1 }
  }

  func row(of identifier: NSManagedObjectID) -> ObjectRow? { byIdentifier[identifier] }

  func rows(of entities: [NSEntityDescription]) -> [(NSManagedObjectID, ObjectRow)] {
    let names = Set(entities.map(\.name))
    return all.filter { names.contains($0.0.entity.name) }
  }
}

extension NSManagedObjectContext {
  /// Pins the context to a generation of the stores, or to the latest one for nil (CoreData.QG1).
  public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {
    isPinned = generation != nil
    pinnedRows = generation?.rows
  }

  /// The state that the context reads; nil if it reads the latest one.
  public var queryGenerationToken: NSQueryGenerationToken? {
    guard isPinned else { return nil }
    return pinnedRows.map { NSQueryGenerationToken($0) } ?? .current
  }

  /// The rows of the state that the context reads; nil if it reads the latest one.
  func rowsOfGeneration() throws -> PinnedRows? {
    guard isPinned else { return nil }
    if let pinnedRows { return pinnedRows }
    pinnedRows = try coordinator.map { try PinnedRows($0) }
    return pinnedRows
  }

  /// Moves the context to the generation after its own save, a merge or a reset (CoreData.QG2).
  func advanceGeneration() { pinnedRows = nil }
}

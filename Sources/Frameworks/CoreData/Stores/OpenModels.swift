import Synchronization

/// The models in use by coordinators, in which classes find their entities.
enum OpenModels {
  private struct Entry: Sendable { weak var model: NSManagedObjectModel? }
  private static let models = Mutex<[Entry]>([])

  static func add(_ model: NSManagedObjectModel) {
    let entry = Entry(model: model)
    models.withLock { models in
      models.removeAll { $0.model == nil || $0.model === entry.model }
      models.append(entry)
    }
  }

  /// Returns the entity of a class in the model that was used last.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    let known = models.withLock { $0 }.compactMap(\.model)
    return known.reversed().lazy.compactMap { ManagedClasses.entity(of: type, in: $0) }.first
  }

  /// Returns the entity with a name in the model that was used last.
  static func entity(_ name: String) -> NSEntityDescription? {
    let known = models.withLock { $0 }.compactMap(\.model)
    return known.reversed().lazy.compactMap { $0.entitiesByName[name] }.first
  }
}

extension NSManagedObject {
  /// Returns the entity of the class in the model of a context.
  static func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    let own = context.coordinator.flatMap {
      ManagedClasses.entity(of: self, in: $0.managedObjectModel)
    }
    return own ?? entity()
  }
}

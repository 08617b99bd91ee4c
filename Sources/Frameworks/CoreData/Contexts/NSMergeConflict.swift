/// A conflict between a changed object and changes that were saved elsewhere.
// Source: CoreData.ME1–ME2
open class NSMergeConflict: NSObject {
  init(_ object: NSManagedObject, persisted: ObjectRow?) {
    sourceObject = object
    self.persisted = persisted
  }

  /// The object.
  public let sourceObject: NSManagedObject

  /// The version that was saved elsewhere; 0 if the object was deleted.
  open var newVersionNumber: Int { Int(persisted?.version ?? 0) }

  /// The version that the context has read.
  open var oldVersionNumber: Int { Int(sourceObject.saved?.version ?? 0) }

  /// The values in the context.
  open var objectSnapshot: [String: Any]? { snapshot(sourceObject.content) }

  /// The values that the context has read.
  open var cachedSnapshot: [String: Any]? { snapshot(sourceObject.saved) }

  /// The values in the store; nil if the object was deleted.
  open var persistedSnapshot: [String: Any]? { snapshot(persisted) }

  // MARK: Internals

  private let persisted: ObjectRow?

  private func snapshot(_ row: ObjectRow?) -> [String: Any]? {
    guard let row else { return nil }
    let properties = sourceObject.entity.contents.properties.filter { !$0.value.isTransient }
    return properties.reduce(into: [:]) { values, property in
      values[property.key] = sourceObject.presented(property.key, in: row) ?? NSNull()
    }
  }

  /// Resolves the conflict (CoreData.ME2).
  func resolve(_ type: NSMergePolicyType) {
    guard let context = sourceObject.managedObjectContext else { return }
    let isOurs =
      type == .overwriteMergePolicyType || type == .mergeByPropertyObjectTrumpMergePolicyType
    guard let persisted else { return resolveDeletion(isOurs, context) }
    if sourceObject.change == .deleted {
      sourceObject.saved = persisted
      if !isOurs {
        context.unlist(sourceObject)
        sourceObject.change = .none
        context.replaceContent(of: sourceObject, by: persisted)
      }
      return
    }
    let (content, base) = (sourceObject.filled, sourceObject.saved ?? ObjectRow())
    var merged = persisted
    for key in sourceObject.entity.contents.properties.keys {
      let isKept =
        switch type {
        case .overwriteMergePolicyType: true
        case .mergeByPropertyObjectTrumpMergePolicyType:
          sourceObject.isDifferent(key, content, base)
        case .mergeByPropertyStoreTrumpMergePolicyType:
          !sourceObject.isDifferent(key, persisted, base)
        case .rollbackMergePolicyType, .errorMergePolicyType: false
        }
      guard isKept else { continue }
      merged.values[key] = content.values[key]
      merged.links[key] = content.links[key]
    }
    context.replaceContent(of: sourceObject, by: merged)
    sourceObject.saved = persisted
    if type == .rollbackMergePolicyType {
      context.unlist(sourceObject)
      sourceObject.change = .none
    }
    sourceObject.awake(fromSnapshotEvents: .mergePolicy)
  }

  /// Resolves the conflict with a deletion: the object is removed, or inserted again.
  private func resolveDeletion(_ isOurs: Bool, _ context: NSManagedObjectContext) {
    let wasDeleted = sourceObject.change == .deleted
    context.unlist(sourceObject)
    guard isOurs, !wasDeleted else { return context.forget(sourceObject) }
    sourceObject.saved = nil
    sourceObject.change = .inserted
    context.inserted.append(sourceObject)
  }
}

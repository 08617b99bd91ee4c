// Requests of any kind.
// Source: CoreData.BA1–BA4
extension NSManagedObjectContext {
  /// Performs a request, and returns its result.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case let request as NSBatchDeleteRequest: return try delete(request)
    case let request as NSBatchUpdateRequest: return try update(request)
    case let request as NSBatchInsertRequest: return try insert(request)
    case let request as NSPersistentHistoryChangeRequest: return try history(request)
    case let request as NSPersistentCloudKitContainerEventRequest:
      return NSPersistentCloudKitContainerEventResult(request.resultType)
    case let request as any LaterRequest: return request.start(in: self)
    default:
      throw StoreError.make(
        NSPersistentStoreUnsupportedRequestTypeError,
        "A context does not perform requests of the type \(type(of: request)).")
    }
  }

  /// Calls a closure with a temporary context, and saves its changes without notifications.
  private func change<Result>(
    _ body: (NSManagedObjectContext) throws -> Result
  ) throws -> Result {
    guard let coordinator else { throw NSPersistentStoreCoordinator.missingStore }
    let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    context.mergePolicy =
      (mergePolicy as? NSMergePolicy)?.mergeType == .errorMergePolicyType
      ? NSMergePolicy.error : mergePolicy
    (context.name, context.transactionAuthor) = (name, transactionAuthor)
    context.isSilent = true
    let result = try body(context)
    try context.save()
    return result
  }

  private func delete(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    let deleted = try change { context in
      let fetch = request.fetchRequest.copied()
      fetch.resultType = .managedObjectResultType
      fetch.affectedStores = request.affectedStores
      let objects = try context.results(of: fetch).compactMap { $0 as? NSManagedObject }
      for object in objects { context.delete(object) }
      return objects.map(\.objectID)
    }
    let result: Any =
      switch request.resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: deleted
      case .resultTypeCount: deleted.count
      }
    return NSBatchDeleteResult(result, request.resultType)
  }

  private func update(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
    let updated = try change { context in
      let fetch = NSFetchRequest<NSFetchRequestResult>(entityName: request.entityName)
      (fetch.predicate, fetch.affectedStores) = (request.predicate, request.affectedStores)
      fetch.includesSubentities = request.includesSubentities
      let objects = try context.results(of: fetch).compactMap { $0 as? NSManagedObject }
      for object in objects {
        for (key, value) in request.propertiesToUpdate ?? [:] {
          let name = (key.base as? String) ?? (key.base as? NSPropertyDescription)?.name
          let expression = value as? NSExpression
          let new: Any? =
            expression == nil ? value : expression?.expressionValue(with: object, context: nil)
          if let name { object.setValue(new, forKey: name) }
        }
      }
      return objects.map(\.objectID)
    }
    let result: Any =
      switch request.resultType {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: updated
      case .updatedObjectsCountResultType: updated.count
      }
    return NSBatchUpdateResult(result, request.resultType)
  }

  private func insert(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
    let objects = try change { context -> [NSManagedObject] in
      var objects: [NSManagedObject] = []
      func new() -> NSManagedObject {
        let object = NSEntityDescription.insertNewObject(
          forEntityName: request.entityName, into: context)
        if let store = request.affectedStores?.first { context.assign(object, to: store) }
        return object
      }
      // Keys that the entity does not have are ignored.
      func set(_ value: Any?, _ key: String, of object: NSManagedObject) {
        guard object.entity.contents.properties[key] != nil else { return }
        object.setValue(value, forKey: key)
      }
      for values in request.objectsToInsert ?? [] {
        let object = new()
        for (key, value) in values { set(value, key, of: object) }
        objects.append(object)
      }
      if let handler = request.dictionaryHandler {
        let values = NSMutableDictionary()
        while !handler(values) {
          let object = new()
          for (key, value) in values { set(value, "\(key)", of: object) }
          objects.append(object)
          values.removeAllObjects()
        }
      }
      if let handler = request.managedObjectHandler {
        while true {
          let object = new()
          guard !handler(object) else {
            context.delete(object)
            break
          }
          objects.append(object)
        }
      }
      for object in objects { try Validation.checkRequiredAttributes(of: object) }
      try context.save()
      return objects
    }
    let result: Any =
      switch request.resultType {
      case .statusOnly: true
      case .objectIDs: objects.map(\.objectID)
      case .count: objects.count
      }
    return NSBatchInsertResult(result, request.resultType)
  }
}

/// An asynchronous request.
private protocol LaterRequest: NSPersistentStoreRequest {
  func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult
}

extension NSAsynchronousFetchRequest: LaterRequest {
  fileprivate func start(in context: NSManagedObjectContext) -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, context)
    context.perform { [self] in
      guard !result.isCancelled else { return }
      do {
        let objects = try context.fetch(fetchRequest)
        result.finalResult = objects
        result.complete(objects.count)
      } catch {
        result.operationError = error
      }
      completionBlock?(result)
    }
    return result
  }
}

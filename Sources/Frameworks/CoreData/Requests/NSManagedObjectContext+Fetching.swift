// Fetching.
// Source: CoreData.FE1–FE7
extension NSManagedObjectContext {
  /// Returns the results of a request.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let results: [AnyObject] = try results(of: request.copied())
    return try results.map { result in
      guard let own = result as? T else {
        throw StoreError.make(
          NSCoreDataError, "The request has results of the type \(type(of: result)), not \(T.self)."
        )
      }
      return own
    }
  }

  /// Returns the number of results of a request.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    let own = request.copied()
    own.resultType = .managedObjectResultType
    return try objects(of: own).count
  }

  // MARK: Internals

  func results(of request: NSFetchRequest<NSFetchRequestResult>) throws -> [AnyObject] {
    let objects = try objects(of: request)
    switch request.resultType {
    case .managedObjectIDResultType: return objects.map(\.objectID)
    case .countResultType: return [NSNumber(value: objects.count)]
    case .dictionaryResultType:
      return limited(try FetchedDictionaries(request, try entity(of: request)).of(objects), request)
    default:
      if !request.returnsObjectsAsFaults { for object in objects { object.fireFault() } }
      return objects
    }
  }

  /// Returns the entity of a request, and throws if the model does not have it.
  private func entity(of request: NSFetchRequest<NSFetchRequestResult>) throws
    -> NSEntityDescription
  {
    let model = coordinator?.managedObjectModel
    let named = request.entityName.flatMap { model?.entitiesByName[$0] }
    guard coordinator != nil else { throw NSPersistentStoreCoordinator.missingStore }
    guard let entity = named ?? request.entity else {
      NSException(
        name: .invalidArgumentException,
        reason: "NSFetchRequest could not locate an NSEntityDescription for entity name "
          + "'\(request.entityName ?? "")'"
      ).raise()
    }
    return entity
  }

  /// Returns the objects that match a request, in its order and within its limits.
  private func objects(of request: NSFetchRequest<NSFetchRequestResult>) throws
    -> [NSManagedObject]
  {
    processPendingChanges()
    let entity = try entity(of: request)
    var found = try candidates(request.includesSubentities ? entity.family : [entity], request)
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let order = request.sortDescriptors, !order.isEmpty {
      found = Self.sorted(found, by: order)
    }
    return request.resultType == .dictionaryResultType ? found : limited(found, request)
  }

  /// Returns all objects of entities.
  private func candidates(
    _ entities: [NSEntityDescription], _ request: NSFetchRequest<NSFetchRequestResult>
  ) throws -> [NSManagedObject] {
    let chosen = request.affectedStores
    let saved = try rows(of: entities).filter { identifier, _ in
      chosen == nil || chosen?.contains { $0 === identifier.persistentStore } == true
    }
    var objects: [NSManagedObject] = []
    for (identifier, row) in saved {
      let object = object(with: identifier)
      if object.isFault {
        object.fetchedRow = row
      } else if object.change == .none, object.saved?.version != row.version {
        // An unchanged object gets the newly saved values.
        object.saved = row
        replaceContent(of: object, by: row)
      }
      objects.append(object)
    }
    guard request.includesPendingChanges else { return objects }
    let names = Set(entities.map { ObjectIdentifier($0) })
    let known = Set(objects.map { ObjectIdentifier($0) })
    let new = inserted.filter {
      names.contains(ObjectIdentifier($0.entity)) && !known.contains(ObjectIdentifier($0))
    }
    return objects.filter { $0.change != .deleted } + new
  }

  private func limited<Result>(
    _ results: [Result], _ request: NSFetchRequest<NSFetchRequestResult>
  ) -> [Result] {
    let rest = results.dropFirst(max(0, request.fetchOffset))
    return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
  }

  /// Returns objects in an order; the sort is stable.
  static func sorted<Object: NSObject>(_ objects: [Object], by order: [NSSortDescriptor])
    -> [Object]
  {
    objects.enumerated().sorted { one, other in
      for descriptor in order {
        let result = descriptor.compare(one.element, to: other.element)
        if result != .orderedSame { return result == .orderedAscending }
      }
      return one.offset < other.offset
    }.map(\.element)
  }
}

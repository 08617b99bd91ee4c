/// A migration in three passes: instances, relationships, and validation.
// Source: CoreData.MG1–MG7
struct MigrationRun {
  private let manager: NSMigrationManager
  private let mappings: [NSEntityMapping]
  private let source: MigratedStore
  private let destination: MigratedStore

  init(
    _ manager: NSMigrationManager, _ model: NSMappingModel, _ source: MigratedStore,
    _ destination: MigratedStore
  ) {
    (self.manager, self.source, self.destination) = (manager, source, destination)
    mappings = model.entityMappings ?? []
  }

  func perform() throws {
    for mapping in mappings { try check(mapping) }
    let modules = moduleNames
    let policies = try mappings.map { try MigrationPolicies.make($0, modules: modules) }
    try source.add(
      to: manager.sourceContext.coordinator, code: NSMigrationManagerSourceStoreError,
      readOnly: true)
    let isNew = !destination.exists
    do {
      try destination.add(
        to: manager.destinationContext.coordinator, code: NSMigrationManagerDestinationStoreError)
      try perform(Array(zip(mappings, policies)))
    } catch {
      if isNew { destination.remove() }
      throw error
    }
  }

  private func perform(_ work: [(NSEntityMapping, NSEntityMigrationPolicy)]) throws {
    var progress = MigrationProgress(manager, steps: 3 * work.count)
    for (mapping, policy) in work {
      manager.begin(mapping)
      try policy.begin(mapping, with: manager)
      for instance in try sourceInstances(mapping, policy) {
        try manager.checkCancellation()
        try policy.createDestinationInstances(
          forSource: instance, in: mapping, manager: manager)
      }
      try policy.endInstanceCreation(forMapping: mapping, manager: manager)
      try progress.advance()
    }
    for (mapping, policy) in work {
      manager.begin(mapping)
      let instances = manager.destinationInstances(
        forEntityMappingName: mapping.name ?? "", sourceInstances: nil)
      for instance in instances {
        try manager.checkCancellation()
        try policy.createRelationships(
          forDestination: instance, in: mapping, manager: manager)
      }
      try policy.endRelationshipCreation(forMapping: mapping, manager: manager)
      try progress.advance()
    }
    for (mapping, policy) in work {
      manager.begin(mapping)
      try policy.performCustomValidation(forMapping: mapping, manager: manager)
      try manager.checkCancellation()
    }
    try manager.destinationContext.save()
    for (mapping, policy) in work {
      manager.begin(mapping)
      try policy.end(mapping, manager: manager)
      try progress.advance()
    }
  }

  /// Returns the source instances of a mapping: the result of its expression, or all of its entity.
  private func sourceInstances(
    _ mapping: NSEntityMapping, _ policy: NSEntityMigrationPolicy
  ) throws -> [NSManagedObject] {
    guard mapping.mappingType != .removeEntityMappingType,
      let entity = manager.sourceEntity(for: mapping)
    else { return [] }
    var result: Any? = NSFetchRequest<NSFetchRequestResult>(entityName: entity.name ?? "")
    (result as? NSFetchRequest<NSFetchRequestResult>)?.includesSubentities = false
    if let expression = mapping.sourceExpression {
      result = MigrationScope(manager, mapping, policy).value(of: expression)
    }
    if let request = (result as? any AnyFetchRequest)?.copied() {
      request.resultType = .managedObjectResultType
      return try manager.sourceContext.fetch(request).compactMap { $0 as? NSManagedObject }
    }
    let objects = result.map { ManagedValue.elements($0) ?? [$0] } ?? []
    return objects.compactMap { $0 as? NSManagedObject }
  }

  // MARK: Checks

  /// Throws if a mapping does not belong to the two models.
  private func check(_ mapping: NSEntityMapping) throws {
    try check(
      mapping.sourceEntityName, manager.sourceEntity(for: mapping), mapping.sourceEntityVersionHash)
    try check(
      mapping.destinationEntityName, manager.destinationEntity(for: mapping),
      mapping.destinationEntityVersionHash)
  }

  private func check(_ name: String?, _ entity: NSEntityDescription?, _ hash: Data?) throws {
    guard let name else { return }
    guard let entity, hash == nil || hash == entity.versionHash else {
      let reason = "The mapping model does not match the models: \(name) has another form."
      throw StoreError.make(NSMigrationError, reason, ["reason": reason])
    }
  }

  /// The modules of the classes that the app has for the migration.
  private var moduleNames: [String] {
    let types = (manager.destinationModel.entities + manager.sourceModel.entities)
      .map { ManagedClasses.type(of: $0) as AnyClass }
    let names = ([type(of: manager) as AnyClass] + types)
      .compactMap { String(reflecting: $0).split(separator: ".").first.map(String.init) }
    let program = ProcessInfo.processInfo.processName
    return (names + [program]).reduce(into: []) { all, name in
      if name != "CoreData", !all.contains(name) { all.append(name) }
    }
  }
}

/// The completed steps of a migration.
private struct MigrationProgress {
  private let manager: NSMigrationManager
  private let steps: Int
  private var done = 0

  init(_ manager: NSMigrationManager, steps: Int) { (self.manager, self.steps) = (manager, steps) }

  /// Reports a further step, and throws if the migration was cancelled.
  mutating func advance() throws {
    done += 1
    manager.setProgress(Float(done) / Float(steps))
    try manager.checkCancellation()
  }
}

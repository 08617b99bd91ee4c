/// The objects that the expressions of a mapping refer to, and the setting of their values.
// Source: CoreData.MG3–MG4
struct MigrationScope {
  private let variables = NSMutableDictionary()
  private let source: NSManagedObject?
  private let destination: NSManagedObject?

  init(
    _ manager: NSMigrationManager, _ mapping: NSEntityMapping, _ policy: NSEntityMigrationPolicy,
    _ source: NSManagedObject? = nil, _ destination: NSManagedObject? = nil
  ) {
    (self.source, self.destination) = (source, destination)
    variables[NSMigrationManagerKey] = manager
    variables[NSMigrationEntityMappingKey] = mapping
    variables[NSMigrationEntityPolicyKey] = policy
    // A missing variable traps, so it is set to null.
    variables[NSMigrationSourceObjectKey] = source ?? NSNull()
    variables[NSMigrationDestinationObjectKey] = destination ?? NSNull()
    variables[NSMigrationPropertyMappingKey] = NSNull()
  }

  /// Returns the value of an expression; nil for null.
  func value(of expression: NSExpression) -> Any? {
    let value = expression.expressionValue(with: source, context: variables)
    return value is NSNull ? nil : value
  }

  /// Sets the attributes that the source instance has, too.
  func copyAttributes() throws {
    guard let source, let destination else { return }
    for (name, attribute) in destination.entity.contents.attributes
    where !attribute.isTransient && source.entity.contents.attributes[name] != nil {
      try set(source.value(forKey: name), attribute)
    }
  }

  /// Sets an attribute to the value of its mapping.
  func setAttribute(_ mapping: NSPropertyMapping) throws {
    guard let expression = mapping.valueExpression else { return }
    guard let attribute = mapping.name.flatMap({ destination?.entity.contents.attributes[$0] })
    else { throw unknown(mapping) }
    variables[NSMigrationPropertyMappingKey] = mapping
    try set(value(of: expression), attribute)
  }

  /// Sets a relationship to the objects of its mapping.
  func setRelationship(_ mapping: NSPropertyMapping) throws {
    guard let expression = mapping.valueExpression else { return }
    guard let destination,
      let relationship = mapping.name.flatMap({ destination.entity.contents.relationships[$0] })
    else { throw unknown(mapping) }
    variables[NSMigrationPropertyMappingKey] = mapping
    let value = value(of: expression)
    let objects = value.map { ManagedValue.elements($0) ?? [$0] } ?? []
    guard let instances = objects as? [NSManagedObject],
      instances.allSatisfy({ $0.managedObjectContext === destination.managedObjectContext })
    else {
      throw failure("\(relationship.name) has objects that are no destination instances")
    }
    guard relationship.isToMany else {
      return destination.setValue(instances.first, forKey: relationship.name)
    }
    destination.setValue(
      relationship.isOrdered ? NSOrderedSet(array: instances) : NSSet(array: instances),
      forKey: relationship.name)
  }

  private func set(_ value: Any?, _ attribute: NSAttributeDescription) throws {
    guard let value else { return destination?.setValue(nil, forKey: attribute.name) ?? () }
    guard let kept = AttributeValue.kept(value, as: attribute.attributeType) else {
      throw failure("\(attribute.name) cannot have a value of the type \(type(of: value))")
    }
    destination?.setValue(kept, forKey: attribute.name)
  }

  private func unknown(_ mapping: NSPropertyMapping) -> NSError {
    failure(
      "the entity \(destination?.entity.name ?? "") has no property \(mapping.name ?? "") of its "
        + "kind")
  }

  private func failure(_ reason: String) -> NSError {
    StoreError.make(
      NSEntityMigrationPolicyError, "The migration has failed: \(reason).", ["reason": reason])
  }
}

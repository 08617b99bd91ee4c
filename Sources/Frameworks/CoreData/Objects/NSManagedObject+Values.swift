// Values, relationships and faults.
// Source: CoreData.OB1–OB7, RE1–RE2
extension NSManagedObject {
  /// The values of a new object.
  var defaults: [String: Any] {
    entity.contents.attributes.compactMapValues { attribute in
      attribute.defaultValue.flatMap { AttributeValue.kept($0, as: attribute.attributeType) }
    }
  }

  // MARK: Faults

  /// The values; fires a fault first.
  var filled: ObjectRow {
    fireFault()
    return content ?? ObjectRow()
  }

  /// Reads the values of a fault.
  func fireFault() {
    guard content == nil else { return }
    let row = fetchedRow ?? managedObjectContext?.row(of: objectID)
    fetchedRow = nil
    // A deleted object has no values, as with `shouldDeleteInaccessibleFaults`.
    content = row ?? ObjectRow()
    guard var row else { return }
    // Transient attributes are not stored: they get their defaults again.
    for (key, attribute) in entity.contents.attributes
    where attribute.isTransient && row.values[key] == nil {
      row.values[key] = attribute.defaultValue.flatMap {
        AttributeValue.kept($0, as: attribute.attributeType)
      }
    }
    (content, saved) = (row, row)
    isWaking = true
    awakeFromFetch()
    isWaking = false
  }

  /// Turns the object into a fault, whose values are read again.
  func turnIntoFault(_ row: ObjectRow? = nil) {
    willTurnIntoFault()
    (content, saved, fetchedRow) = (nil, nil, row)
    changedInEvent = []
    didTurnIntoFault()
  }

  /// Assigns an identifier and a context to the object, as a fault.
  func adopt(_ identifier: NSManagedObjectID, in context: NSManagedObjectContext) {
    (objectID, managedObjectContext) = (identifier, context)
    (content, saved, fetchedRow, change) = (nil, nil, nil, .none)
  }

  // MARK: Values

  /// Returns a value as the object stores it.
  func kept(_ value: Any?, _ attribute: NSAttributeDescription) -> Any? {
    guard let value = value.flatMap(ManagedValue.unwrapped), !(value is NSNull) else { return nil }
    if let kept = AttributeValue.kept(value, as: attribute.attributeType) { return kept }
    NSException(
      name: .invalidArgumentException,
      reason: "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; "
        + "desired type = \(attribute.attributeValueClassName ?? "-"); given type = "
        + "\(type(of: value)); value = \(value)."
    ).raise()
  }

  /// Returns the value of a property in a row as `value(forKey:)` does.
  func presented(_ key: String, in row: ObjectRow) -> Any? {
    guard let relationship = entity.contents.relationships[key] else { return row.values[key] }
    return objects(row.links[key] ?? LinkedObjects(), relationship)
  }

  /// Returns the current values that differ from a row.
  func differences(from row: ObjectRow?) -> [String: Any] {
    guard let content else { return [:] }
    return entity.contents.properties.keys.reduce(into: [:]) { changed, key in
      guard isDifferent(key, content, row ?? ObjectRow()) else { return }
      changed[key] = presented(key, in: content) ?? NSNull()
    }
  }

  /// Returns whether a property differs between two rows.
  func isDifferent(_ key: String, _ one: ObjectRow, _ other: ObjectRow) -> Bool {
    guard let relationship = entity.contents.relationships[key] else {
      return !AttributeValue.areEqual(one.values[key], other.values[key])
    }
    let (one, other) = (one.links[key] ?? LinkedObjects(), other.links[key] ?? LinkedObjects())
    return !one.isSame(as: other, inOrder: relationship.isOrdered)
  }

  /// Returns the result of a fetched property, which is fetched once.
  func fetched(_ property: NSFetchedPropertyDescription) -> Any? {
    if let known = filled.values[property.name] { return known }
    guard let context = managedObjectContext, let request = property.fetchRequest else { return [] }
    let own = request.copied()
    own.predicate = request.predicate?.withSubstitutionVariables([
      "FETCH_SOURCE": self, "FETCHED_PROPERTY": property,
    ])
    let found = (try? context.fetch(own)) ?? []
    content?.values[property.name] = found
    return found
  }

  // MARK: Relationships

  /// Returns the identifiers of the objects of a relationship.
  func links(_ key: String) -> LinkedObjects { filled.links[key] ?? LinkedObjects() }

  /// Returns the objects of a relationship: an object or nil, a set, or an ordered set.
  func objects(of relationship: NSRelationshipDescription) -> Any? {
    objects(links(relationship.name), relationship)
  }

  private func objects(_ links: LinkedObjects, _ relationship: NSRelationshipDescription) -> Any? {
    let objects = links.order.compactMap(object)
    guard relationship.isToMany else { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// Returns the object with an identifier in the same context.
  func object(_ identifier: NSManagedObjectID) -> NSManagedObject? {
    companions[identifier] ?? managedObjectContext?.object(with: identifier)
  }

  /// Returns the identifiers of the objects in a new value of a relationship.
  ///
  /// An object of another context traps, as on an iPhone (CoreData.RE2).
  func identifiers(_ value: Any?, of relationship: NSRelationshipDescription)
    -> [NSManagedObjectID]
  {
    guard let value = value.flatMap(ManagedValue.unwrapped), !(value is NSNull) else { return [] }
    let elements = relationship.isToMany ? ManagedValue.elements(value) : [value]
    return (elements ?? [value]).map { element in
      guard let object = element as? NSManagedObject else {
        NSException(
          name: .invalidArgumentException,
          reason: "Unacceptable type of value for relationship: property = "
            + "\"\(relationship.name)\"; desired type = NSManagedObject; given type = "
            + "\(type(of: element)); value = \(element)."
        ).raise()
      }
      if let context = managedObjectContext, let other = object.managedObjectContext,
        context !== other
      {
        NSException(
          name: .invalidArgumentException,
          reason: "Illegal attempt to establish a relationship '\(relationship.name)' between "
            + "objects in different contexts (source = \(self) , destination = \(object))"
        ).raise()
      }
      if managedObjectContext == nil || object.managedObjectContext == nil {
        companions[object.objectID] = object
        object.companions[objectID] = self
      }
      return object.objectID
    }
  }

  /// Changes the inverse relationships after the objects of a relationship have changed
  /// (CoreData.RE1).
  func keepInverse(
    of relationship: NSRelationshipDescription, _ before: LinkedObjects, _ after: LinkedObjects
  ) {
    guard let inverse = relationship.inverseRelationship else { return }
    for identifier in before.order where !after.contains(identifier) {
      object(identifier)?.unlink(objectID, inverse)
    }
    for identifier in after.order where !before.contains(identifier) {
      guard let other = object(identifier) else { continue }
      let former = inverse.isToMany ? nil : other.links(inverse.name).first
      other.changeLinks(inverse.name) {
        if former != nil { $0 = LinkedObjects() }
        $0.insert(objectID)
      }
      // The object that was related before loses the relationship.
      if let former, former != objectID { object(former)?.unlink(identifier, relationship) }
    }
  }

  /// Removes an object from a relationship, without regard to the inverse one.
  func unlink(_ identifier: NSManagedObjectID, _ relationship: NSRelationshipDescription) {
    guard links(relationship.name).contains(identifier) else { return }
    changeLinks(relationship.name) { $0.remove(identifier) }
  }

  /// Changes the objects of a relationship and notifies observers, without regard to the inverse
  /// one.
  func changeLinks(_ key: String, _ body: (inout LinkedObjects) -> Void) {
    var links = links(key)
    body(&links)
    let object = self as NSObject
    sendObjectWillChange()
    object.willChangeValue(forKey: key)
    content?.links[key] = links
    object.didChangeValue(forKey: key)
    noteChange(of: key)
  }

  // MARK: Changes

  /// Notes that a property has changed.
  func noteChange(of key: String) {
    guard !isWaking, entity.contents.properties[key] != nil else { return }
    changedInEvent.insert(key)
    managedObjectContext?.noteUpdate(of: self)
  }

  /// Returns the value that undoing a change restores; nil if nothing can be undone.
  func undoable(_ key: String) -> Any?? {
    guard managedObjectContext?.undoManager != nil else { return nil }
    return .some(primitiveValue(forKey: key))
  }

  /// Registers the undoing of a change (CoreData.CO8).
  func registerUndo(of key: String, _ old: Any??) {
    guard let old else { return }
    managedObjectContext?.registerUndo(of: self) { $0.setValue(old, forKey: key) }
  }

  // MARK: Keys

  /// Returns the value for a key of the entity; nil for any other key.
  package func keyedValue(_ key: String) -> Any?? {
    if key == "objectID" { return .some(objectID) }
    guard entity.contents.properties[key] != nil else { return nil }
    return .some(value(forKey: key))
  }
}

/// The validation of objects before they are saved.
// Source: CoreData.VA1–VA4
enum Validation {
  /// Throws if an object cannot be saved.
  static func checkAll(of object: NSManagedObject) throws {
    var errors: [NSError] = []
    for (key, property) in object.entity.contents.properties.sorted(by: { $0.key < $1.key })
    where !(property is NSFetchedPropertyDescription) {
      let value = object.primitiveValue(forKey: key)
      var pointed: AnyObject? = value.map { $0 as AnyObject }
      do {
        try object.validateValue(&pointed, forKey: key)
      } catch let error as NSError {
        errors += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
      }
    }
    if let error = StoreError.combined(errors) { throw error }
  }

  /// Throws if a required attribute has no value, as for a batch insertion.
  static func checkRequiredAttributes(of object: NSManagedObject) throws {
    for (key, attribute) in object.entity.contents.attributes.sorted(by: { $0.key < $1.key })
    where !attribute.isTransient && !attribute.isOptional {
      guard object.primitiveValue(forKey: key) == nil else { continue }
      throw error(
        NSValidationMissingMandatoryPropertyError, "\(key) is a required value.", attribute,
        object, nil)
    }
  }

  /// Throws if a relationship denies the deletion of an object (CoreData.VA3).
  static func checkDeletion(of object: NSManagedObject) throws {
    let errors = object.entity.contents.relationships.values
      .filter { $0.deleteRule == .denyDeleteRule && hasRemaining($0, object) }
      .sorted { $0.name < $1.name }
      .map { relationship in
        error(
          NSValidationRelationshipDeniedDeleteError, "\(relationship.name) has objects.",
          relationship, object, object.primitiveValue(forKey: relationship.name))
      }
    if let error = StoreError.combined(errors) { throw error }
  }

  private static func hasRemaining(
    _ relationship: NSRelationshipDescription, _ object: NSManagedObject
  ) -> Bool {
    object.links(relationship.name).order.contains { object.object($0)?.isDeleted == false }
  }

  /// Throws if a property has an invalid value.
  static func check(
    _ value: Any?, _ property: NSPropertyDescription, of object: NSManagedObject
  ) throws {
    if let relationship = property as? NSRelationshipDescription {
      try check(count: count(value), relationship, of: object, value)
    } else if value == nil, !property.isOptional {
      throw error(
        NSValidationMissingMandatoryPropertyError, "\(property.name) is a required value.",
        property, object, nil)
    }
    guard let value else { return }
    for (index, predicate) in property.validationPredicates.enumerated()
    where !predicate.evaluate(with: value) {
      let warnings = property.validationWarnings
      let warning = warnings.indices.contains(index) ? warnings[index] : ""
      let code = (warning as? Int) ?? Int(warning as? String ?? "")
      throw error(
        code ?? NSManagedObjectValidationError, "\(property.name) is not valid.", property,
        object, value, predicate)
    }
  }

  private static func count(_ value: Any?) -> Int {
    guard let value else { return 0 }
    return ManagedValue.elements(value)?.count ?? 1
  }

  private static func check(
    count: Int, _ relationship: NSRelationshipDescription, of object: NSManagedObject,
    _ value: Any?
  ) throws {
    // An optional relationship may be empty, regardless of its minimum.
    if count == 0, relationship.isOptional { return }
    if count == 0, !relationship.isToMany || relationship.minCount <= 0 {
      guard !relationship.isToMany else { return }
      throw error(
        NSValidationMissingMandatoryPropertyError, "\(relationship.name) is a required value.",
        relationship, object, nil)
    }
    if count < relationship.minCount {
      throw error(
        NSValidationRelationshipLacksMinimumCountError, "\(relationship.name) has too few objects.",
        relationship, object, value)
    }
    if relationship.maxCount > 0, count > relationship.maxCount {
      throw error(
        NSValidationRelationshipExceedsMaximumCountError,
        "\(relationship.name) has too many objects.", relationship, object, value)
    }
  }

  private static func error(
    _ code: Int, _ text: String, _ property: NSPropertyDescription, _ object: NSManagedObject,
    _ value: Any?, _ predicate: NSPredicate? = nil
  ) -> NSError {
    var details: [String: Any] = [
      NSValidationKeyErrorKey: property.name, NSValidationObjectErrorKey: object,
    ]
    details[NSValidationValueErrorKey] = value
    details[NSValidationPredicateErrorKey] = predicate
    return StoreError.make(code, text, details)
  }
}

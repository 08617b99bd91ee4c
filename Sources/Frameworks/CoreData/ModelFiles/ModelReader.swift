internal import FoundationXML

/// The reader of a model's source.
///
/// - Source: the form of files that Xcode writes, as public projects have them. Confidence:
///   measured.
final class ModelReader: NSObject, XMLParserDelegate {
  /// Whether the document is a model.
  private(set) var isModel = false
  private var entities: [NSEntityDescription] = []
  private var entity: NSEntityDescription?
  private var properties: [NSPropertyDescription] = []
  private var uniqueGroups: [[Any]] = []
  private var group: [Any]?
  private var fetchedProperty: NSFetchedPropertyDescription?
  private var userInfo: [AnyHashable: Any]?
  private var parents: [String: String] = [:]
  private var destinations: [(NSRelationshipDescription, entity: String, inverse: String?)] = []
  private var configurations: [(name: String, members: [String])] = []
  private var requests: [(name: String, request: NSFetchRequest<NSFetchRequestResult>)] = []
  private var versionIdentifiers: Set<AnyHashable> = []

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes: [String: String]
  ) {
    switch elementName {
    case "model":
      isModel = true
      if let identifier = attributes["userDefinedModelVersionIdentifier"], !identifier.isEmpty {
        versionIdentifiers = [identifier]
      }
    case "entity": begin(attributes)
    case "attribute": properties.append(Self.attribute(attributes))
    case "relationship": properties.append(relationship(attributes))
    case "fetchedProperty":
      let property = NSFetchedPropertyDescription()
      Self.describe(property, attributes)
      fetchedProperty = property
      properties.append(property)
    case "fetchRequest": addRequest(attributes)
    case "uniquenessConstraint": group = []
    case "constraint": group?.append(attributes["value"] ?? "")
    case "configuration": configurations.append((attributes["name"] ?? "", []))
    case "memberEntity":
      if !configurations.isEmpty {
        configurations[configurations.count - 1].members.append(attributes["name"] ?? "")
      }
    case "userInfo": userInfo = [:]
    case "entry": userInfo?[attributes["key"] ?? ""] = attributes["value"] ?? ""
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    switch elementName {
    case "entity":
      entity?.properties = properties
      entity?.uniquenessConstraints = uniqueGroups
      (entity, properties, uniqueGroups) = (nil, [], [])
    case "uniquenessConstraint":
      if let group, !group.isEmpty { uniqueGroups.append(group) }
      group = nil
    case "fetchedProperty": fetchedProperty = nil
    case "userInfo": userInfo = nil
    case "attribute", "relationship":
      if let userInfo { properties.last?.userInfo = userInfo }
    default: break
    }
  }

  /// Connects the entities, and adds them to a model.
  func finish(_ model: NSManagedObjectModel) {
    let named = Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
    for (name, parent) in parents.sorted(by: { $0.key < $1.key }) {
      guard let entity = named[name] else { continue }
      named[parent]?.subentities.append(entity)
    }
    for (relationship, destination, _) in destinations {
      relationship.destinationEntity = named[destination]
    }
    for (relationship, destination, inverse) in destinations {
      guard let inverse else { continue }
      relationship.inverseRelationship = named[destination]?.relationshipsByName[inverse]
    }
    model.entities = entities
    model.versionIdentifiers = versionIdentifiers
    for (name, members) in configurations {
      model.setEntities(members.compactMap { named[$0] }, forConfigurationName: name)
    }
    for (name, request) in requests { model.setFetchRequestTemplate(request, forName: name) }
  }

  // MARK: Elements

  private func begin(_ attributes: [String: String]) {
    let new = NSEntityDescription()
    new.name = attributes["name"]
    // Xcode's own classes, of "codegen", are not made here: without a class of this name the
    // objects are of `NSManagedObject`.
    let name = attributes["representedClassName"] ?? "NSManagedObject"
    new.managedObjectClassName = name.hasPrefix(".") ? String(name.dropFirst()) : name
    new.isAbstract = attributes["isAbstract"] == "YES"
    new.renamingIdentifier = attributes["elementID"]
    new.versionHashModifier = attributes["versionHashModifier"]
    if let parent = attributes["parentEntity"] { parents[new.name ?? ""] = parent }
    entity = new
    entities.append(new)
  }

  private static func describe(
    _ property: NSPropertyDescription, _ attributes: [String: String]
  ) {
    property.name = attributes["name"] ?? ""
    property.isOptional = attributes["optional"] == "YES"
    property.isTransient = attributes["transient"] == "YES"
    property.renamingIdentifier = attributes["elementID"]
    property.versionHashModifier = attributes["versionHashModifier"]
  }

  private static func attribute(_ attributes: [String: String]) -> NSAttributeDescription {
    let attribute = NSAttributeDescription()
    describe(attribute, attributes)
    attribute.attributeType = types[attributes["attributeType"] ?? ""] ?? .undefinedAttributeType
    attribute.valueTransformerName = attributes["valueTransformerName"]
    attribute.attributeValueClassName = attributes["customClassName"]
    attribute.allowsExternalBinaryDataStorage =
      attributes["allowsExternalBinaryDataStorage"] == "YES"
    if let text = attributes["defaultValueString"] ?? attributes["defaultDateTimeInterval"] {
      attribute.defaultValue = value(text, attribute.attributeType)
    }
    attribute.setValidation(limits(attributes, attribute.attributeType))
    return attribute
  }

  private func relationship(_ attributes: [String: String]) -> NSRelationshipDescription {
    let relationship = NSRelationshipDescription()
    Self.describe(relationship, attributes)
    let isToMany = attributes["toMany"] == "YES"
    relationship.maxCount = Int(attributes["maxCount"] ?? "") ?? (isToMany ? 0 : 1)
    relationship.minCount = Int(attributes["minCount"] ?? "") ?? 0
    relationship.isOrdered = attributes["ordered"] == "YES"
    relationship.deleteRule = Self.rules[attributes["deletionRule"] ?? ""] ?? .nullifyDeleteRule
    destinations.append(
      (relationship, attributes["destinationEntity"] ?? "", attributes["inverseName"]))
    return relationship
  }

  private func addRequest(_ attributes: [String: String]) {
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: attributes["entity"] ?? "")
    if let text = attributes["predicateString"], !text.isEmpty,
      NSPredicate.parseError(in: text, []) == nil
    {
      request.predicate = NSPredicate(format: text)
    }
    request.fetchLimit = Int(attributes["fetchLimit"] ?? "") ?? 0
    if let fetchedProperty {
      fetchedProperty.fetchRequest = request
    } else {
      requests.append((attributes["name"] ?? "", request))
    }
  }

  // MARK: Words

  private static let types: [String: NSAttributeType] = [
    "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
    "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
    "Double": .doubleAttributeType, "Float": .floatAttributeType, "String": .stringAttributeType,
    "Boolean": .booleanAttributeType, "Date": .dateAttributeType,
    "Binary": .binaryDataAttributeType, "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
    "Transformable": .transformableAttributeType, "Composite": .compositeAttributeType,
  ]

  private static let rules: [String: NSDeleteRule] = [
    "No Action": .noActionDeleteRule, "Nullify": .nullifyDeleteRule,
    "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule,
  ]

  /// Returns the default value from its text.
  private static func value(_ text: String, _ type: NSAttributeType) -> Any? {
    switch type {
    case .stringAttributeType: text
    case .booleanAttributeType: NSNumber(value: text == "YES" || text == "1")
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }

  /// Returns the predicates of limits, with the error codes of values beyond them.
  private static func limits(
    _ attributes: [String: String], _ type: NSAttributeType
  ) -> [(NSPredicate, Int)] {
    let (least, most) = (attributes["minValueString"], attributes["maxValueString"])
    var limits: [(NSPredicate, Int)] = []
    if type == .stringAttributeType {
      if let least = least.flatMap({ Int($0) }) {
        limits.append((NSPredicate(format: "length >= %d", least), NSValidationStringTooShortError))
      }
      if let most = most.flatMap({ Int($0) }) {
        limits.append((NSPredicate(format: "length <= %d", most), NSValidationStringTooLongError))
      }
      if let pattern = attributes["regularExpressionString"] {
        limits.append(
          (
            NSPredicate(format: "SELF MATCHES %@", pattern),
            NSValidationStringPatternMatchingError
          ))
      }
      return limits
    }
    if let least = least.flatMap({ Double($0) }) {
      limits.append((NSPredicate(format: "SELF >= %lf", least), NSValidationNumberTooSmallError))
    }
    if let most = most.flatMap({ Double($0) }) {
      limits.append((NSPredicate(format: "SELF <= %lf", most), NSValidationNumberTooLargeError))
    }
    return limits
  }
}

extension NSPropertyDescription {
  /// Sets conditions with the error codes of values that do not fulfill them.
  func setValidation(_ limits: [(NSPredicate, Int)]) {
    guard !limits.isEmpty else { return }
    setValidation(limits.map(\.0), limits.map { $0.1 as Any })
  }
}

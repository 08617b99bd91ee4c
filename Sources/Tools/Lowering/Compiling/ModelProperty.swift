/// An attribute, a relationship or a fetched property of an entity.
struct ModelProperty {
  /// The name.
  let name: String
  /// Whether it leads to several objects.
  let isToMany: Bool
  /// The name of the entity that a relationship leads to; empty for others.
  let destination: String
  /// The type in Swift; nil for a relationship to one object.
  private let ownType: String?

  /// Reads a property; nil for other elements of an entity.
  init?(_ element: XMLElement) {
    guard let name = element.attributes["name"], Self.isName(name) else { return nil }
    self.name = name
    let isOrdered = element.attributes["ordered"] == "YES"
    switch element.name {
    case "attribute":
      (isToMany, destination) = (false, "")
      ownType = Self.type(of: element)
    case "relationship":
      isToMany = element.attributes["toMany"] == "YES"
      destination = element.attributes["destinationEntity"] ?? ""
      ownType = isToMany ? (isOrdered ? "NSOrderedSet?" : "NSSet?") : nil
    case "fetchedProperty":
      (isToMany, destination) = (false, "")
      ownType = "[NSManagedObject]?"
    default: return nil
    }
  }

  /// Returns the type of the property.
  ///
  /// - Parameter classes: The names of the classes by those of the entities.
  func type(_ classes: [String: String]) -> String {
    ownType ?? (classes[destination] ?? "NSManagedObject") + "?"
  }

  /// Returns whether a text is a name that Swift accepts without quotation.
  static func isName(_ text: String) -> Bool {
    let isWord = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isWord && text.first?.isNumber == false
  }

  private static func type(of element: XMLElement) -> String {
    let kind = element.attributes["attributeType"] ?? ""
    if element.attributes["usesScalarValueType"] == "YES", let scalar = scalars[kind] {
      return scalar
    }
    if kind == "Transformable" {
      let name = element.attributes["customClassName"] ?? ""
      return (isName(name) ? name : "NSObject") + "?"
    }
    return objects[kind] ?? "NSObject?"
  }

  private static let scalars = [
    "Boolean": "Bool", "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64",
    "Double": "Double", "Float": "Float", "Date": "TimeInterval",
  ]

  private static let objects = [
    "String": "String?", "Date": "Date?", "Binary": "Data?", "UUID": "UUID?", "URI": "URL?",
    "Decimal": "NSDecimalNumber?", "Boolean": "NSNumber?", "Integer 16": "NSNumber?",
    "Integer 32": "NSNumber?", "Integer 64": "NSNumber?", "Double": "NSNumber?",
    "Float": "NSNumber?",
  ]
}

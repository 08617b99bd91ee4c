/// An entity of a Core Data model, as far as its generated class needs it.
struct ModelEntity {
  /// The code that Xcode generates for an entity.
  enum Generation {
    case none, classDefinition, category
  }

  /// The name of the entity.
  let name: String
  /// The name of its class.
  let className: String
  /// The name of the parent entity.
  let parent: String?
  /// The code that Xcode generates.
  let generation: Generation
  /// The attributes and relationships, in order.
  let properties: [ModelProperty]

  /// Reads the entities of a model's contents; none if the file is not a model.
  static func all(inFile path: String) -> [ModelEntity] {
    let root = XMLElement.root(ofFile: path)
    guard let root, root.name == "model" else { return [] }
    return root.children.compactMap(ModelEntity.init)
  }

  private init?(_ element: XMLElement) {
    guard element.name == "entity", let name = element.attributes["name"] else { return nil }
    self.name = name
    let represented = element.attributes["representedClassName"] ?? name
    let className = represented.hasPrefix(".") ? String(represented.dropFirst()) : represented
    guard ModelProperty.isName(className) else { return nil }
    self.className = className
    parent = element.attributes["parentEntity"]
    generation =
      switch element.attributes["codeGenerationType"] {
      case "class": .classDefinition
      case "category": .category
      default: .none
      }
    properties = element.children.compactMap(ModelProperty.init)
      .sorted { $0.name < $1.name }
  }
}

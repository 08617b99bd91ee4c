import TactusFiles

/// The classes that Xcode generates from a target's Core Data models.
///
/// They are declarations that follow a source of the target. An entity has a class if its code
/// generation is "Class Definition", and an extension with its properties if it is that or
/// "Category/Extension" (CoreData.CG1–CG4).
///
/// - Source: sources that Xcode has generated, which many projects publish. Confidence: measured.
struct ModelClasses {
  /// The declarations; empty if the target has no entity with generated code.
  private(set) var text = ""

  /// Reads the models of a target.
  ///
  /// - Parameters:
  ///   - call: The call that compiles the target.
  ///   - sources: The texts of its sources. An entity whose class they declare has no other.
  init(of call: CompilerCall, _ sources: [String]) {
    guard call.options.has("CoreData"), let folder = call.sourceFolder else { return }
    let models = ResourceFile.all(in: folder, suffixes: ["xcdatamodel", "xcdatamodeld"])
    let entities = models.compactMap { Self.contents(of: $0.path) }.flatMap(ModelEntity.all)
    let classes = Dictionary(
      entities.map { ($0.name, $0.className) }, uniquingKeysWith: { first, _ in first })
    for entity in entities where entity.generation != .none {
      let isDeclared = sources.contains {
        $0.contains("class \(entity.className):") || $0.contains("class \(entity.className) :")
      }
      if !isDeclared || entity.generation == .category { add(entity, classes) }
    }
    if !text.isEmpty { text = "\nimport CoreData\nimport Foundation\n" + text }
  }

  private mutating func add(_ entity: ModelEntity, _ classes: [String: String]) {
    let name = entity.className
    if entity.generation == .classDefinition {
      let superclass = entity.parent.flatMap { classes[$0] } ?? "NSManagedObject"
      text += "@objc(\(name)) public class \(name): \(superclass) {}\n"
    }
    text +=
      "extension \(name) {\n@nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> "
      + "{ return NSFetchRequest<\(name)>(entityName: \(String(reflecting: entity.name))) }\n"
    for property in entity.properties {
      let type = property.type(classes)
      text += "@NSManaged public var \(property.name): \(type)\n"
      if property.isToMany { addMethods(of: property, type, classes) }
    }
    text += "}\n"
    if entity.generation == .classDefinition, entity.parent == nil {
      text += "extension \(name): Identifiable {}\n"
    }
  }

  /// Adds the methods that change a relationship to several objects.
  private mutating func addMethods(
    of property: ModelProperty, _ type: String, _ classes: [String: String]
  ) {
    let end = property.name.prefix(1).uppercased() + property.name.dropFirst()
    let element = classes[property.destination] ?? "NSManagedObject"
    let set = type.filter { $0 != "?" }
    for (verb, argument) in [
      ("addTo", element), ("removeFrom", element), ("addTo", set), ("removeFrom", set),
    ] {
      let name = argument == element ? "value" : "values"
      text += "@NSManaged public func \(verb)\(end)(_ \(name): \(argument))\n"
    }
  }

  // MARK: Files

  /// Returns the path of a model's contents, those of the current version if it has several.
  private static func contents(of model: String) -> String? {
    let own = model + "/contents"
    if Files.exists(own) { return own }
    let versions = Folder.names(in: model).filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let chosen =
      XMLElement.root(ofFile: model + "/.xccurrentversion")?.descendants
      .last { $0.name == "string" && versions.contains($0.text) }?.text
    return (chosen ?? versions.first).map { model + "/" + $0 + "/contents" }
  }
}

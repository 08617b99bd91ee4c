/// A model: entities and their relationships.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// Creates an empty model.
  public override init() { super.init() }

  /// Reads a model: an `.xcdatamodeld` with versions, or one version, `.xcdatamodel`.
  ///
  /// For a URL with the extension `momd` or `mom`, the source of the model with the same name is
  /// read (CoreData.MF1).
  public convenience init?(contentsOf url: URL) {
    self.init()
    guard let file = ModelFile(url), file.read(into: self) else { return nil }
  }

  /// Creates a model from all entities of others.
  ///
  /// - Returns: nil if there is no model, or if two have an entity of the same name.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    self.init()
    let all = models.flatMap(\.entities)
    guard Set(all.map { $0.name ?? "" }).count == all.count else { return nil }
    entities = all
    for model in models {
      templates.merge(model.templates) { $1 }
      configured.merge(model.configured) { $0 + $1 }
    }
  }

  /// Returns the merged model of all model files in bundles; nil if there is none.
  ///
  /// - Parameter bundles: The bundles; nil for the main bundle, or for the bundles of the app's
  ///   modules if that has no model (CoreData.PC1).
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    var files = (bundles ?? [Bundle.main]).flatMap { ModelFile.all(in: $0) }
    if bundles == nil, files.isEmpty { files = ModelFile.appBundles.flatMap(ModelFile.all) }
    let models = files.compactMap { NSManagedObjectModel(contentsOf: $0) }
    return NSManagedObjectModel(byMerging: models)
  }

  // MARK: Entities

  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities { entity.model = self }
      byName = nil
    }
  }

  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] { byName ?? named }

  /// The names of the configurations.
  open var configurations: [String] { configured.keys.sorted() }

  /// Returns the entities of a configuration; nil if there is none with this name.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    guard let configuration else { return entities }
    return configured[configuration]
  }

  /// Sets the entities of a configuration.
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName name: String) {
    configured[name] = entities
  }

  /// Identifiers of the version, which the app chooses.
  open var versionIdentifiers: Set<AnyHashable> = []

  // MARK: Requests

  /// The request templates by their names.
  open var fetchRequestTemplatesByName: [String: NSFetchRequest<NSFetchRequestResult>] {
    templates
  }

  /// Sets or removes a request template.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<NSFetchRequestResult>?, forName name: String
  ) {
    templates[name] = fetchRequestTemplate
  }

  /// Returns the request template of a name.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<NSFetchRequestResult>? {
    templates[name]
  }

  /// Returns a copy of a request template with values of its variables.
  open func fetchRequestFromTemplate(
    withName name: String, substitutionVariables variables: [String: Any]
  ) -> NSFetchRequest<NSFetchRequestResult>? {
    guard let template = templates[name] else { return nil }
    let request = template.copied()
    request.predicate = template.predicate?.withSubstitutionVariables(variables)
    return request
  }

  // MARK: Versions

  /// The hashes of the entities by their names (CoreData.MI1).
  open var entityVersionHashesByName: [String: Data] {
    Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }, uniquingKeysWith: { $1 })
  }

  /// Returns whether the metadata of a store is compatible with the entities of a configuration.
  open func isConfiguration(
    withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool {
    guard let known = metadata[NSStoreModelVersionHashesKey] as? [String: Data] else {
      return false
    }
    return known == hashes(in: configuration) || known == hashes(in: nil)
  }

  // MARK: Internals

  private var configured: [String: [NSEntityDescription]] = [:]
  private var templates: [String: NSFetchRequest<NSFetchRequestResult>] = [:]
  private var byName: [String: NSEntityDescription]?
  private var named: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
  }

  /// Caches what objects read often, since a coordinator uses the model now.
  func freeze() {
    for entity in entities { entity.freeze() }
    byName = named
  }

  func hashes(in configuration: String?) -> [String: Data] {
    let entities = entities(forConfigurationName: configuration) ?? []
    return Dictionary(entities.map { ($0.name ?? "", $0.versionHash) }, uniquingKeysWith: { $1 })
  }
}

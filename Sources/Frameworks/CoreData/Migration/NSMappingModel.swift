/// A description of how data migrates from a source to a destination managed object model.
///
/// Mapping models are read from the files that Xcode edits, and from compiled ones (CoreData.MG10).
// Source: CoreData.MG1, MG8, MG10
open class NSMappingModel: NSObject {
  /// Creates a mapping model without entity mappings.
  public override init() { super.init() }

  /// Creates the mapping model that migrates data from a source to a destination model.
  ///
  /// - Parameter bundles: The bundles whose files are searched; nil for the app's.
  /// - Returns: nil if there is none (CoreData.MG10).
  public convenience init?(
    from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
    destinationModel: NSManagedObjectModel?
  ) {
    self.init()
    guard let sourceModel, let destinationModel else { return nil }
    let found = MappingFile.all(
      in: bundles ?? ModelFile.appBundles, from: sourceModel, to: destinationModel)
    guard let file = found.first else { return nil }
    entityMappings = file.mappings
  }

  /// Creates a mapping model from a file.
  ///
  /// - Returns: nil if the file is none (CoreData.MG10).
  public convenience init?(contentsOf url: URL?) {
    self.init()
    guard let url, let file = MappingFile(url) else { return nil }
    entityMappings = file.mappings
  }

  /// Returns a mapping model whose mappings are inferred from the differences between two models
  /// (CoreData.MG8).
  ///
  /// - Throws: An error with the code `NSInferredMappingModelError` if it cannot be inferred.
  open class func inferredMappingModel(
    forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
  ) throws -> NSMappingModel {
    let model = NSMappingModel()
    model.entityMappings = try InferredMappings(sourceModel, destinationModel).all
    model.isInferred = true
    return model
  }

  /// The entity mappings in the order in which a manager performs them.
  open var entityMappings: [NSEntityMapping]! = [] {
    didSet { isInferred = false }
  }

  /// The entity mappings by their names.
  open var entityMappingsByName: [String: NSEntityMapping] {
    Dictionary((entityMappings ?? []).map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
  }

  // MARK: Internals

  /// Whether the mappings were inferred.
  private(set) var isInferred = false
}

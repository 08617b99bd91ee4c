/// A description of how data migrates from a source to a destination managed object model.
///
/// Mapping models in files, which Xcode compiles, are not read here (CoreData.MG10).
// Source: CoreData.MG1, MG8, MG10
open class NSMappingModel: NSObject {
  /// Creates a mapping model without entity mappings.
  public override init() { super.init() }

  /// Creates the mapping model that migrates data from a source to a destination model.
  ///
  /// - Returns: nil: no mapping model is read from a bundle (CoreData.MG10).
  public convenience init?(
    from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
    destinationModel: NSManagedObjectModel?
  ) { return nil }

  /// Creates a mapping model from a file.
  ///
  /// - Returns: nil: no mapping model is read from a file (CoreData.MG10).
  public convenience init?(contentsOf url: URL?) { return nil }

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

  /// The entity mappings, in the order in which a manager performs them.
  open var entityMappings: [NSEntityMapping]! = [] {
    didSet { isInferred = false }
  }

  /// The entity mappings by their names.
  open var entityMappingsByName: [String: NSEntityMapping] {
    Dictionary((entityMappings ?? []).map { ($0.name ?? "", $0) }, uniquingKeysWith: { $1 })
  }

  // MARK: Internals

  /// Whether the mappings are those that were inferred.
  private(set) var isInferred = false
}

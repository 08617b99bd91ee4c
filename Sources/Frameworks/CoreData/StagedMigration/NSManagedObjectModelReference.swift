/// A reference to a version of a model, which is loaded on demand.
open class NSManagedObjectModelReference: NSObject {
  /// Creates a reference to a model.
  public init(model: NSManagedObjectModel, versionChecksum: String) {
    self.versionChecksum = versionChecksum
    find = { model }
  }

  /// Creates a reference to the model of a file.
  public init(fileURL: URL, versionChecksum: String) {
    self.versionChecksum = versionChecksum
    find = { NSManagedObjectModel(contentsOf: fileURL) }
  }

  /// Creates a reference to the model, or the version of one, of a name in a bundle.
  public init(name modelName: String, in bundle: Bundle?, versionChecksum: String) {
    self.versionChecksum = versionChecksum
    find = {
      ModelFile.allVersions(in: bundle ?? .main)
        .first { $0.deletingPathExtension().lastPathComponent == modelName }
        .flatMap { NSManagedObjectModel(contentsOf: $0) }
    }
  }

  /// Creates a reference to the model with entities of some hashes in a bundle.
  public init(
    entityVersionHashes versionHash: [AnyHashable: Any], in bundle: Bundle?, versionChecksum: String
  ) {
    self.versionChecksum = versionChecksum
    find = {
      NSManagedObjectModel.mergedModel(
        from: bundle.map { [$0] }, forStoreMetadata: [NSStoreModelVersionHashesKey: versionHash])
    }
  }

  /// The model; one that cannot be found traps.
  open var resolvedModel: NSManagedObjectModel {
    guard let model = try? resolve() else {
      NSException(
        name: .invalidArgumentException, reason: "the model of a reference cannot be found"
      ).raise()
    }
    return model
  }

  /// The checksum of the version, as the app states it.
  public let versionChecksum: String

  // MARK: Internals

  private let find: () -> NSManagedObjectModel?
  private var found: NSManagedObjectModel?

  func resolve() throws -> NSManagedObjectModel {
    if let found { return found }
    guard let model = find() else {
      throw StoreError.make(
        NSManagedObjectModelReferenceNotFoundError,
        "The model of a migration's stage cannot be found.")
    }
    found = model
    return model
  }
}

// The versions of models, as recorded in the metadata of a store. Source: CoreData.MI5
extension NSManagedObjectModel {
  /// Creates the model in bundles that is compatible with a store; fails if there is none.
  ///
  /// - Parameters:
  ///   - bundles: The bundles; nil for the main bundle.
  ///   - metadata: The metadata of the store.
  public class func mergedModel(
    from bundles: [Bundle]?, forStoreMetadata metadata: [String: Any]
  ) -> NSManagedObjectModel? {
    let models = (bundles ?? [Bundle.main]).flatMap { ModelFile.allVersions(in: $0) }
      .compactMap { NSManagedObjectModel(contentsOf: $0) }
    return NSManagedObjectModel(byMerging: models, forStoreMetadata: metadata)
  }

  /// Creates the model of a store from the entities of several models.
  ///
  /// - Returns: nil if an entity of the store is in none of them in the same form.
  public convenience init?(
    byMerging models: [NSManagedObjectModel], forStoreMetadata metadata: [String: Any]
  ) {
    guard let hashes = metadata[NSStoreModelVersionHashesKey] as? [String: Data],
      let chosen = Self.chosen(models, hashes)
    else { return nil }
    self.init(byMerging: chosen)
  }

  /// Returns the one model with a form, or several models that have it together.
  private static func chosen(
    _ models: [NSManagedObjectModel], _ hashes: [String: Data]
  ) -> [NSManagedObjectModel]? {
    if let one = models.first(where: { $0.entityVersionHashesByName == hashes }) { return [one] }
    var left = hashes
    var chosen: [NSManagedObjectModel] = []
    for model in models {
      let own = model.entityVersionHashesByName
      guard !own.isEmpty, own.allSatisfy({ left[$0.key] == $0.value }) else { continue }
      for name in own.keys { left[name] = nil }
      chosen.append(model)
    }
    return left.isEmpty && !chosen.isEmpty ? chosen : nil
  }

  // MARK: Checksums

  /// The hash of the forms of all entities, as text.
  ///
  /// It differs from that of an iPhone, as the hashes of entities do.
  public var versionChecksum: String { Self.checksum(of: entityVersionHashesByName) }

  /// Returns the checksums of the versions in a model's file by their names.
  public class func checksumsForVersionedModel(at modelURL: URL) throws -> [String: String] {
    let versions = ModelFile.versions(of: modelURL).map { url in
      (
        url.deletingPathExtension().lastPathComponent,
        NSManagedObjectModel(contentsOf: url)?.versionChecksum ?? ""
      )
    }
    guard !versions.isEmpty else {
      throw StoreError.make(
        CocoaError.Code.fileReadNoSuchFile.rawValue, "There is no model at “\(modelURL.path)”.",
        [NSFilePathErrorKey: modelURL.path])
    }
    return Dictionary(versions) { $1 }
  }

  static func checksum(of hashes: [String: Data]) -> String {
    let text = hashes.sorted { $0.key < $1.key }
      .map { "\($0.key)=\($0.value.base64EncodedString())" }.joined(separator: "\n")
    return (VersionHash(of: text).data + VersionHash(of: "2" + text).data).base64EncodedString()
  }
}

/// A file with mappings: the source that Xcode edits, or a compiled mapping model.
// Source: CoreData.MG10
struct MappingFile {
  let mappings: [NSEntityMapping]
  private let source: ModelOutline?
  private let destination: ModelOutline?

  /// Reads a file; fails if it does not exist or has no mappings.
  ///
  /// - Parameter url: An `.xcmappingmodel`, a compiled model, or a `.cdm`, in place of which the
  ///   source with the same name is read.
  init?(_ url: URL) {
    var place = url
    if url.pathExtension == "cdm", !FileManager.default.fileExists(atPath: url.path) {
      place = url.deletingPathExtension().appendingPathExtension("xcmappingmodel")
    }
    let file = place.lastPathComponent
    if let data = try? Data(contentsOf: place.appendingPathComponent("xcmapping.xml")) {
      guard let read = MappingSource.read(data), let model = read.model else { return nil }
      mappings = read.mappings
      source = model.data("sourcemodeldata").flatMap { ModelOutline($0) }
      destination = model.data("destinationmodeldata").flatMap { ModelOutline($0) }
    } else if let data = try? Data(contentsOf: place),
      let read = ArchivedMappingModel.mappings(in: data, file: file)
    {
      (mappings, source, destination) = (read, nil, nil)
    } else {
      return nil
    }
  }

  /// Returns the files in bundles that map one model to another.
  static func all(
    in bundles: [Bundle], from source: NSManagedObjectModel, to destination: NSManagedObjectModel
  ) -> [MappingFile] {
    let places = bundles.flatMap { bundle in
      ["xcmappingmodel", "cdm"].flatMap {
        bundle.urls(forResourcesWithExtension: $0, subdirectory: nil) ?? []
      }
    }
    return places.map { $0 as URL }.sorted { $0.path < $1.path }.compactMap { MappingFile($0) }
      .filter { $0.leads(from: source, to: destination) }
  }

  /// Returns whether the mappings belong to two models, by the names of entities and properties.
  private func leads(from old: NSManagedObjectModel, to new: NSManagedObjectModel) -> Bool {
    if let source, !source.describes(old) { return false }
    if let destination, !destination.describes(new) { return false }
    return mappings.allSatisfy { mapping in
      if let name = mapping.sourceEntityName, old.entitiesByName[name] == nil { return false }
      guard let name = mapping.destinationEntityName else { return true }
      guard let entity = new.entitiesByName[name] else { return false }
      let mapped = (mapping.attributeMappings ?? []) + (mapping.relationshipMappings ?? [])
      let properties = entity.propertiesByName
      return mapped.allSatisfy { $0.name.map { properties[$0] != nil } ?? false }
    }
  }
}

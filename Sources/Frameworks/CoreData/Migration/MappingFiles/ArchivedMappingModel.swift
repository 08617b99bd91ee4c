/// A compiled mapping model.
// Source: CoreData.MG10
final class ArchivedMappingModel: NSObject, NSCoding {
  private let mappings: [ArchivedEntityMapping]

  init?(coder: NSCoder) {
    mappings = coder.decodeObject(forKey: "NSEntityMappings") as? [ArchivedEntityMapping] ?? []
  }

  func encode(with coder: NSCoder) {
    // does nothing
  }

  /// Reads the entity mappings of an archive; nil if it has none.
  ///
  /// - Parameter file: The file name for the log message about an unreadable archive.
  static func mappings(in data: Data, file: String) -> [NSEntityMapping]? {
    let unarchiver = NSKeyedUnarchiver(forReadingWith: data)
    ArchivedMappingClasses.add(to: unarchiver)
    let model = unarchiver.decodeObject(forKey: "root") as? ArchivedMappingModel
    ArchivedMappingClasses.warn(of: unarchiver, "the mapping model “\(file)”")
    guard let model, !model.mappings.isEmpty else { return nil }
    return model.mappings.map(\.mapping)
  }
}

import TactusSelectors

/// The methods of file managers for attributes that Linux lacks (ObjectiveC.FO16).
///
/// When the library is loaded, the class's table of methods gets those of this class, which are
/// called with objects of `FileManager`.
///
/// Sendable because it adds no property.
final class FileAttributeMethods: OriginalFiles<Void>, @unchecked Sendable {
  override func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
    try super.attributesOfItem(atPath: path)
      .merging(StoredFileAttributes.values(ofFile: path)) { $1 }
  }

  override func setAttributes(
    _ attributes: [FileAttributeKey: Any], ofItemAtPath path: String
  ) throws {
    let others = try StoredFileAttributes.keep(attributes, ofFile: path)
    if !others.isEmpty { try super.setAttributes(others, ofItemAtPath: path) }
  }
}

/// The methods of Foundation.
///
/// - Thread: as `FileManager`; it adds no property.
class OriginalFiles<Mark>: FileManager, @unchecked Sendable {}

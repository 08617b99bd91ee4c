/// A collection of items of the media library, such as an album.
///
/// - Thread: any, for every member.
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  /// Creates a collection.
  public init(items: [MPMediaItem]) {
    self.items = items
    super.init([
      MPMediaEntityPropertyPersistentID: MPMediaEntity.identifier(
        of: items.map { "\($0.persistentID)" }.joined(separator: " "))
    ])
  }

  /// Creates a collection with values of its own.
  init(items: [MPMediaItem], values: [String: Any]) {
    self.items = items
    super.init(values)
  }

  /// The items.
  public let items: [MPMediaItem]
  /// The item that represents the collection: the first one.
  open var representativeItem: MPMediaItem? { items.first }
  /// The number of items.
  open var count: Int { items.count }
  /// The media types of all items, combined.
  open var mediaTypes: MPMediaType { items.reduce(into: []) { $0.formUnion($1.mediaType) } }
}

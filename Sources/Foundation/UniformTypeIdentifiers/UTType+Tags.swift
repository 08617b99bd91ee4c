internal import TactusUniformTypes

extension UTType {
  /// Creates the type with a tag; nil if there is none, or if the first does not conform to the
  /// supertype.
  ///
  /// - Parameters:
  ///   - tag: The tag, such as `png`.
  ///   - tagClass: The class of the tag.
  ///   - supertype: The type that the result conforms to; nil for any type.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let first = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
    else { return nil }
    self = first
  }

  /// Returns all types with a tag, the preferred one first.
  ///
  /// An unknown filename extension gives a dynamic type (ItemProviders.IP5).
  ///
  /// - Parameters:
  ///   - tag: The tag, such as `png`.
  ///   - tagClass: The class of the tag.
  ///   - supertype: The type that the results conform to; nil for any type.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    let found = UniformType.withTag(tag, ofClass: tagClass.rawValue).map { UTType(known: $0) }
    if found.isEmpty, tagClass == .filenameExtension {
      return UTType(filenameExtension: tag, conformingTo: supertype ?? .data).map { [$0] } ?? []
    }
    return found.filter { type in supertype.map { type.conforms(to: $0) } ?? true }
  }

  /// The tags of the type by their classes, the preferred one first.
  public var tags: [UTTagClass: [String]] {
    let declared = UniformType.named(identifier)
    let extensions = declared?.extensions ?? preferredFilenameExtension.map { [$0] } ?? []
    let all: [UTTagClass: [String]] = [
      .filenameExtension: extensions, .mimeType: declared?.mimeTypes ?? [],
    ]
    return all.filter { !$0.value.isEmpty }
  }
}

/// The class of a tag, which tells what the tag names.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable {
  /// The identifier of the class.
  public let rawValue: String
  /// Creates a class from its identifier.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The class of filename extensions.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The class of MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTTagClass: CustomStringConvertible {
  /// The identifier of the class.
  public var description: String { rawValue }
}

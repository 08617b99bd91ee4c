internal import UniformTypeIdentifiers

/// A sound, image or video that is attached to a notification.
///
/// Steps Notifications.AT1….
///
/// - Thread: any; all its properties are constants.
open class UNNotificationAttachment: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The file, which is not moved (Notifications.AT3).
  public let url: URL
  /// The uniform type of the file.
  public let type: String
  /// Whether the notification shows no thumbnail of the attachment.
  let hidesThumbnail: Bool

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; an empty one is replaced by a unique one.
  ///   - url: The file.
  ///   - options: The options, by the keys `UNNotificationAttachmentOptions…Key`.
  /// - Throws: `UNError` if the file cannot be read, is of an unsupported type, or is too large
  ///   (Notifications.AT1).
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    guard url.isFileURL, FileManager.default.isReadableFile(atPath: url.path),
      let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? NSNumber
    else { throw UNError(.attachmentInvalidURL) }
    let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
    guard
      let type = hint.flatMap({ UTType($0) }) ?? UTType(filenameExtension: url.pathExtension),
      let limit = Self.limits.first(where: { $0.types.contains(type.identifier) })
    else { throw UNError(.attachmentUnrecognizedType) }
    guard size.intValue <= limit.megabytes * 1_000_000 else {
      throw UNError(.attachmentInvalidFileSize)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    self.url = url
    self.type = type.identifier
    hidesThumbnail = options?[UNNotificationAttachmentOptionsThumbnailHiddenKey] as? Bool ?? false
    super.init()
  }

  /// The supported types of files, with their maximum sizes.
  ///
  /// - Source: Apple's reference of this class. Confidence: documented.
  private static let limits: [(types: Set<String>, megabytes: Int)] = [
    (
      [
        "public.aiff-audio", "com.microsoft.waveform-audio", "public.mp3", "public.mpeg-4-audio",
      ], 5
    ), (["public.jpeg", "com.compuserve.gif", "public.png"], 10),
    (["public.mpeg", "public.mpeg-2-video", "public.mpeg-4", "public.avi"], 50),
  ]

  /// Whether the file is an image.
  var isPicture: Bool { UTType(type)?.conforms(to: .image) ?? false }

  // MARK: Objects

  /// Returns whether another object is an equal attachment.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationAttachment else { return false }
    return identifier == other.identifier && url == other.url && type == other.type
  }
  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }
  /// Returns the attachment itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  /// Whether attachments support secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Restores an attachment.
  public required init?(coder: NSCoder) {
    guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier"),
      let path = coder.decodeObject(of: NSString.self, forKey: "path"),
      let type = coder.decodeObject(of: NSString.self, forKey: "type")
    else { return nil }
    self.identifier = identifier as String
    url = URL(fileURLWithPath: path as String)
    self.type = type as String
    hidesThumbnail = coder.number("hidesThumbnail").boolValue
    super.init()
  }

  /// Archives the attachment.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "identifier")
    coder.encode(url.path as NSString, forKey: "path")
    coder.encode(type as NSString, forKey: "type")
    coder.encode(number: NSNumber(value: hidesThumbnail), "hidesThumbnail")
  }
}

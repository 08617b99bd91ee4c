/// The header of the sheet of activities: what is shared, its kind and its picture.
///
/// Step Sharing.AC8.
@MainActor
struct SharedItemHeader {
  /// The name.
  let title: String
  /// The kind, and the size of a file; empty for texts.
  let subtitle: String
  /// The picture; nil for texts and links.
  let image: UIImage?
  /// The provider of the picture of a link with metadata; nil for none.
  let imageProvider: NSItemProvider?

  /// Describes items.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - title: The name that the app gives them; nil for none.
  ///   - link: The metadata of the first item as a link; nil for none (Sharing.AC13).
  init(_ items: [Any], title: String? = nil, link: LPLinkMetadata? = nil) {
    let address = link?.originalURL ?? link?.url
    if let link, let name = title ?? link.title ?? address?.host {
      (self.title, subtitle, image) = (name, address?.host ?? "", nil)
      imageProvider = link.iconProvider ?? link.imageProvider
      return
    }
    imageProvider = nil
    let known = items.compactMap(Self.describe)
    guard let first = known.first else {
      (self.title, subtitle, image) = (title ?? "", "", nil)
      return
    }
    image = first.image
    if known.count == 1 {
      (self.title, subtitle) = (title ?? first.title, first.subtitle)
    } else {
      (self.title, subtitle) = (title ?? "\(known.count) Items", first.title)
    }
  }

  // MARK: Internals

  /// The side of the picture in points.
  ///
  /// - Source: none; chosen by eye. Confidence: guess.
  static let side: CGFloat = 44

  private static func describe(_ item: Any) -> (title: String, subtitle: String, image: UIImage?)? {
    switch item {
    case let url as URL where url.isFileURL: return file(url)
    case let url as URL: return (url.host ?? url.absoluteString, "Link", nil)
    case let text as String: return line(text)
    case let text as NSAttributedString: return line(text.string)
    case let image as UIImage: return ("Image", size(of: image), image)
    case let data as Data: return ("Data", words(data.count), nil)
    default: return nil
    }
  }

  private static func file(_ url: URL) -> (String, String, UIImage?) {
    let module = FileSharingModule.current
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    let bytes = (attributes?[.size] as? NSNumber)?.intValue
    let facts = [module?.kind(of: url), bytes.map(words)].compactMap(\.self)
    return (
      url.lastPathComponent, facts.joined(separator: " · "),
      module?.icon(of: url, size: CGSize(width: side, height: side))
    )
  }

  private static func line(_ text: String) -> (String, String, UIImage?)? {
    let first = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    // The comma after a salutation joins it to a line that is not shown.
    let end = first.lastIndex { $0 != "," && !$0.isWhitespace }
    let line = end.map { first[...$0] } ?? ""
    return line.isEmpty ? nil : (String(line.prefix(200)), "Text", nil)
  }

  private static func size(of image: UIImage) -> String {
    let (width, height) = (image.size.width * image.scale, image.size.height * image.scale)
    return "\(Int(width)) × \(Int(height))"
  }

  private static func words(_ bytes: Int) -> String {
    ByteCountFormatter.string(fromByteCount: Int64(bytes), countStyle: .file)
  }
}

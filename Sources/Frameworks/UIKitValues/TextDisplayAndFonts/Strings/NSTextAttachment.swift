/// An image within a line of text.
open class NSTextAttachment: NSObject, NSTextAttachmentContainer, NSSecureCoding,
  @unchecked Sendable
{
  private let mark = ObjectHeaderPadding()

  /// The character that marks an attachment.
  public static let character = 0xFFFC

  /// Creates an attachment without an image.
  public override init() { super.init() }

  /// Creates an attachment of an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Creates an attachment of a file's bytes, shown if they are an image.
  ///
  /// - Parameters:
  ///   - contentData: The bytes.
  ///   - uti: The type of the file.
  public init(data contentData: Data?, ofType uti: String?) {
    super.init()
    (contents, fileType) = (contentData, uti)
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// Creates an attachment from an archive (Archives.AR11).
  public required init?(coder: NSCoder) {
    super.init()
    guard coder.hasArchive(of: "NSTextAttachment", marked: "TactusAttachmentBounds") else {
      return nil
    }
    Self.archived.decode(self, from: coder)
  }

  /// Attachments support secure coding.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the image, the file and the bounds (Archives.AR11).
  open func encode(with coder: NSCoder) { Self.archived.encode(self, with: coder) }

  private static var archived: [ArchivedProperty<NSTextAttachment>] {
    [
      .init("TactusAttachmentBounds", \.bounds), .init("TactusAttachmentImage", \.image),
      .init("TactusAttachmentContents", \.contents),
      .init("TactusAttachmentType", \.fileType),
    ]
  }

  /// The image.
  open var image: UIImage?
  /// The bytes of a file.
  open var contents: Data?
  /// The type of the file.
  open var fileType: String?
  /// The size of the attachment and its offset upwards from the baseline, in points; a zero size
  /// stands for that of the image.
  open var bounds: CGRect = .zero

  // MARK: Layout

  /// Returns the size of the attachment and its offset upwards from the baseline, in points.
  ///
  /// - Parameters:
  ///   - textContainer: The text container; nil outside of TextKit.
  ///   - lineFrag: The proposed line, of the container's width.
  ///   - position: The location in the line; zero, as lines are measured before they are broken.
  ///   - charIndex: The offset of the attachment's character.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { resolvedBounds }

  /// Returns the image that is drawn; nil for none.
  ///
  /// - Parameters:
  ///   - imageBounds: The rectangle of the image.
  ///   - textContainer: The text container; nil outside of TextKit.
  ///   - charIndex: The offset of the attachment's character.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  // MARK: Internals

  /// The bounds with the actual size.
  var resolvedBounds: CGRect {
    bounds.size == .zero ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
  }

  /// Draws the attachment; template images take the color of the text.
  package func draw(
    in rect: CGRect, _ color: UIColor?, container: NSTextContainer? = nil, index: Int = 0
  ) {
    guard let image = image(forBounds: rect, textContainer: container, characterIndex: index)
    else { return }
    guard image.isTemplate, let color else { return image.draw(in: rect) }
    image.withTintColor(color, renderingMode: .alwaysOriginal).draw(in: rect)
  }
}

extension NSAttributedString {
  /// Creates a string of one attachment character.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

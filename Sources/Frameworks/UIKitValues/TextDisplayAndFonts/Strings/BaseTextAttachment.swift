/// The base class of `NSTextAttachment`, which apps create; the subclass adds views.
///
/// Text layout does not depend on views.
open class BaseTextAttachment: NSObject, NSTextAttachmentContainer, NSSecureCoding,
  @unchecked Sendable
{
  private let mark = ObjectHeaderPadding()

  /// The attachment character, `NSTextAttachment.character`.
  package static let characterCode = 0xFFFC

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
  ///   - uti: The uniform type of the data.
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

  private static var archived: [ArchivedProperty<BaseTextAttachment>] {
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
  /// The size of the attachment and its offset above the baseline, in points; a zero size stands
  /// for the image's.
  open var bounds: CGRect = .zero
  /// The empty width before and after the attachment, in points.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether text shows the view of a view provider instead of the image (TextKit.TA1).
  open var allowsTextAttachmentView = true

  // MARK: Layout

  /// Returns the size of the attachment and its offset above the baseline, in points.
  ///
  /// - Parameters:
  ///   - textContainer: The text container; nil outside of TextKit.
  ///   - lineFrag: The proposed line, of the container's width.
  ///   - position: The location in the line; zero, because lines are measured before they are
  ///     broken.
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
  package var resolvedBounds: CGRect {
    bounds.size == .zero ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
  }

  /// Returns the size and the offset in a line, with padding on both sides (TextKit.TA2).
  func layoutBounds(_ place: AttachmentPlace, line: CGRect, position: CGPoint = .zero) -> CGRect {
    let bounds: CGRect
    if let modern = self as? any ViewableAttachment, let container = place.modernContainer {
      bounds = modern.layoutBounds(place, in: container, line: line, position: position)
    } else {
      bounds = attachmentBounds(
        for: place.container, proposedLineFragment: line, glyphPosition: position,
        characterIndex: place.index)
    }
    let padding = max(0, lineLayoutPadding)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width + 2 * padding, height: bounds.height)
  }

  /// Draws the attachment in its bounds without padding, unless a view shows it; template images
  /// take the color of the text.
  func draw(in rect: CGRect, _ color: UIColor?, _ place: AttachmentPlace) {
    let shown: UIImage?
    if let modern = self as? any ViewableAttachment, let container = place.modernContainer {
      shown = modern.drawnImage(place, in: container, bounds: rect)
    } else {
      shown = image(forBounds: rect, textContainer: place.container, characterIndex: place.index)
    }
    guard let shown else { return }
    guard shown.isTemplate, let color else { return shown.draw(in: rect) }
    shown.withTintColor(color, renderingMode: .alwaysOriginal).draw(in: rect)
  }

  /// Creates the attachment of a document, as an instance of the class that apps know.
  static func ofDocument(_ data: Data, type: String) -> BaseTextAttachment {
    let known = _typeByName("TactusUIKitViews.NSTextAttachment") as? any DocumentAttachment.Type
    return known?.make(data, type: type) ?? BaseTextAttachment(data: data, ofType: type)
  }
}

extension NSAttributedString {
  /// Creates a string of one attachment character.
  public convenience init(attachment: BaseTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

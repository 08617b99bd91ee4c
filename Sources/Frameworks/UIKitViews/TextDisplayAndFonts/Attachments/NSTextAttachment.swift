import Synchronization

/// An image, a file or a view within a line of text.
///
/// Attachments are laid out as in `Documentation/Behaviour/TextKit.md` (TextKit.TA1…).
open class NSTextAttachment: BaseTextAttachment, NSTextAttachmentLayout, @unchecked Sendable {
  /// The character that marks an attachment.
  public static let character = characterCode

  /// The image.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The bytes of a file.
  open override var contents: Data? {
    get { super.contents }
    set {
      super.contents = newValue
      wrapper = nil
    }
  }
  /// The file as a wrapper; setting it sets the contents (TextKit.TA5).
  open var fileWrapper: FileWrapper? {
    get { wrapper ?? contents.map(FileWrapper.init(regularFileWithContents:)) }
    set {
      contents = newValue?.regularFileContents
      wrapper = newValue
    }
  }
  private var wrapper: FileWrapper?
  /// The type of the file.
  open override var fileType: String? {
    get { super.fileType }
    set { super.fileType = newValue }
  }
  /// The size of the attachment and its offset above the baseline, in points; a zero size stands
  /// for the image's.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  /// The empty width before and after the attachment, in points.
  open override var lineLayoutPadding: CGFloat {
    get { super.lineLayoutPadding }
    set { super.lineLayoutPadding = newValue }
  }
  /// Whether text shows the view of a view provider instead of the image (TextKit.TA1).
  open override var allowsTextAttachmentView: Bool {
    get { super.allowsTextAttachmentView }
    set { super.allowsTextAttachmentView = newValue }
  }

  /// Creates an attachment of a file's bytes, shown if they are an image.
  ///
  /// - Parameters:
  ///   - contentData: The bytes.
  ///   - uti: The type of the file.
  public override init(data contentData: Data?, ofType uti: String?) {
    super.init(data: contentData, ofType: uti)
  }

  /// Creates an attachment without an image.
  public override init() { super.init() }

  /// Creates an attachment of an image.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// Creates an attachment from an archive (Archives.AR11).
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Views

  /// Registers the class of the view providers of a file type.
  ///
  /// - Parameters:
  ///   - textAttachmentViewProviderClass: A subclass of `NSTextAttachmentViewProvider`.
  ///   - fileType: The uniform type identifier, as in `fileType`.
  open class func registerViewProviderClass(
    _ textAttachmentViewProviderClass: AnyClass, forFileType fileType: String
  ) {
    let type = textAttachmentViewProviderClass as? NSTextAttachmentViewProvider.Type
    programmingPrecondition(
      type != nil,
      "the class \(textAttachmentViewProviderClass) of the file type \(fileType) is not a subclass "
        + "of NSTextAttachmentViewProvider",
      exception: "NSInvalidArgumentException")
    registeredClasses.withLock { $0[fileType] = type }
  }

  /// Returns the class of the view providers of a file type; `nil` if none is registered.
  open class func textAttachmentViewProviderClass(forFileType fileType: String) -> AnyClass? {
    registeredClasses.withLock { $0[fileType] }
  }

  /// Whether a view of a registered class shows the attachment.
  open var usesTextAttachmentView: Bool { allowsTextAttachmentView && registeredClass != nil }

  /// Returns the view provider of the attachment at a location; `nil` for none.
  ///
  /// - Parameters:
  ///   - parentView: The text view; `nil` outside of one.
  ///   - location: The location of the attachment's character.
  ///   - textContainer: The text container.
  open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    registeredClass.map {
      ViewProviderWithRequiredInit.make(
        $0, self, parentView, textContainer?.textLayoutManager, location)
    }
  }

  /// Returns the size of the attachment and its offset above the baseline, in points.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of the attachment's character.
  ///   - location: The location of the character.
  ///   - textContainer: The text container.
  ///   - proposedLineFragment: The proposed line, of the container's width.
  ///   - position: The location in the line; zero, because lines are measured before they are
  ///     broken.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
      characterIndex: (location as? TextOffset)?.offset ?? 0)
  }

  /// Returns the image that is drawn; `nil` for none.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle of the image.
  ///   - attributes: The attributes of the attachment's character.
  ///   - location: The location of the character.
  ///   - textContainer: The text container.
  open func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage? {
    image(
      forBounds: bounds, textContainer: textContainer,
      characterIndex: (location as? TextOffset)?.offset ?? 0)
  }

  // MARK: Internals

  private static let registeredClasses = Mutex<[String: NSTextAttachmentViewProvider.Type]>([:])

  private var registeredClass: NSTextAttachmentViewProvider.Type? {
    fileType.flatMap { type in Self.registeredClasses.withLock { $0[type] } }
  }
}

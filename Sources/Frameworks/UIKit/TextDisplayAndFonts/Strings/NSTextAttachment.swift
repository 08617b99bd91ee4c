/// A picture that stands in a line among letters.
open class NSTextAttachment: NSObject {
  private let mark = ForeignMark()

  /// The letter whose place it takes.
  public static let character = 0xFFFC

  /// Makes one without a picture.
  public override init() { super.init() }

  /// Makes one of a picture.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Makes one of a file's bytes, of which a picture is shown.
  ///
  /// - Parameters:
  ///   - contentData: The bytes.
  ///   - uti: What kind of file it is.
  public init(data contentData: Data?, ofType uti: String?) {
    super.init()
    (contents, fileType) = (contentData, uti)
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// The picture.
  open var image: UIImage?
  /// A file's bytes.
  open var contents: Data?
  /// What kind of file it is.
  open var fileType: String?
  /// Where it is: how far from where it would be, upwards from the baseline, and how large; no size
  /// stands for the picture's own.
  open var bounds: CGRect = .zero

  // MARK: Internals

  /// The same with the size that it takes.
  var place: CGRect {
    bounds.size == .zero ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
  }

  /// Draws it among letters of a colour, which pictures take that are only a shape.
  func draw(in rect: CGRect, _ color: UIColor?) {
    guard let image else { return }
    guard image.isShape, let color else { return image.draw(in: rect) }
    image.withTintColor(color, renderingMode: .alwaysOriginal).draw(in: rect)
  }
}

extension NSAttributedString {
  /// Makes a string of one letter, in whose place something stands.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

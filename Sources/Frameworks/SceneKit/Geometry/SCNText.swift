/// A solid made by extruding text.
///
/// It has no surface here, but a box of the text's size (Scenes.SC4).
open class SCNText: SCNGeometry, @unchecked Sendable {
  /// Creates a solid from text.
  public convenience init(string: Any?, extrusionDepth: CGFloat) {
    self.init()
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
  }

  /// The text, with or without attributes.
  open var string: Any?
  /// The depth of the extrusion.
  open var extrusionDepth: CGFloat = 0
  /// The font of a text without attributes.
  ///
  /// - Source: Apple's reference: Helvetica of 36 points. Confidence: documented.
  open var font: UIFont! = UIFont(name: "Helvetica", size: 36)
  /// Whether lines wrap at the width of `containerFrame`.
  open var isWrapped = false
  /// The frame of the lines; an empty one fits the text.
  open var containerFrame = CGRect.zero
  /// The truncation mode of lines that are too long.
  open var truncationMode = "none"
  /// The alignment of lines.
  open var alignmentMode = "natural"
  /// The size of the chamfer; stored.
  open var chamferRadius: CGFloat = 0
  /// The profile of the chamfer; stored.
  open var chamferProfile: UIBezierPath?
  /// The flatness of curves; stored.
  open var flatness: CGFloat = 0.6

  /// The opposite corners of the bounding box of the laid-out lines.
  open override var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get {
      let size = textSize
      return (
        SCNVector3(0 as Float, 0, 0),
        SCNVector3(Float(size.width), Float(size.height), Float(extrusionDepth))
      )
    }
    set { super.boundingBox = newValue }
  }

  /// The size of the laid-out lines.
  private var textSize: CGSize {
    let space = CGSize(
      width: isWrapped && containerFrame.width > 0
        ? containerFrame.width : .greatestFiniteMagnitude,
      height: .greatestFiniteMagnitude)
    let font = font ?? UIFont.systemFont(ofSize: 36)
    let text =
      string as? NSAttributedString
      ?? NSAttributedString(
        string: string.map { "\($0)" } ?? "", attributes: [.font: font])
    return text.boundingRect(with: space, options: .usesLineFragmentOrigin, context: nil).size
  }

  override func duplicate() -> SCNGeometry {
    let copy = SCNText(string: string, extrusionDepth: extrusionDepth)
    (copy.font, copy.isWrapped, copy.containerFrame) = (font, isWrapped, containerFrame)
    (copy.truncationMode, copy.alignmentMode) = (truncationMode, alignmentMode)
    (copy.chamferRadius, copy.chamferProfile) = (chamferRadius, chamferProfile)
    copy.flatness = flatness
    return copy
  }
}

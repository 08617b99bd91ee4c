/// The view of a popover: the background with an arrow, and the content on it (Presentations.PO2).
@MainActor
final class PopoverView: UIView {
  private let background = CAShapeLayer()
  private let clip = UIView()
  private var ownBackground: UIPopoverBackgroundView?

  /// The opacity and the radius of the shadow.
  ///
  /// - Source: screenshots of an iPad. Confidence: guess.
  private static let shadow: (opacity: Float, radius: CGFloat) = (0.2, 20)

  init(_ content: UIView) {
    super.init(frame: .zero)
    layer.addSublayer(background)
    layer.shadowOpacity = Self.shadow.opacity
    layer.shadowRadius = Self.shadow.radius
    layer.shadowOffset = .zero
    clip.clipsToBounds = true
    clip.layer.cornerRadius = PopoverPlacement.radius
    clip.layer.cornerCurve = .continuous
    addSubview(clip)
    clip.addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the popover at a placement, and adopts its frame.
  ///
  /// - Parameters:
  ///   - placement: The placement.
  ///   - color: The system's background color.
  ///   - own: The app's background view; nil for the system's.
  func show(_ placement: PopoverPlacement, color: UIColor, _ own: UIPopoverBackgroundView?) {
    if ownBackground !== own { ownBackground?.removeFromSuperview() }
    ownBackground = own
    background.isHidden = own != nil
    layer.shadowOpacity = own == nil ? Self.shadow.opacity : 0
    background.frame = CGRect(origin: .zero, size: placement.frame.size)
    background.path = placement.outline.cgPath
    background.fillColor = color.resolvedColor(with: traitCollection).cgColor
    layer.shadowPath = placement.outline.cgPath
    clip.frame = placement.contentFrame
    if let own {
      // The app may provide the background view (Presentations.PO8).
      if own.superview !== self { insertSubview(own, at: 0) }
      own.frame = bounds
      (own.arrowDirection, own.arrowOffset) = (placement.direction, placement.arrowOffset)
      own.setNeedsLayout()
      own.setNeedsDisplay()
      let type = Swift.type(of: own)
      clip.frame = clip.frame.inset(by: type.contentViewInsets())
      clip.layer.cornerRadius =
        type.wantsDefaultContentAppearance ? PopoverPlacement.radius : 0
    } else {
      clip.layer.cornerRadius = PopoverPlacement.radius
    }
    clip.subviews.first?.frame = clip.bounds
  }
}

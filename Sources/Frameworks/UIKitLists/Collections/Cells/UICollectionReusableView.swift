@_spi(UIKitModules) import TactusUIKitViews

/// A reusable view of a collection view.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Creates a view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view without a size, or one of an interface file (Nibs.NI5).
  public required init?(coder: NSCoder) {
    reuseIdentifier = coder.nib?.element["reuseIdentifier"]
    super.init(coder: coder)
  }

  /// The identifier under which the view was dequeued; `nil` if it was not.
  open internal(set) var reuseIdentifier: String?

  /// Prepares the view to show other content; the default does nothing.
  open func prepareForReuse() {}

  /// Applies changed layout attributes; the default does nothing, as the collection view sets the
  /// frame.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Notifies the view that the collection view begins to change its layout; the default does
  /// nothing.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Notifies the view that the collection view has changed its layout; the default does nothing.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the attributes that the view prefers: the size of its constraints or of
  /// `sizeThatFits(_:)` in the dimensions that the layout leaves open (Collections.CV21).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let given = layoutAttributes.hasFixedSize
    guard !given.width || !given.height else { return layoutAttributes }
    let size = naturalSize(layoutAttributes.size, given)
    guard size.width > 0, size.height > 0 else { return layoutAttributes }
    let attributes = layoutAttributes.copied()
    if !given.width { attributes.size.width = size.width }
    if !given.height { attributes.size.height = size.height }
    return attributes
  }

  // MARK: Internals

  /// The view that holds the constraints.
  var constraintContainer: UIView { self }
  /// Whether the natural size comes from `systemLayoutSizeFitting` and not from `sizeThatFits(_:)`.
  var measuresByConstraints: Bool { !constraintContainer.constraints.isEmpty }

  private func naturalSize(_ size: CGSize, _ given: (width: Bool, height: Bool)) -> CGSize {
    guard measuresByConstraints else { return sizeThatFits(size) }
    return systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: given.width ? .required : .fittingSizeLevel,
      verticalFittingPriority: given.height ? .required : .fittingSizeLevel)
  }
}

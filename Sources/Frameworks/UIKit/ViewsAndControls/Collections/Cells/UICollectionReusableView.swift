/// A view of a collection view, which shows now this and now that.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// Makes a view at a place.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a view without size: archives of views are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The name it is made and found again by; nil where it was not dequeued.
  open internal(set) var reuseIdentifier: String?

  /// Is told that it will show something else; by itself it does nothing.
  open func prepareForReuse() {}

  /// Is told what a layout says of it, where that is something else than before; by itself it does
  /// nothing, as the collection view has put it there.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Is told that the collection view changes its layout; by itself it does nothing.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Is told that the collection view has changed its layout; by itself it does nothing.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Says what it would be like where the layout leaves that to it: as large as its constraints, or
  /// `sizeThatFits(_:)`, want it (CV21).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let given = layoutAttributes.isSizeGiven
    guard !given.width || !given.height else { return layoutAttributes }
    let size = naturalSize(layoutAttributes.size, given)
    guard size.width > 0, size.height > 0 else { return layoutAttributes }
    let attributes = layoutAttributes.duplicate()
    if !given.width { attributes.size.width = size.width }
    if !given.height { attributes.size.height = size.height }
    return attributes
  }

  // MARK: Internals

  /// Where its own constraints are.
  var constrained: UIView { self }

  private func naturalSize(_ size: CGSize, _ given: (width: Bool, height: Bool)) -> CGSize {
    guard !constrained.constraints.isEmpty else { return sizeThatFits(size) }
    return systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: given.width ? .required : .fittingSizeLevel,
      verticalFittingPriority: given.height ? .required : .fittingSizeLevel)
  }
}

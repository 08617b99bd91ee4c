/// A stroke: a path drawn with an ink.
public struct PKStroke {
  /// The ink of the stroke.
  public var ink: PKInk
  /// The transform of the stroke, which applies to the path, the nib and the mask.
  public var transform: CGAffineTransform
  /// The path of the stroke.
  public var path: PKStrokePath
  /// The clipping mask of the stroke in the coordinates of the path; nil for none.
  ///
  /// The shape is that of the time when it was set: changes of the object have no effect.
  public var mask: UIBezierPath? {
    get { clip.map { UIBezierPath(cgPath: $0) } }
    set { clip = newValue?.cgPath.copy() }
  }
  /// The seed of the ink's texture.
  public var randomSeed: UInt32

  /// The shape of the mask.
  package var clip: CGPath?

  /// Creates a stroke with a random texture.
  ///
  /// - Parameters:
  ///   - ink: The ink.
  ///   - path: The path.
  ///   - transform: The transform of the stroke.
  ///   - mask: The clipping mask of the stroke in the coordinates of the path.
  public init(
    ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity,
    mask: UIBezierPath? = nil
  ) {
    self.init(
      ink: ink, path: path, transform: transform, mask: mask, randomSeed: .random(in: 0 ... .max))
  }

  /// Creates a stroke.
  ///
  /// - Parameters:
  ///   - ink: The ink.
  ///   - path: The path.
  ///   - transform: The transform of the stroke.
  ///   - mask: The clipping mask of the stroke in the coordinates of the path.
  ///   - randomSeed: The seed of the ink's texture.
  public init(
    ink: PKInk, path: PKStrokePath, transform: CGAffineTransform = .identity,
    mask: UIBezierPath? = nil, randomSeed: UInt32
  ) {
    (self.ink, self.path, self.transform) = (ink, path, transform)
    (clip, self.randomSeed) = (mask?.cgPath.copy(), randomSeed)
  }

  /// The bounds of the rendered stroke, with its width, transform and mask; null for an empty path
  /// (Ink.ST1).
  public var renderBounds: CGRect {
    var bounds = path.outline(of: ink.inkType).bounds
    if let clip { bounds = bounds.intersection(clip.boundingBoxOfPath) }
    return bounds.isNull ? .null : bounds.applying(transform)
  }

  /// The ranges of parametric values whose points the mask leaves visible (Ink.ST2).
  public var maskedPathRanges: [ClosedRange<CGFloat>] {
    guard !path.isEmpty else { return [] }
    let end = CGFloat(path.count - 1)
    guard let clip else { return [0...end] }
    return MaskedRanges(path, clip).ranges
  }

  /// The content version that the stroke requires.
  public var requiredContentVersion: PKContentVersion {
    path.contains { $0.secondaryScale != 1 } ? .version3 : ink.requiredContentVersion
  }
}

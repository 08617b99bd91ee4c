/// The width or the height of an item of a compositional layout.
///
/// Steps Compositional.CL1…
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  /// Returns a fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfWidth, fractionalWidth)
  }
  /// Returns a fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfHeight, fractionalHeight)
  }
  /// Returns a dimension in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.points, absoluteDimension)
  }
  /// Returns a dimension that applies until the view has chosen its own.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimate, estimatedDimension)
  }
  /// Returns a dimension equal to that of the largest sibling in the group.
  ///
  /// - Parameter estimate: The dimension until the views have chosen theirs, in points.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimate)
  }

  /// Whether `dimension` counts widths of the container.
  open var isFractionalWidth: Bool { unit == .fractionOfWidth }
  /// Whether `dimension` counts heights of the container.
  open var isFractionalHeight: Bool { unit == .fractionOfHeight }
  /// Whether `dimension` counts points.
  open var isAbsolute: Bool { unit == .points }
  /// Whether the view chooses, and `dimension` counts only until then.
  open var isEstimated: Bool { unit == .estimate }
  /// Whether the dimension equals that of the largest sibling.
  open var isUniformAcrossSiblings: Bool { unit == .uniform }
  /// The fraction, or the number of points.
  open var dimension: CGFloat { value }

  /// Returns the dimension itself, which cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Internals

  /// The meanings of the number.
  enum Unit {
    case fractionOfWidth, fractionOfHeight, points, estimate, uniform
  }

  private let unit: Unit
  private let value: CGFloat

  init(_ unit: Unit, _ value: CGFloat) {
    (self.unit, self.value) = (unit, value)
    super.init()
  }

  /// Whether a view chooses the dimension.
  var isMeasured: Bool { unit == .estimate || unit == .uniform }

  /// Returns the dimension in points.
  ///
  /// - Parameters:
  ///   - container: The size that fractions are of.
  ///   - measured: The dimension that the view prefers; `nil` if it was not asked yet.
  func length(in container: CGSize, measured: CGFloat? = nil) -> CGFloat {
    switch unit {
    case .fractionOfWidth: max(0, container.width * value)
    case .fractionOfHeight: max(0, container.height * value)
    case .points: max(0, value)
    case .estimate, .uniform: max(0, measured ?? value)
    }
  }
}

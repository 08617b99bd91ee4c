import Foundation

/// A drawing: strokes in the order in which they were drawn.
public struct PKDrawing: Equatable {
  /// The strokes, from back to front.
  public var strokes: [PKStroke]

  /// Creates an empty drawing.
  public init() { strokes = [] }

  /// Creates a drawing of strokes.
  public init<Strokes: Sequence>(strokes: Strokes) where Strokes.Element == PKStroke {
    self.strokes = Array(strokes)
  }

  /// The bounds of the rendered drawing; null for an empty drawing (Ink.DR1).
  public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }

  /// The content version that the drawing requires.
  public var requiredContentVersion: PKContentVersion {
    strokes.map(\.requiredContentVersion).max { $0.rawValue < $1.rawValue } ?? .version1
  }

  /// Returns an image of a part of the drawing, transparent where nothing is drawn (Ink.DR2).
  ///
  /// - Parameters:
  ///   - rect: The part, in the coordinates of the drawing.
  ///   - scale: The number of pixels per point; 0 for that of the screen.
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    if scale > 0 { format.scale = scale }
    guard rect.width > 0, rect.height > 0, rect.isFinite else { return UIImage() }
    let style = UITraitCollection.current.userInterfaceStyle
    // A length that exceeds whole pixels only by rounding errors gets no extra pixel.
    func length(_ points: CGFloat) -> CGFloat {
      (points * format.scale - 1e-6).rounded(.up) / format.scale
    }
    let size = CGSize(width: length(rect.width), height: length(rect.height))
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
      for stroke in strokes where stroke.renderBounds.intersects(rect) {
        StrokeRenderer(style).draw(stroke, in: context.cgContext)
      }
    }
  }

  // MARK: Changing

  /// Applies a transform to all strokes.
  public mutating func transform(using transform: CGAffineTransform) {
    for index in strokes.indices {
      strokes[index].transform = strokes[index].transform.concatenating(transform)
    }
  }

  /// Returns the drawing with a transform applied to all strokes.
  public func transformed(using transform: CGAffineTransform) -> PKDrawing {
    var result = self
    result.transform(using: transform)
    return result
  }

  /// Appends the strokes of another drawing in front.
  public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }

  /// Returns the drawing with the strokes of another one appended in front.
  public func appending(_ drawing: PKDrawing) -> PKDrawing {
    var result = self
    result.append(drawing)
    return result
  }

  /// Returns whether two drawings have the same strokes (Ink.DR4).
  public static func == (a: PKDrawing, b: PKDrawing) -> Bool {
    a.strokes.count == b.strokes.count
      && zip(a.strokes, b.strokes).allSatisfy { $0.isSame(as: $1) }
  }
}

extension CGRect {
  /// Whether all components are finite.
  var isFinite: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }
}

extension PKStroke {
  /// Returns whether two strokes are rendered alike.
  package func isSame(as other: PKStroke) -> Bool {
    ink.inkType == other.ink.inkType && InkColor(ink.color) == InkColor(other.ink.color)
      && transform == other.transform && randomSeed == other.randomSeed && clip == other.clip
      && path.creationDate == other.path.creationDate && path.count == other.path.count
      && zip(path, other.path).allSatisfy { $0.values == $1.values }
  }
}

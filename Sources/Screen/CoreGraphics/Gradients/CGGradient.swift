import TactusDisplayList

/// A gradient of colors.
///
/// - Thread: any.
public final class CGGradient: _CoreFoundationObject, Sendable {
  /// The color stops, by ascending offset.
  package let stops: [DrawingGradient.Stop]

  /// Creates a gradient from colors.
  ///
  /// - Parameters:
  ///   - space: Ignored; colors are always interpolated in sRGB.
  ///   - colors: Values of `CGColor`; other values are ignored, and the initializer fails without
  ///     any.
  ///   - locations: The position of each color, 0…1; `nil` for even spacing.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = Self.stops(colors, locations)
  }

  /// Creates a gradient from components.
  ///
  /// - Parameters:
  ///   - space: The color space.
  ///   - components: The components of all colors in turn, alpha last.
  ///   - locations: The position of each color, 0…1; `nil` for even spacing.
  ///   - count: The number of colors; the initializer fails if it is 0.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let size = space.numberOfComponents + 1
    guard count > 0 else { return nil }
    let colors = (0..<count).compactMap {
      CGColor(colorSpace: space, components: components + $0 * size)
    }
    guard colors.count == count else { return nil }
    stops = Self.stops(colors, locations)
  }

  private static func stops(
    _ colors: [CGColor], _ locations: UnsafePointer<CGFloat>?
  ) -> [DrawingGradient.Stop] {
    let last = Double(max(1, colors.count - 1))
    let stops = colors.enumerated().map { index, color in
      let place = locations.map { Double($0[index]) } ?? Double(index) / last
      return DrawingGradient.Stop(place > 0 ? min(1, place) : 0, color.drawing)
    }
    // Equal offsets keep their order, which makes a hard edge.
    return stops.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    .map(\.element)
  }
}

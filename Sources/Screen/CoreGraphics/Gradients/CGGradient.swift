import DisplayList

/// Colours that go over into one another.
///
/// - Thread: any.
public final class CGGradient: Sendable {
  /// The colours, by rising offsets.
  package let stops: [DrawingGradient.Stop]

  /// Makes a gradient of colours.
  ///
  /// - Parameters:
  ///   - space: Where the colours in between are found; they are always found in sRGB.
  ///   - colors: Values of `CGColor`; fails if there is none, or something else.
  ///   - locations: Where each colour is, 0…1; `nil` for even distances.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = Self.stops(colors, locations)
  }

  /// Makes a gradient of components.
  ///
  /// - Parameters:
  ///   - space: What the components mean.
  ///   - components: Those of each colour, alpha last, one colour after another.
  ///   - locations: Where each colour is, 0…1; `nil` for even distances.
  ///   - count: How many colours there are; fails if there is none.
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
    // Equal offsets keep their order, for a sudden change.
    return stops.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    .map(\.element)
  }
}

/// Whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt32

  /// Takes bits as they are.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

import TactusDisplayList

/// A smooth transition of colors, which a function of the app defines.
///
/// Step Drawing.CG3.
///
/// - Thread: any.
public final class CGShading: _CoreFoundationObject, Sendable {
  /// Creates a shading along a line, or returns `nil` if the function has other results than the
  /// color space's components and alpha.
  ///
  /// - Parameters:
  ///   - space: The color space.
  ///   - start: The place of the function's least argument.
  ///   - end: The place of its greatest one.
  ///   - function: The function of one argument.
  ///   - extendStart: Whether the first color extends before the start.
  ///   - extendEnd: Whether the last color extends behind the end.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    self.init(
      space, .linear(from: start.drawing, to: end.drawing), function, extendStart, extendEnd)
  }

  /// Creates a shading between two circles, or returns `nil` if the function has other results than
  /// the color space's components and alpha.
  ///
  /// - Parameters:
  ///   - space: The color space.
  ///   - start: The center of the first circle.
  ///   - startRadius: The radius of the first circle.
  ///   - end: The center of the last circle.
  ///   - endRadius: The radius of the last circle.
  ///   - function: The function of one argument.
  ///   - extendStart: Whether the first color extends before the first circle.
  ///   - extendEnd: Whether the last color extends behind the last circle.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    let geometry = DrawingGradient.Geometry.radial(
      from: start.drawing, fromRadius: Double(startRadius), to: end.drawing,
      toRadius: Double(endRadius))
    self.init(space, geometry, function, extendStart, extendEnd)
  }

  // MARK: Internals

  let gradient: DrawingGradient

  /// The number of steps between colors that the function computes.
  ///
  /// - Source: one for each value of a component with 8 bits. Confidence: guess.
  private static let steps = 256

  private init?(
    _ space: CGColorSpace, _ geometry: DrawingGradient.Geometry, _ function: CGFunction,
    _ extendsBefore: Bool, _ extendsAfter: Bool
  ) {
    let count = space.numberOfComponents
    guard function.arguments == 1, count > 0, [count, count + 1].contains(function.results) else {
      return nil
    }
    let stops = (0...Self.steps).compactMap { index -> DrawingGradient.Stop? in
      let place = Double(index) / Double(Self.steps)
      let values = function.values(at: place)
      // Without a result for alpha a color is opaque.
      let color = CGColor(space, values.count == count ? values + [1] : values)
      return color.map { DrawingGradient.Stop(place, $0.drawing) }
    }
    guard !stops.isEmpty else { return nil }
    gradient = DrawingGradient(
      geometry, stops: stops, extendsBefore: extendsBefore, extendsAfter: extendsAfter)
  }
}

extension CGContext {
  /// Fills the clip with a shading.
  public func drawShading(_ shading: CGShading) {
    canvas.execute(.paint(.gradient(shading.gradient)))
  }
}

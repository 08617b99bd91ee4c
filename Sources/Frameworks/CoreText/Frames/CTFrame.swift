public import CoreGraphics
internal import TactusUIKitValues

/// Lines of text laid out in an area.
///
/// Sendable because its properties are constants, whose objects nobody changes.
///
/// - Thread: any.
public final class CTFrame: _CoreFoundationType, _CoreFoundationObject, @unchecked Sendable {
  /// The lines, from top to bottom.
  let lines: [CTLine]
  /// The left ends of the baselines, from the lower left corner of the path's bounding box, y
  /// upwards.
  let origins: [CGPoint]
  /// The path whose interior has the lines.
  let path: CGPath
  /// The attributes.
  let attributes: CFDictionary?
  /// The bounding box of the path.
  let box: CGRect
  /// The requested range.
  let range: CFRange
  /// The range of the lines that fit.
  let visibleRange: CFRange

  init(
    _ framesetter: CTFramesetter, _ range: CFRange, _ path: CGPath, _ attributes: CFDictionary?
  ) {
    (self.path, self.attributes) = (path, attributes)
    let shape = FrameShape(path, attributes)
    let box = shape.box
    self.box = box
    let fits: NSRange
    let starts: [CGPoint]
    if shape.exclusions.isEmpty {
      let found = framesetter.lines(of: range, in: box.size)
      (lines, starts, fits) = (found.lines, found.origins, found.fits)
    } else {
      (lines, starts, fits) = framesetter.lines(of: range, in: shape)
    }
    origins = starts.map { CGPoint(x: $0.x, y: box.height - $0.y) }
    let whole = range.clipped(to: framesetter.typesetter.string.length)
    self.range = CFRange(location: whole.location, length: whole.length)
    visibleRange = CFRange(location: fits.location, length: fits.length)
  }
}

/// Returns the range for which a frame was requested.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { frame.range }

/// Returns the range of the lines that fit.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange { frame.visibleRange }

/// Returns the path of a frame.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the attributes that a frame was created with; nil for none.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? { frame.attributes }

/// Returns the lines of a frame, from top to bottom, a list of `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Copies the left ends of the baselines to a buffer, from the lower left corner of the path's
/// bounding box, y upwards.
///
/// - Parameters:
///   - frame: The frame.
///   - range: The range of lines; a length of 0 stands for the rest.
///   - origins: A buffer for as many points.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let chosen = range.clipped(to: frame.origins.count)
  for (index, origin) in frame.origins[chosen.lowerBound..<chosen.upperBound].enumerated() {
    origins[index] = origin
  }
}

/// Draws the lines of a frame, upright in a context whose y axis points up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  for (line, origin) in zip(frame.lines, frame.origins) {
    line.draw(at: CGPoint(x: frame.box.minX + origin.x, y: frame.box.minY + origin.y), in: context)
  }
}

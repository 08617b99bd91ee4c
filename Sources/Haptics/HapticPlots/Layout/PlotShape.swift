/// A shape to draw, with its paint.
package struct PlotShape: Sendable, Equatable {
  /// The meaning of a shape.
  package enum Role: Sendable, Equatable {
    /// A grid line.
    case grid
    /// An event with parameters applied, by its index in the pattern.
    case event(Int)
    /// The head of a tap, by its index in the pattern.
    case tapHead(Int)
    /// An event as its author wrote it, without parameters.
    case written(Int)
    /// The density of many events, where they cannot be distinguished.
    case density
    /// The value of a parameter over time.
    case control(Int)
    /// A waveform.
    case signal
    /// A part of a legend.
    case legend
  }

  /// The geometry of a shape.
  package enum Form: Sendable, Equatable {
    /// A closed polygon.
    case polygon([PlotPoint])
    /// An open line.
    case line([PlotPoint])
    /// A disc.
    case disc(center: PlotPoint, radius: Double)
    /// A rounded rectangle.
    case box(PlotRect, radius: Double)
  }

  /// The paint of a shape.
  package enum Paint: Sendable, Equatable {
    /// One color.
    case solid(PlotColor)
    /// A horizontal gradient between two x coordinates.
    case gradient(from: Double, to: Double, stops: [Stop])
  }

  /// A color stop of a gradient.
  package struct Stop: Sendable, Equatable {
    /// The position, 0…1 from the gradient's start to its end.
    package var offset: Double
    package var color: PlotColor
  }

  /// The attributes of a stroke.
  package struct Stroke: Sendable, Equatable {
    package var paint: Paint
    /// The line width, in points.
    package var width: Double
    /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
    package var dashes: [Double] = []
  }

  package var role: Role
  package var form: Form
  package var fill: Paint?
  package var stroke: Stroke?

  /// The bounding rectangle of the geometry, without the stroke.
  package var bounds: PlotRect {
    switch form {
    case .polygon(let points), .line(let points):
      guard let first = points.first else { return PlotRect(x: 0, y: 0, width: 0, height: 0) }
      var low = first
      var high = first
      for point in points {
        low = PlotPoint(min(low.x, point.x), min(low.y, point.y))
        high = PlotPoint(max(high.x, point.x), max(high.y, point.y))
      }
      return PlotRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    case .disc(let center, let radius):
      return PlotRect(x: center.x, y: center.y, width: 0, height: 0).grown(by: radius)
    case .box(let rect, _):
      return rect
    }
  }
}

/// Something to draw, with all that a painter has to know about it.
package struct PlotShape: Sendable, Equatable {
  /// What the shape stands for.
  package enum Role: Sendable, Equatable {
    /// A line that helps the eye along.
    case grid
    /// An event as it acts, by its position in the pattern.
    case event(Int)
    /// The head of a tap, by its position in the pattern.
    case tapHead(Int)
    /// An event as its author wrote it, before any control acts on it.
    case written(Int)
    /// Many events together, where there are too many to tell apart.
    case crowd
    /// The value of a control.
    case control(Int)
    /// A waveform.
    case signal
    /// Part of a legend.
    case legend
  }

  /// The form of a shape.
  package enum Form: Sendable, Equatable {
    /// A closed outline.
    case polygon([PlotPoint])
    /// An open line.
    case line([PlotPoint])
    /// A circle.
    case disc(center: PlotPoint, radius: Double)
    /// A rectangle with round corners.
    case box(PlotRect, radius: Double)
  }

  /// What colours a shape.
  package enum Paint: Sendable, Equatable {
    /// One colour.
    case solid(PlotColor)
    /// Colours that change from left to right between two places.
    case gradient(from: Double, to: Double, stops: [Stop])
  }

  /// A colour at a place of a gradient.
  package struct Stop: Sendable, Equatable {
    /// The place, 0…1 from the gradient's start to its end.
    package var offset: Double
    package var color: PlotColor
  }

  /// How an outline is drawn.
  package struct Stroke: Sendable, Equatable {
    package var paint: Paint
    /// The line's width in points.
    package var width: Double
    /// Lengths in points of dashes and gaps in turn; empty for an unbroken line.
    package var dashes: [Double] = []
  }

  package var role: Role
  package var form: Form
  package var fill: Paint?
  package var stroke: Stroke?

  /// The rectangle around the shape's outline, without its stroke.
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

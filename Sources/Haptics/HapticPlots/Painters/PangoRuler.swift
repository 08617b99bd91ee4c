import CTactusPangoCairo
import TactusPango

/// A measurer of text as Pango draws it.
final class PangoRuler: TextRuler {
  private let context = PlotFont.makeContext()

  deinit { PlotFont.release(context) }

  func size(of text: String, style: LabelStyle) -> (width: Double, height: Double) {
    let layout = PlotFont.makeLayout(text, style: style, in: context)
    defer { PlotFont.release(layout) }
    var width: Int32 = 0
    var height: Int32 = 0
    PangoLock.withLock { pango_layout_get_size(layout, &width, &height) }
    return (Double(width) / Double(PANGO_SCALE), Double(height) / Double(PANGO_SCALE))
  }
}

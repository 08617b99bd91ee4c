import CTactusPangoCairo

/// The font of plots, and its Pango contexts.
///
/// Hinting is off: it would move glyphs by different fractions of a pixel on a screen, in a PNG and
/// in a PDF, and text would not match its measured layout.
enum PlotFont {
  /// The font families by preference; the first that is installed is used.
  private static let families = "Inter, DejaVu Sans, sans-serif"

  /// Returns a Pango context to measure and draw with; the caller releases it.
  static func makeContext() -> OpaquePointer? {
    let context = pango_font_map_create_context(pango_cairo_font_map_get_default())
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_cairo_context_set_resolution(context, 96)
    pango_context_set_round_glyph_positions(context, 0)
    return context
  }

  /// Returns a layout of a line of text; the caller releases it.
  static func makeLayout(
    _ text: String, style: LabelStyle, in context: OpaquePointer?
  ) -> OpaquePointer? {
    let layout = pango_layout_new(context)
    let font = pango_font_description_new()
    pango_font_description_set_family(font, families)
    pango_font_description_set_weight(
      font, style.isBold ? PANGO_WEIGHT_SEMIBOLD : PANGO_WEIGHT_NORMAL)
    pango_font_description_set_absolute_size(font, style.size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_text(layout, text, -1)
    return layout
  }

  /// Releases an object from `makeContext` or `makeLayout`.
  static func release(_ object: OpaquePointer?) {
    g_object_unref(UnsafeMutableRawPointer(object))
  }
}

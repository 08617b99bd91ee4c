import HapticPlots

/// Measures texts as if every letter were of one width, so that no font is needed.
struct FixedRuler: TextRuler {
  func size(of text: String, style: LabelStyle) -> (width: Double, height: Double) {
    (Double(text.count) * style.size * 0.6, style.size * 1.2)
  }
}

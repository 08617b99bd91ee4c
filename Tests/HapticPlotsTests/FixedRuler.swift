import TactusHapticPlots

/// A measurer of text with a fixed character width, which needs no font.
struct FixedRuler: TextRuler {
  func size(of text: String, style: LabelStyle) -> (width: Double, height: Double) {
    (Double(text.count) * style.size * 0.6, style.size * 1.2)
  }
}

import TactusDisplayList

/// The cached layout of a label's text.
struct LabelLayout {
  /// The size, the maximum number of lines and the traits for which the layout was made.
  let size: CGSize, lines: Int, traits: UITraitCollection
  let text: AttributedText
  let layout: TextLayout
  /// The scale of the font, 0…1.
  let scale: CGFloat
}

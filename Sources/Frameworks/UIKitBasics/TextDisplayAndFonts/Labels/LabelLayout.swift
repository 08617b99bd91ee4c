import TactusDisplayList

/// The cached layout of a label's text.
package struct LabelLayout {
  /// The size, the maximum number of lines and the traits for which the layout was made.
  package let size: CGSize, lines: Int, traits: UITraitCollection
  package let text: AttributedText
  package let layout: TextLayout
  /// The scale of the font, 0…1.
  package let scale: CGFloat

  package init(
    size: CGSize, lines: Int, traits: UITraitCollection, text: AttributedText, layout: TextLayout,
    scale: CGFloat
  ) {
    (self.size, self.lines, self.traits) = (size, lines, traits)
    (self.text, self.layout, self.scale) = (text, layout, scale)
  }
}

import DisplayList

/// A label's text in lines.
struct LabelLayout {
  /// For which room, how many lines and which traits it is.
  let size: CGSize, lines: Int, traits: UITraitCollection
  let text: AttributedText
  let layout: TextLayout
  /// How much smaller letters are, 0…1.
  let scale: CGFloat
}

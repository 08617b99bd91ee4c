import TactusDisplayList

// The layout of a label (Text.LB3…).
extension UILabel {
  /// The alignment, with natural resolved to left or right.
  var effectiveAlignment: NSTextAlignment {
    guard textAlignment == .natural else { return textAlignment }
    return isRightToLeft ? .right : .left
  }

  /// Returns a length rounded up to whole pixels at the display scale.
  func pixels(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    let pixelsAPoint = max(1, scale)
    // A tolerance against rounding errors.
    return (length * pixelsAPoint - 1e-3).rounded(.up) / pixelsAPoint
  }

  /// Returns the layout that fits into a size (Text.LB4, Text.LB5).
  func fitted(_ size: CGSize, lines: Int) -> LabelLayout {
    let traits = traitCollection
    if let cache, cache.isFor(size, lines, traits) { return cache }
    if let measured, measured.isFor(size, lines, traits) { return measured }
    let text =
      if let ready, ready.traits === traits || ready.traits == traits { ready.text } else {
        text(content ?? NSAttributedString(string: ""), traits)
      }
    ready = (text, traits)
    let (layout, scale) = fit(text, size, lines)
    Self.fittedCount += 1
    let fitted = LabelLayout(
      size: size, lines: lines, traits: traits, text: text, layout: layout, scale: scale)
    if size.height >= Self.endless { measured = fitted } else { cache = fitted }
    return fitted
  }

  /// Draws the text into the current context.
  func drawFittedText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let content, content.length > 0 else {
      return
    }
    let fitted = fitted(rect.size, lines: numberOfLines)
    // The text is centered vertically, aligned to a pixel (Text.LB4).
    let y = rect.minY + shift(fitted, in: rect)
    let pixelsAPoint = max(1, fitted.traits.displayScale)
    let corner = CGPoint(x: rect.minX, y: (y * pixelsAPoint).rounded(.down) / pixelsAPoint)
    guard let shadowColor else {
      return fitted.text.draw(fitted.layout, at: corner, in: context)
    }
    context.saveGState()
    context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor)
    fitted.text.draw(fitted.layout, at: corner, in: context)
    context.restoreGState()
  }

  // MARK: Internals

  /// The minimum scale of the font if none is set.
  ///
  /// - Source: none. Confidence: guess.
  private static let leastScale: CGFloat = 0.1

  /// The precision with which the scale of the font is found.
  ///
  /// - Source: none. Confidence: guess.
  private static let scaleStep: CGFloat = 0.005

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func fit(
    _ text: AttributedText, _ size: CGSize, _ lines: Int
  ) -> (TextLayout, CGFloat) {
    guard let content, content.length > 0 else { return (TextLayout([]), 1) }
    let isCutOff = lineBreakMode == .byClipping && lines == 1
    let width = isCutOff || size.width >= Self.endless ? nil : size.width
    func layout(_ scale: CGFloat) -> TextLayout {
      let whole = text.layout(width: width, lineLimit: lines, scale: scale)
      let room = whole.lines.count {
        CGFloat($0.frame.y + $0.frame.height) <= size.height + 0.5
      }
      if room >= whole.lines.count { return whole }
      return text.layout(width: width, lineLimit: max(1, room), scale: scale)
    }
    func isTooLong(_ layout: TextLayout) -> Bool {
      layout.isTruncated || CGFloat(layout.width) > size.width + 0.01
    }
    let plain = layout(1)
    guard adjustsFontSizeToFitWidth, isTooLong(plain) else { return (plain, 1) }
    // The largest scale that fits is used, or the minimum (Text.LB5).
    var (low, high) = (minimumScaleFactor > 0 ? min(1, minimumScaleFactor) : Self.leastScale, 1.0)
    while high - low > Self.scaleStep {
      let middle = (low + high) / 2
      if isTooLong(layout(middle)) { high = middle } else { low = middle }
    }
    return (layout(low), low)
  }

  /// Returns the vertical offset of the text (Text.LB4, Text.LB5).
  private func shift(_ fitted: LabelLayout, in rect: CGRect) -> CGFloat {
    let scale = fitted.traits.displayScale
    let middle = (rect.height - pixels(CGFloat(fitted.layout.height), scale: scale)) / 2
    guard fitted.scale < 1, numberOfLines == 1, let first = fitted.layout.lines.first else {
      return middle
    }
    let top = (rect.height - pixels(font.lineHeight, scale: scale)) / 2
    switch baselineAdjustment {
    case .alignBaselines: return top + font.ascender - CGFloat(first.baseline)
    case .alignCenters: return middle
    case .none: return top
    }
  }

  private func text(
    _ content: NSAttributedString, _ traits: UITraitCollection
  ) -> AttributedText {
    var defaults = AttributedText.Defaults()
    defaults.font = baseAttributes.font
    defaults.color = baseAttributes.color
    // A disabled label is gray (Text.LB6).
    let gray: UIColor? = isEnabled ? nil : .tertiaryLabel
    defaults.overrideColor = gray ?? (isHighlighted ? highlightedTextColor : nil)
    defaults.tint = tintColor
    defaults.isRightToLeft = isRightToLeft
    defaults.traits = traits
    defaults.alwaysWraps = true
    defaults.paragraph.alignment = baseAttributes.alignment
    defaults.paragraph.lineBreakMode = baseAttributes.lineBreakMode
    return AttributedText(content, defaults)
  }
}

extension LabelLayout {
  /// Returns whether the layout is for a size, a number of lines and a trait collection.
  fileprivate func isFor(_ size: CGSize, _ lines: Int, _ traits: UITraitCollection) -> Bool {
    self.size == size && self.lines == lines && (self.traits === traits || self.traits == traits)
  }
}

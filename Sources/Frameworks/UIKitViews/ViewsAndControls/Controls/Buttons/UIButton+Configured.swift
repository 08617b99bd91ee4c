// Layout of a configured button (Controls.CB7…).
extension UIButton {
  /// Applies a configuration to the views.
  func show(_ configuration: Configuration) {
    let look = ButtonConfigurationColors(configuration, of: self)
    plate.isHidden = false
    var background = configuration.background
    background.backgroundColor = look.ground ?? .clear
    background.cornerRadius = plate.configuration.cornerRadius
    plate.configuration = background
    let alignment = textAlignment(configuration)
    show(
      shownTitle(configuration), configuration.titleStyle, look.letters,
      configuration.titleTextAttributesTransformer, in: label)
    label.lineBreakMode = configuration.titleLineBreakMode
    label.numberOfLines = configuration.titleLineBreakMode.wraps ? 0 : 1
    label.alpha = 1
    subtitle.isHidden = configuration.subtitle == nil
    show(
      configuration.attributedSubtitle, .footnote, look.letters,
      configuration.subtitleTextAttributesTransformer, in: subtitle)
    subtitle.lineBreakMode = configuration.subtitleLineBreakMode
    subtitle.numberOfLines = configuration.subtitleLineBreakMode.wraps ? 0 : 1
    (label.textAlignment, subtitle.textAlignment) = (alignment, alignment)
    showWheel(
      configuration.showsActivityIndicator,
      in: look.letters.transformed(by: configuration.activityIndicatorColorTransformer))
    showPictures(in: look.letters.transformed(by: configuration.imageColorTransformer))
    showIndicator(configuration, in: look.letters)
  }

  func insets(_ configuration: Configuration) -> UIEdgeInsets {
    var insets = configuration.contentInsets
    insets.trailing += indicatorRoom(configuration)
    return insets.edges(isRightToLeft: isRightToLeft)
  }

  func naturalSize(_ configuration: Configuration) -> CGSize {
    let insets = insets(configuration)
    let group = group(configuration, within: CGSize(width: 0, height: 0))
    return CGSize(
      width: group.width + insets.left + insets.right,
      height: group.height + insets.top + insets.bottom)
  }

  /// Sets the background's corner radius, at most half its size (Controls.CB10).
  func round(_ configuration: Configuration) {
    let background = configuration.background
    plate.configuration.cornerRadius =
      switch configuration.cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic:
        UIFontMetrics(forTextStyle: configuration.titleStyle).scaledValue(
          for: background.cornerRadius, compatibleWith: traitCollection)
      case .small: 5
      case .medium: 8
      case .large: 12
      case .capsule: .infinity
      }
    UIView.performWithoutAnimation { plate.layoutIfNeeded() }
  }

  /// Returns the frames of the image, the title and the subtitle, aligned as a group.
  func arrange(_ configuration: Configuration, in content: CGRect) -> Arrangement {
    let group = group(configuration, within: content.size)
    let whole = CGSize(
      width: min(group.width, content.width), height: min(group.height, content.height))
    let left: CGFloat =
      switch effectiveContentHorizontalAlignment {
      case .left: content.minX
      case .right: content.maxX - whole.width
      default: content.minX + (content.width - whole.width) / 2
      }
    let top: CGFloat =
      switch contentVerticalAlignment {
      case .top: content.minY
      case .bottom: content.maxY - whole.height
      default: content.minY + (content.height - whole.height) / 2
      }
    let room = CGRect(origin: CGPoint(x: left, y: top), size: whole)
    let (image, text) = divide(room, configuration)
    return stack(image, text, configuration)
  }

  // MARK: Internals

  /// Sets the text of a label, with default attributes where it has none.
  private func show(
    _ text: AttributedString?, _ style: UIFont.TextStyle, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?, in label: UILabel
  ) {
    guard let text else { return label.text = nil }
    var usual = AttributeContainer()
    usual.font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    usual.foregroundColor = color
    label.font = usual.font
    label.textColor = color
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs {
      let own = usual.merging(run.attributes)
      let attributes = transformer.map { $0(own) } ?? own
      whole.append(
        NSAttributedString(
          string: String(text[run.range].characters), attributes: attributes.dictionary))
    }
    label.attributedText = whole
  }

  private func textAlignment(_ configuration: Configuration) -> NSTextAlignment {
    switch configuration.titleAlignment {
    case .automatic:
      switch effectiveContentHorizontalAlignment {
      case .left: .left
      case .right: .right
      default: .center
      }
    case .leading: isRightToLeft ? .right : .left
    case .center: .center
    case .trailing: isRightToLeft ? .left : .right
    }
  }

  /// Returns the side of the image: left, right, top or bottom.
  private func side(_ configuration: Configuration) -> Side {
    let edge = configuration.imagePlacement
    if edge.contains(.top) { return .top }
    if edge.contains(.bottom) { return .bottom }
    let isLeading = !edge.contains(.trailing)
    return isLeading != isRightToLeft ? .left : .right
  }

  private enum Side { case left, right, top, bottom }

  private func textSize(_ configuration: Configuration, width: CGFloat) -> CGSize {
    let room = CGSize(width: width, height: 0)
    let title = label.sizeThatFits(room)
    guard configuration.subtitle != nil else { return title }
    let second = subtitle.sizeThatFits(room)
    return CGSize(
      width: max(title.width, second.width),
      height: title.height + configuration.titlePadding + second.height)
  }

  private func gap(_ configuration: Configuration, _ text: CGSize) -> CGFloat {
    imageSize.width > 0 && text.width > 0 ? configuration.imagePadding : 0
  }

  /// Returns the size of image, title and subtitle together; a width of 0 is no limit.
  private func group(_ configuration: Configuration, within room: CGSize) -> CGSize {
    let image = imageSize
    switch side(configuration) {
    case .left, .right:
      let rest = room.width > 0 ? max(1, room.width - image.width - configuration.imagePadding) : 0
      let text = textSize(configuration, width: image.width > 0 ? rest : room.width)
      return CGSize(
        width: image.width + gap(configuration, text) + text.width,
        height: max(image.height, text.height))
    case .top, .bottom:
      let text = textSize(configuration, width: room.width)
      return CGSize(
        width: max(image.width, text.width),
        height: image.height + gap(configuration, text) + text.height)
    }
  }

  /// Returns the frames of the image and of the text.
  private func divide(_ room: CGRect, _ configuration: Configuration) -> (CGRect, CGRect) {
    let image = imageSize
    guard image.width > 0 else { return (.zero, room) }
    let padding = label.content == nil ? 0 : configuration.imagePadding
    let middle = CGPoint(x: room.midX - image.width / 2, y: room.midY - image.height / 2)
    var (picture, text) = (CGRect(origin: middle, size: image), room)
    switch side(configuration) {
    case .left:
      picture.origin.x = room.minX
      text.origin.x += image.width + padding
      text.size.width -= image.width + padding
    case .right:
      picture.origin.x = room.maxX - image.width
      text.size.width -= image.width + padding
    case .top:
      picture.origin.y = room.minY
      text.origin.y += image.height + padding
      text.size.height -= image.height + padding
    case .bottom:
      picture.origin.y = room.maxY - image.height
      text.size.height -= image.height + padding
    }
    return (picture, text)
  }

  /// Returns the frames with the subtitle below the title.
  private func stack(
    _ image: CGRect, _ text: CGRect, _ configuration: Configuration
  ) -> Arrangement {
    var places = Arrangement()
    places.image = toPixels(image)
    guard configuration.subtitle != nil else {
      places.title = toPixels(text)
      return places
    }
    let room = CGSize(width: text.width, height: 0)
    let title = label.sizeThatFits(room).height
    places.title = toPixels(
      CGRect(x: text.minX, y: text.minY, width: text.width, height: title))
    let top = title + configuration.titlePadding
    places.subtitle = toPixels(
      CGRect(
        x: text.minX, y: text.minY + top, width: text.width, height: max(0, text.height - top)))
    return places
  }
}

extension UIColor {
  /// Returns the transformed color.
  fileprivate func transformed(by transformer: UIConfigurationColorTransformer?) -> UIColor {
    transformer.map { $0(self) } ?? self
  }
}

extension NSLineBreakMode {
  /// Whether the text wraps to further lines.
  fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}

/// The places of image and texts of a list's content, in a width.
///
/// All rectangles are those of a left-to-right layout. Source: CellConfigurations.CC4…CC6
struct ListContentLayout {
  /// The sizes of a text: its natural one, and its height in a width.
  struct Text {
    let naturalWidth: CGFloat
    let height: (CGFloat) -> CGFloat
  }

  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondaryText = CGRect.zero
  /// The height of the content with its margins.
  private(set) var height: CGFloat = 0

  /// Lays out the content.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - margins: The margins around the content.
  ///   - configuration: The configuration, for its paddings.
  ///   - imageSize: The size of the image; `nil` for none.
  ///   - reservedSize: The area that the image is centered in.
  ///   - main: The main text; `nil` for none.
  ///   - secondary: The secondary text; `nil` for none.
  init(
    width: CGFloat, margins: NSDirectionalEdgeInsets, _ configuration: UIListContentConfiguration,
    imageSize: CGSize?, reservedSize: CGSize, main: Text?, secondary: Text?
  ) {
    var start = margins.leading
    var inner: CGFloat = 0
    if let imageSize {
      image = CGRect(
        x: start + (reservedSize.width - imageSize.width) / 2, y: 0, width: imageSize.width,
        height: imageSize.height)
      start += reservedSize.width
      if main != nil || secondary != nil { start += configuration.imageToTextPadding }
      inner = max(imageSize.height, reservedSize.height)
    }
    let room = max(0, width - start - margins.trailing)
    let texts = placeTexts(main, secondary, start, room, configuration)
    inner = max(inner, texts)
    height = margins.top + inner + margins.bottom
    image.origin.y = margins.top + (inner - image.height) / 2
    let top = margins.top + (inner - texts) / 2
    text.origin.y += top
    secondaryText.origin.y += top
  }

  /// Moves the content down, to center it in a larger height.
  mutating func center(in height: CGFloat) {
    let shift = (height - self.height) / 2
    image.origin.y += shift
    text.origin.y += shift
    secondaryText.origin.y += shift
  }

  /// Places the texts, and returns their height together (CellConfigurations.CC6).
  private mutating func placeTexts(
    _ main: Text?, _ secondary: Text?, _ start: CGFloat, _ room: CGFloat,
    _ configuration: UIListContentConfiguration
  ) -> CGFloat {
    guard let main else {
      let height = secondary?.height(room) ?? 0
      secondaryText = CGRect(x: start, y: 0, width: secondary == nil ? 0 : room, height: height)
      return height
    }
    guard let secondary else {
      text = CGRect(x: start, y: 0, width: room, height: main.height(room))
      return text.height
    }
    let gap = configuration.textToSecondaryTextHorizontalPadding
    if configuration.prefersSideBySideTextAndSecondaryText,
      main.naturalWidth + gap + secondary.naturalWidth <= room
    {
      let (one, two) = (main.naturalWidth, secondary.naturalWidth)
      let heights = (main.height(one), secondary.height(two))
      let height = max(heights.0, heights.1)
      text = CGRect(
        x: start, y: (height - heights.0) / 2, width: room - gap - two, height: heights.0)
      secondaryText = CGRect(
        x: start + room - two, y: (height - heights.1) / 2, width: two, height: heights.1)
      return height
    }
    text = CGRect(x: start, y: 0, width: room, height: main.height(room))
    let lower = text.height + configuration.textToSecondaryTextVerticalPadding
    secondaryText = CGRect(x: start, y: lower, width: room, height: secondary.height(room))
    return lower + secondaryText.height
  }
}

import TactusUIKitViews

/// The content of a cell, header or footer of a list: an image, a text and a secondary text.
///
/// Steps CellConfigurations.CC1…
public struct UIListContentConfiguration: UIContentConfiguration, Hashable, @unchecked Sendable {
  // Attributed texts are copied when they are set, so the value may cross threads.

  // MARK: Content

  /// The image.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties: ImageProperties

  /// The main text.
  public var text: String?
  /// The main text with attributes, which takes precedence over the plain one.
  public var attributedText: NSAttributedString? {
    get { ownAttributedText }
    set { ownAttributedText = newValue?.immutableCopy }
  }
  /// The properties of the main text.
  public var textProperties: TextProperties

  /// The secondary text.
  public var secondaryText: String?
  /// The secondary text with attributes, which takes precedence over the plain one.
  public var secondaryAttributedText: NSAttributedString? {
    get { ownSecondaryAttributedText }
    set { ownSecondaryAttributedText = newValue?.immutableCopy }
  }
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties

  // MARK: Layout

  /// The axes on which the layout margins of the superview are the least ones.
  public var axesPreservingSuperviewLayoutMargins: UIAxis
  /// The margins around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the secondary text is beside the main one, if both fit (CellConfigurations.CC6).
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The space between image and text, in points.
  public var imageToTextPadding: CGFloat
  /// The least space between the texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat
  /// The space between the texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat
  /// The opacity of the content, 0…1.
  public var alpha: CGFloat = 1

  // MARK: Configuring views

  /// Returns a new view that shows the configuration.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for a state: what the app did not set is that state's default
  /// (CellConfigurations.CC3).
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let common = CommonConfigurationState(state)
    var new = self
    new.textProperties.setDefaults(style.text(isSecondary: false, common))
    new.secondaryTextProperties.setDefaults(style.text(isSecondary: true, common))
    new.imageProperties.setDefaultTint(style.imageTint(common))
    return new
  }

  // MARK: Internals

  let style: ListContentStyle
  private var ownAttributedText: NSAttributedString?
  private var ownSecondaryAttributedText: NSAttributedString?

  init(_ style: ListContentStyle) {
    self.style = style
    let common = CommonConfigurationState()
    imageProperties = ImageProperties(tint: style.imageTint(common), style.symbolStyle)
    textProperties = TextProperties(style.text(isSecondary: false, common))
    secondaryTextProperties = TextProperties(style.text(isSecondary: true, common))
    axesPreservingSuperviewLayoutMargins = .horizontal
    directionalLayoutMargins = style.margins
    prefersSideBySideTextAndSecondaryText = style == .valueCell
    imageToTextPadding = ListContentStyle.imageGap
    textToSecondaryTextHorizontalPadding = style == .valueCell ? ListContentStyle.valueGap : 0
    textToSecondaryTextVerticalPadding = ListContentStyle.subtitleGap
  }
}

extension NSAttributedString {
  /// The same text, which nobody can change.
  fileprivate var immutableCopy: NSAttributedString { NSAttributedString(attributedString: self) }
}

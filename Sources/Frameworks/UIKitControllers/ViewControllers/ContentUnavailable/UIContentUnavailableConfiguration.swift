/// The content of a view that stands for content that an app cannot show: an image, two texts and
/// two buttons.
///
/// Steps ContentUnavailable.CU1… are in `Documentation/Behaviour/ContentUnavailable.md`.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable,
  @unchecked Sendable
{
  // Attributed texts are copied when they are set, so the value may cross threads.

  /// The alignments of the content.
  public enum Alignment: Int, Sendable {
    /// The middle of the view.
    case center = 0
    /// The top of the view, with lines that begin at its leading edge.
    case natural = 1
  }

  // MARK: Creating

  /// Returns a configuration without content, for any purpose.
  public static func empty() -> UIContentUnavailableConfiguration { .init(.empty) }
  /// Returns the configuration of content that is being loaded: an activity indicator and a text.
  public static func loading() -> UIContentUnavailableConfiguration { .init(.loading) }
  /// Returns the configuration of a search without results.
  public static func search() -> UIContentUnavailableConfiguration { .init(.search) }

  // MARK: Content

  /// The image.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The main text.
  public var text: String? {
    get { ownText.value }
    set { ownText.value = newValue }
  }
  /// The main text with attributes, which takes precedence over the plain one.
  public var attributedText: NSAttributedString? {
    didSet { attributedText = attributedText.map(NSAttributedString.init(attributedString:)) }
  }
  /// The properties of the main text.
  public var textProperties: TextProperties
  /// The secondary text.
  public var secondaryText: String?
  /// The secondary text with attributes, which takes precedence over the plain one.
  public var secondaryAttributedText: NSAttributedString? {
    didSet {
      secondaryAttributedText = secondaryAttributedText.map(
        NSAttributedString.init(attributedString:))
    }
  }
  /// The properties of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The configuration of the button; it is shown if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// The action, the menu and the state of the button.
  public var buttonProperties = ButtonProperties()
  /// The configuration of the second button; it is shown if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The action, the menu and the state of the second button.
  public var secondaryButtonProperties = ButtonProperties()

  // MARK: Layout

  /// The alignment of the content.
  public var alignment = Alignment.center
  /// The axes on which the margins are at least the superview's layout margins.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: margin, leading: margin, bottom: margin, trailing: margin)
  /// The space between image and text, in points.
  public var imageToTextPadding: CGFloat = 15
  /// The space between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The space between the texts and the button, in points.
  public var textToButtonPadding: CGFloat = 20
  /// The space between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// The background.
  public var background = UIBackgroundConfiguration.clear()

  // MARK: Configuring views

  /// Returns a new view that shows the configuration.
  @preconcurrency @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the configuration for a state: that of a search names the text that has no results,
  /// unless the app has set another text (ContentUnavailable.CU3).
  public func updated(
    for state: any UIConfigurationState
  ) -> UIContentUnavailableConfiguration {
    guard kind == .search else { return self }
    var new = self
    let query = (state as? UIContentUnavailableConfigurationState)?.searchText ?? ""
    new.ownText.standard = query.isEmpty ? Self.noResults : "\(Self.noResults) for “\(query)”"
    return new
  }

  // MARK: Internals

  /// The purposes.
  enum Kind {
    case empty, loading, search
  }

  let kind: Kind
  private var ownText: ConfiguredValue<String?>
  private static let noResults = "No Results"

  /// The margin around the content, in points; the spaces above are of the same kind.
  ///
  /// - Source: pictures of Apple's reference. Confidence: guess.
  private static let margin: CGFloat = 16

  /// Creates the configuration of a purpose (ContentUnavailable.CU1, CU2).
  private init(_ kind: Kind) {
    self.kind = kind
    let title = UIFont.preferredFont(forTextStyle: .title2)
    let bold = title.fontDescriptor.withSymbolicTraits(.traitBold)
    textProperties = TextProperties(bold.map { UIFont(descriptor: $0, size: 0) } ?? title, .label)
    secondaryTextProperties = TextProperties(
      .preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    switch kind {
    case .empty: ownText = ConfiguredValue(nil)
    case .loading:
      ownText = ConfiguredValue("Loading…")
      textProperties = TextProperties(
        .preferredFont(forTextStyle: .subheadline), .secondaryLabel)
    case .search:
      ownText = ConfiguredValue(Self.noResults)
      image = UIImage(systemName: "magnifyingglass")
      secondaryText = "Check the spelling or try a new search."
    }
  }
}

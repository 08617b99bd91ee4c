extension UIButton {
  /// How a button looks, as a whole.
  public struct Configuration: Sendable, Hashable {
    /// How round its corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      /// As the background says, more where text is larger.
      case dynamic = 0
      /// A little.
      case small = 1
      /// More.
      case medium = 2
      /// Much.
      case large = 3
      /// As round as can be.
      case capsule = 4
    }

    /// How large it is.
    public enum Size: Int, Sendable {
      /// As usual.
      case medium = 0
      /// Smaller.
      case small = 1
      /// Smaller still.
      case mini = 2
      /// Larger.
      case large = 3
    }

    /// Where title and subtitle are.
    public enum TitleAlignment: Int, Sendable {
      /// As there is room.
      case automatic = 0
      /// Where reading begins.
      case leading = 1
      /// In the middle.
      case center = 2
      /// Where reading ends.
      case trailing = 3
    }

    /// Text in the tint's colour.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// The same on a ground that has a little of the tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// The same on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// White on the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// As `plain`, without room around it.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// As `gray`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// As `tinted`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// As `filled`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes, which are preferred to the usual ones.
    public var attributedTitle: AttributedString?
    /// Changes how the title looks, last of all.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What is beneath the title, smaller.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The same with attributes, which are preferred to the usual ones.
    public var attributedSubtitle: AttributedString?
    /// Changes how the subtitle looks, last of all.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What becomes of a title that is too long.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// What becomes of a subtitle that is too long.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// Where title and subtitle are.
    public var titleAlignment: TitleAlignment = .automatic
    /// Points between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// The picture; its shape takes the colour of the title, unless it says otherwise.
    public var image: UIImage?
    /// How a symbol is to be, where it does not say it itself.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// On which side of the title the picture is.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Points between picture and title.
    public var imagePadding: CGFloat = 0
    /// Whether there is a turning wheel in place of the picture.
    public var showsActivityIndicator = false
    /// The colour of title and picture; nil for the usual one.
    public var baseForegroundColor: UIColor?
    /// The colour behind them; nil for the usual one.
    public var baseBackgroundColor: UIColor?
    /// How round its corners are.
    public var cornerStyle: CornerStyle = .dynamic
    /// How large it is.
    public var buttonSize: Size = .medium
    /// What is behind title and picture.
    public var background = UIBackgroundConfiguration.button()
    /// Whether a chosen button looks chosen by itself.
    public var automaticallyUpdateForSelection = true

    /// What is left around title and picture.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? usualInsets }
      set { ownInsets = newValue }
    }

    /// Goes back to what is usually left around title and picture.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// The same as it is for a button's state; colours are found out when it is shown.
    @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration {
      var new = self
      let look = ConfiguredLook(self, of: button)
      (new.baseForegroundColor, new.background.backgroundColor) = (look.letters, look.ground)
      return new
    }

    // MARK: Internals

    /// What it began as.
    enum Kind: Sendable, Hashable { case plain, tinted, gray, filled, borderless }

    let kind: Kind
    private var ownInsets: NSDirectionalEdgeInsets?

    private init(_ kind: Kind) { self.kind = kind }

    /// CB8: the sizes of the system's buttons.
    private var usualInsets: NSDirectionalEdgeInsets {
      guard kind != .borderless else { return .zero }
      let (upright, sideways): (CGFloat, CGFloat) =
        switch buttonSize {
        case .mini, .small: (4, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(
        top: upright, leading: sideways, bottom: upright, trailing: sideways)
    }

    /// The kind of text that the title is.
    var titleStyle: UIFont.TextStyle {
      switch buttonSize {
      case .mini, .small: .subheadline
      case .medium, .large: .body
      }
    }
  }
}

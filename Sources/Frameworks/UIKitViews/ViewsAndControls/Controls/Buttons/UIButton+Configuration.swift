extension UIButton {
  /// The configuration of a button's content and appearance.
  public struct Configuration: Sendable, Hashable {
    /// The styles of a button's corners.
    public enum CornerStyle: Int, Sendable {
      /// The background's corner radius.
      case fixed = -1
      /// The background's corner radius, scaled with the text size.
      case dynamic = 0
      /// A small corner radius.
      case small = 1
      /// A medium corner radius.
      case medium = 2
      /// A large corner radius.
      case large = 3
      /// The largest possible corner radius.
      case capsule = 4
    }

    /// The sizes of a button.
    public enum Size: Int, Sendable {
      /// The default size.
      case medium = 0
      /// A small size.
      case small = 1
      /// The smallest size.
      case mini = 2
      /// A large size.
      case large = 3
    }

    /// The alignments of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      /// The alignment of the button's content.
      case automatic = 0
      /// Leading alignment.
      case leading = 1
      /// Center alignment.
      case center = 2
      /// Trailing alignment.
      case trailing = 3
    }

    /// The indicators that a button shows beside its content (Controls.CB15).
    public enum Indicator: Int, Sendable {
      /// The indicator that fits the button: the indicator of a pop-up button, otherwise none.
      case automatic = 0
      /// No indicator.
      case none = 1
      /// The indicator of a pop-up button.
      case popup = 2
    }

    /// The styles of a button in apps on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      /// The style that fits the button.
      case automatic = 0
      /// A style with a border.
      case bordered = 1
      /// A style without a border.
      case borderless = 2
      /// A style without a border in the tint color.
      case borderlessTinted = 3
    }

    /// Returns the configuration of a plain button: text in the tint color.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns the configuration of a button with a faint tinted background.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns the configuration of a button with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns the configuration of a button with a background in the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns the configuration of a plain button without insets.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Returns the configuration of a gray button.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns the configuration of a tinted button.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns the configuration of a filled button.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    /// Returns the configuration of a glass button; that of a gray button, because the phone looks
    /// like iOS 18.
    public static func glass() -> Configuration { Configuration(.gray) }
    /// Returns the configuration of a clear glass button; that of a gray button.
    public static func clearGlass() -> Configuration { Configuration(.gray) }
    /// Returns the configuration of a prominent glass button; that of a filled button.
    public static func prominentGlass() -> Configuration { Configuration(.filled) }
    /// Returns the configuration of a prominent clear glass button; that of a tinted button.
    public static func prominentClearGlass() -> Configuration { Configuration(.tinted) }

    /// The title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with attributes, which take precedence over the defaults.
    public var attributedTitle: AttributedString?
    /// The transformer of the title's attributes, applied last.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The subtitle, a smaller line below the title.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle with attributes, which take precedence over the defaults.
    public var attributedSubtitle: AttributedString?
    /// The transformer of the subtitle's attributes, applied last.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the title.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// The line break mode of the subtitle.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping
    /// The alignment of title and subtitle.
    public var titleAlignment: TitleAlignment = .automatic
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The image, tinted like the title unless its rendering mode prevents that.
    public var image: UIImage?
    /// The configuration of a symbol image that has none of its own.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The transition with which another symbol replaces the image; `nil` for none
    /// (Drawing.SE10).
    public var symbolContentTransition: UISymbolContentTransition?
    /// The side of the title at which the image is placed.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The transformer of the image's color, by default the title's color.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// The transformer of the activity indicator's color, by default the title's color.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The indicator (Controls.CB15).
    public var indicator: Indicator = .automatic
    /// The transformer of the indicator's color, by default the title's color.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The style in an app on a Mac; stored, because a phone has no such style.
    public var macIdiomStyle: MacIdiomStyle = .automatic
    /// The color of title and image; `nil` for the default one.
    public var baseForegroundColor: UIColor?
    /// The background color; `nil` for the default one.
    public var baseBackgroundColor: UIColor?
    /// The style of the corners.
    public var cornerStyle: CornerStyle = .dynamic
    /// The size.
    public var buttonSize: Size = .medium
    /// The configuration of the background.
    public var background = UIBackgroundConfiguration.button()
    /// Whether the button changes its appearance when selected.
    public var automaticallyUpdateForSelection = true

    /// The insets of title and image.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? usualInsets }
      set { ownInsets = newValue }
    }

    /// Resets the insets to the default ones.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// Returns the configuration for a button's state, with its colors.
    @preconcurrency @MainActor public func updated(for button: UIButton) -> Configuration {
      var new = self
      let look = ButtonConfigurationColors(self, of: button)
      (new.baseForegroundColor, new.background.backgroundColor) = (look.letters, look.ground)
      return new
    }

    // MARK: Internals

    /// The base configurations.
    enum Kind: Sendable, Hashable { case plain, tinted, gray, filled, borderless }

    let kind: Kind
    private var ownInsets: NSDirectionalEdgeInsets?

    private init(_ kind: Kind) { self.kind = kind }

    /// The default insets of each size (Controls.CB8).
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

    /// The text style of the title.
    var titleStyle: UIFont.TextStyle {
      switch buttonSize {
      case .mini, .small: .subheadline
      case .medium, .large: .body
      }
    }
  }
}

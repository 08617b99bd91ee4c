extension UITextFormattingViewController {
  /// The components that a controller offers, and what they offer to choose from.
  open class Configuration: NSObject, NSCopying {
    /// Creates a configuration with the default components (TextViews.TV33).
    public override init() { super.init() }

    /// Creates a configuration with groups of components.
    public convenience init(groups: [ComponentGroup]) {
      self.init()
      ownGroups = groups
    }

    /// The groups of components, from top to bottom.
    open var groups: [ComponentGroup] { ownGroups ?? Self.usualGroups }
    /// The styles that the component `formattingStyles` offers; nil for none.
    public var formattingStyles: [FormattingStyle]?

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.ownGroups = ownGroups
      copy.formattingStyles = formattingStyles
      copy.fontPicker = fontPicker?.copy() as? NSObject
      return copy
    }

    // MARK: Internals

    /// The configuration of the font picker, which is of a module that imports this one.
    package var fontPicker: NSObject?
    private var ownGroups: [ComponentGroup]?

    /// A copy.
    var copied: Configuration { copy() as? Configuration ?? self }

    /// The default groups.
    ///
    /// - Source: none; the components that work in a text view. Confidence: guess.
    private static var usualGroups: [ComponentGroup] {
      [
        .group([.component(.formattingStyles, .automatic)]),
        .group([
          .component(.fontAttributes, .large), .component(.textColor, .small),
          .component(.fontPicker, .regular), .component(.fontPointSize, .regular),
        ]),
        .group([
          .component(.textAlignmentAndJustification, .large),
          .component(.textIndentation, .small), .component(.lineHeight, .automatic),
        ]),
      ]
    }
  }
}

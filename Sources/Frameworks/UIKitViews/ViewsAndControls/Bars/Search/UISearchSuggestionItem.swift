/// A suggestion for a search with a text and an image (Search.SG1…).
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text of the suggestion.
  open private(set) var localizedSuggestion: String?
  /// The text with attributes.
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  /// The text that assistive technologies read.
  open private(set) var localizedDescription: String?
  /// The image.
  open private(set) var iconImage: UIImage?
  /// A value for the app's own use.
  open var representedObject: Any?

  /// Creates a suggestion.
  ///
  /// - Parameters:
  ///   - localizedSuggestion: The text.
  ///   - localizedDescription: The text that assistive technologies read.
  ///   - iconImage: The image.
  public init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    (self.localizedSuggestion, self.localizedDescription) = (
      localizedSuggestion, localizedDescription
    )
    self.iconImage = iconImage
    super.init()
  }

  /// Creates a suggestion of a text with attributes.
  public init(
    localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil,
    iconImage: UIImage? = nil
  ) {
    self.localizedAttributedSuggestion = localizedAttributedSuggestion
    localizedSuggestion = localizedAttributedSuggestion.string
    (self.localizedDescription, self.iconImage) = (localizedDescription, iconImage)
    super.init()
  }
}

/// A search of the app's items with words of the user.
///
/// Step Spotlight.CS7.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
  /// The actions of the user with a result.
  public enum UserInteractionKind: Int, Sendable {
    /// The user has chosen it.
    case select = 0
    /// The user has moved to it.
    case focus = 1

    /// The default: `select`.
    public static let `default` = UserInteractionKind.select
  }

  /// A closure that receives suggestions; never called, as there are none.
  open var foundSuggestionsHandler: (@Sendable ([CSSuggestion]) -> Void)?

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - userQueryString: The words of the user.
  ///   - userQueryContext: The settings.
  public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
    super.init(
      queryString: userQueryString ?? "", queryContext: userQueryContext ?? CSUserQueryContext())
  }

  /// Does nothing, as the index is always ready.
  open class func prepare() {}
  /// Does nothing, as the index is always ready.
  open class func prepareProtectionClasses(_ protectionClasses: [FileProtectionType]) {}

  /// The number of suggestions; 0.
  open var foundSuggestionCount: Int { 0 }

  /// Does nothing, as items are not ranked.
  open func userEngaged(
    with item: CSSearchableItem, visibleItems: [CSSearchableItem],
    interaction: UserInteractionKind
  ) {}

  override var maximumCount: Int {
    guard let context = context as? CSUserQueryContext, context.maxResultCount > 0 else {
      return .max
    }
    return context.maxResultCount
  }

  override func match() throws -> ([String: Any]) -> Bool {
    let words = Self.words(text)
    guard !words.isEmpty else { return { _ in false } }
    return { values in
      let texts = Self.searched.flatMap { name -> [String] in
        switch values[name] {
        case let text as String: Self.words(text)
        case let list as [String]: list.flatMap(Self.words)
        default: []
        }
      }
      return words.allSatisfy { word in texts.contains { $0.hasPrefix(word) } }
    }
  }

  private static func words(_ text: String) -> [String] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// The attributes in which words are searched.
  ///
  /// - Source: ours; the reference names the title, the name, the description and the keywords.
  ///   Confidence: guess.
  private static let searched = [
    "title", "displayName", "alternateNames", "contentDescription", "keywords", "textContent",
    "subject", "comment", "artist", "album", "authorNames", "recipientNames", "namedLocation",
    "city", "headline",
  ]
}

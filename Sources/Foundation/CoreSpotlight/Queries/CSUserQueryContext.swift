/// The settings of a search of the user.
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
  /// The number of suggestions; stored, as there are none.
  open var maxSuggestionCount = 0
  /// The number of results; 0 for all.
  open var maxResultCount = 0
  /// Whether results are ranked; stored, as they are not.
  open var enableRankedResults = false
  /// The number of ranked results; stored, as they are not ranked.
  open var maxRankedResultCount = 0
  /// Whether only words are compared; stored, as nothing else is.
  open var disableSemanticSearch = false

  /// Creates settings.
  public override init() { super.init() }

  /// Reads settings from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    maxSuggestionCount = coder.decodeInteger(forKey: "maxSuggestionCount")
    maxResultCount = coder.decodeInteger(forKey: "maxResultCount")
    enableRankedResults = coder.decodeBool(forKey: "enableRankedResults")
    maxRankedResultCount = coder.decodeInteger(forKey: "maxRankedResultCount")
    disableSemanticSearch = coder.decodeBool(forKey: "disableSemanticSearch")
  }

  /// Writes the settings to an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(maxSuggestionCount, forKey: "maxSuggestionCount")
    coder.encode(maxResultCount, forKey: "maxResultCount")
    coder.encode(enableRankedResults, forKey: "enableRankedResults")
    coder.encode(maxRankedResultCount, forKey: "maxRankedResultCount")
    coder.encode(disableSemanticSearch, forKey: "disableSemanticSearch")
  }

  /// Returns settings with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = CSUserQueryContext()
    (copy.fetchAttributes, copy.filterQueries) = (fetchAttributes, filterQueries)
    copy.keyboardLanguage = keyboardLanguage
    (copy.maxSuggestionCount, copy.maxResultCount) = (maxSuggestionCount, maxResultCount)
    (copy.enableRankedResults, copy.maxRankedResultCount) = (
      enableRankedResults, maxRankedResultCount
    )
    copy.disableSemanticSearch = disableSemanticSearch
    return copy
  }
}

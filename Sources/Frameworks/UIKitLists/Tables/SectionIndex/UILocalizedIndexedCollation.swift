@_spi(UIKitModules) import TactusUIKitViews

/// An object that sorts the objects of a table and assigns them to sections by the letters of the
/// user's language.
///
/// Steps Tables.CO1…
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  /// Returns the collation of the language in which the app is shown.
  open class func current() -> Self { self.init() }

  /// Creates the collation of the language in which the app is shown.
  public required override init() {
    let language = Bundle.main.preferredLocalizations.first ?? "en"
    letters = IndexLetters.of(language)
    locale = Locale(identifier: language)
    super.init()
  }

  /// Creates the collation of a language.
  package convenience init(_ language: String) {
    self.init()
    letters = IndexLetters.of(language)
    locale = Locale(identifier: language)
  }

  // MARK: Titles

  /// The titles of the sections; the last one, “#”, is that of all other objects.
  open var sectionTitles: [String] { letters.titles + [Self.other] }

  /// The titles of the index, one for each section.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// Returns the section of a title of the index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  // MARK: Objects

  /// Returns the section of an object (Tables.CO2).
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - selector: The method of the object that returns its text; it has no arguments.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    letters.section(of: text(of: object, selector), in: locale) ?? letters.titles.count
  }

  /// Returns objects in the order of their texts (Tables.CO4).
  ///
  /// - Parameters:
  ///   - array: The objects of a section.
  ///   - selector: The method of each object that returns its text; it has no arguments.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let texts = array.map { text(of: $0, selector) }
    return array.indices.sorted { one, other in
      let order = texts[one].compare(
        texts[other], options: [.caseInsensitive, .numeric], range: nil, locale: locale)
      // Objects with equal texts keep their order.
      return order == .orderedSame ? one < other : order == .orderedAscending
    }.map { array[$0] }
  }

  // MARK: Internals

  /// The title of the last section.
  private static let other = "#"

  private var letters: IndexLetters
  private var locale: Locale

  /// Returns the text of an object; traps if the object does not have the method.
  private func text(of object: Any, _ selector: Selector) -> String {
    // Text has few methods by name, and is sorted by itself.
    if let text = object as? String, Self.ownText.contains(selector.description) { return text }
    if let text = object as? NSString, Self.ownText.contains(selector.description) {
      return text as String
    }
    let target = object as AnyObject
    if let text = selector.result(ofCalling: target) as? String { return text }
    if let text = selector.result(ofCalling: target) as? NSString { return text as String }
    programmingPrecondition(
      selector.isMethod(of: target),
      "-[\(type(of: object)) \(selector.description)]: unrecognized selector sent to an object")
    return ""
  }

  /// The methods by which text returns itself.
  private static let ownText: Set = ["self", "description", "copy", "localizedCapitalizedString"]
}

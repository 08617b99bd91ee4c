import Foundation
import TactusUIKitValues

extension UIFontPickerViewController {
  /// The choices that a font picker offers.
  open class Configuration: NSObject, NSCopying {
    /// Creates a configuration with all families.
    public override init() { super.init() }

    /// Whether the user can select the faces of a family.
    open var includeFaces = false
    /// Whether all names have the system font.
    open var displayUsingSystemFont = false
    /// The traits that a font must have; none for every font.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// The predicate for the languages of a font, which are an array of identifiers.
    ///
    /// It is `nil` for every font.
    open var filteredLanguagesPredicate: NSPredicate?

    /// Returns a predicate for the fonts that have some languages.
    open class func filterPredicate(
      forFilteredLanguages filteredLanguages: [String]
    ) -> NSPredicate? {
      let wanted = Set(filteredLanguages)
      return NSPredicate { languages, _ in
        guard let languages = languages as? [String] else { return false }
        return wanted.isSubset(of: languages)
      }
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.includeFaces = includeFaces
      copy.displayUsingSystemFont = displayUsingSystemFont
      copy.filteredTraits = filteredTraits
      copy.filteredLanguagesPredicate = filteredLanguagesPredicate
      return copy
    }
  }
}

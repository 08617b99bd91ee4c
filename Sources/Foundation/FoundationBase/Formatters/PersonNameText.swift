/// The composition of a formatted name (Formatters.FM9…FM11).
struct PersonNameText {
  private let name: PersonNameComponents
  /// Whether the name is in a script with its own order of names.
  private let isOfOwnScript: Bool
  private let isFamilyFirst: Bool
  private let space: String

  /// Creates the composition for a locale, unless the name's script implies a language.
  init(of name: PersonNameComponents, _ locale: Locale) {
    self.name = name
    let known = [name.familyName, name.givenName].compactMap(\.self)
    let language = known.lazy.compactMap(ICUPersonNames.language(ofScriptOf:)).first
    isOfOwnScript = language != nil
    let used = language.map(Locale.init) ?? locale
    isFamilyFirst = ICUPersonNames.isFamilyFirst(used)
    space = isOfOwnScript ? ICUPersonNames.space(used) : " "
  }

  /// Formats the name with a style.
  func text(_ style: PersonNameComponentsFormatter.Style) -> String {
    switch style {
    case .default, .medium: return whole
    case .long:
      let middle = isFamilyFirst ? [] : [name.middleName]
      let end = isFamilyFirst ? [name.middleName] : []
      let (first, last) =
        isFamilyFirst ? (name.familyName, name.givenName) : (name.givenName, name.familyName)
      return joined([name.namePrefix, first] + middle + [last] + end + [name.nameSuffix])
    case .short:
      if let nickname = present(name.nickname) { return nickname }
      return isOfOwnScript ? whole : present(name.givenName) ?? whole
    case .abbreviated:
      if isOfOwnScript { return present(name.familyName) ?? whole }
      let parts = ordered.compactMap { present($0)?.first.map(String.init) }
      return parts.isEmpty ? present(name.nickname)?.first.map(String.init) ?? "" : parts.joined()
    }
  }

  // MARK: Internals

  private var ordered: [String?] {
    isFamilyFirst ? [name.familyName, name.givenName] : [name.givenName, name.familyName]
  }

  /// The given and family name, or the other parts if both are missing.
  private var whole: String {
    let text = joined(ordered)
    if !text.isEmpty { return text }
    return present(name.nickname) ?? joined([name.namePrefix, name.middleName, name.nameSuffix])
  }

  private func joined(_ parts: [String?]) -> String {
    parts.compactMap(present).joined(separator: space)
  }

  private func present(_ part: String?) -> String? {
    part.flatMap { $0.isEmpty ? nil : $0 }
  }
}

import TactusPhoneLink

/// A setting of the rotor, which decides the meaning of a flick up or down.
public enum RotorSetting: Sendable, Hashable {
  /// The custom actions of the element.
  case actions
  /// The further content of the element.
  case moreContent
  /// The value of the element.
  case adjust
  /// The characters of the element's text.
  case characters
  /// The words of the element's text.
  case words
  /// The lines of the element's text.
  case lines
  /// The selection in the text that is edited.
  case textSelection
  /// The editing commands for the text that is edited.
  case edit
  /// The headings of the screen.
  case headings
  /// The links of the screen.
  case links
  /// The containers of the screen.
  case containers
  /// A rotor of the app, by its name.
  case custom(String)

  /// Returns the settings that are offered at an element, in the order of the rotor
  /// (VoiceOver.RT1).
  public static func offered(at place: Int?, in screen: VoiceOverScreen) -> [RotorSetting] {
    var found: [RotorSetting] = []
    if let place {
      let element = screen.elements[place]
      if element.has("adjustable") { found.append(.adjust) }
      if !element.actions.isEmpty { found.append(.actions) }
      if !element.content.isEmpty { found.append(.moreContent) }
      found += element.rotors.map { .custom($0) }
      let text = element.readingText
      let isEdited = element.selection != nil
      if text.count > 1 || isEdited { found += [.characters, .words] }
      if text.contains(where: \.isNewline) || isEdited { found.append(.lines) }
      // Editing adds its settings to the rotor (VoiceOver.ED1).
      if isEdited { found.append(.textSelection) }
      if !element.commands.isEmpty { found.append(.edit) }
    }
    for setting in [RotorSetting.headings, .links, .containers]
    where screen.order.contains(where: { setting.matches($0, in: screen) }) {
      found.append(setting)
    }
    return found
  }

  /// Returns the setting that an element chooses by itself; `nil` if it chooses none
  /// (VoiceOver.RT2).
  public static func automatic(at place: Int, in screen: VoiceOverScreen) -> RotorSetting? {
    let element = screen.elements[place]
    if element.has("adjustable") { return .adjust }
    return element.actions.isEmpty ? nil : .actions
  }

  /// Returns whether an element is one to which the setting moves the focus.
  public func matches(_ place: Int, in screen: VoiceOverScreen) -> Bool {
    let element = screen.elements[place]
    switch self {
    case .headings: return element.has("header") || element.headingLevel != nil
    case .links: return element.has("link")
    case .containers:
      // The first element of each container.
      guard let container = screen.container(of: place) else { return false }
      return screen.order.first { screen.container(of: $0) == container } == place
    case .actions, .moreContent, .adjust, .characters, .words, .lines, .textSelection, .edit,
      .custom:
      return false
    }
  }

  /// Returns the name as it is spoken.
  public func name(in words: VoiceOverStrings) -> String {
    switch self {
    case .actions: words[.rotorActions]
    case .moreContent: words[.rotorMoreContent]
    case .adjust: words[.rotorAdjust]
    case .characters: words[.rotorCharacters]
    case .words: words[.rotorWords]
    case .lines: words[.rotorLines]
    case .textSelection: words[.rotorTextSelection]
    case .edit: words[.rotorEdit]
    case .headings: words[.rotorHeadings]
    case .links: words[.rotorLinks]
    case .containers: words[.rotorContainers]
    case .custom(let name): name
    }
  }
}

extension VoiceOverScreen {
  /// Returns the nearest container around an element.
  fileprivate func container(of place: Int) -> Int? {
    ancestors(of: place).first { elements[$0].container != nil }
  }
}

extension ScreenElement {
  /// The text that is read by characters, words and lines: the content of a text field, else the
  /// label, else the value.
  ///
  /// A secret text is never read.
  var readingText: String {
    if has("secure-text-field") { return label ?? "" }
    let isField = has("text-field") || has("search-field")
    let text = isField ? value ?? label : label ?? value
    return (text ?? "").limited
  }
}

extension String {
  /// The beginning of the text, as far as it is spoken.
  fileprivate var limited: String { String(prefix(VoiceOverConstants.maximumCharacters)) }
}

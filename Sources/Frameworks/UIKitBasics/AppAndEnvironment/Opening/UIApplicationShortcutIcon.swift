import TactusPhoneLink

/// The icon of a quick action.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Creates an icon without a picture, for subclasses.
  public override init() {
    source = .none
    super.init()
  }

  /// Creates one of the system's icons.
  public convenience init(type: IconType) { self.init(Source.system(type)) }

  /// Creates an icon of an image of the app, which is used as a template.
  public convenience init(templateImageName: String) {
    self.init(Source.template(templateImageName))
  }

  /// Creates an icon of a system symbol.
  public convenience init(systemImageName: String) {
    self.init(Source.symbol(systemImageName))
  }

  /// Creates the icon of a person with the first letters of the names.
  package convenience init(monogram letters: String) { self.init(Source.monogram(letters)) }

  /// Returns whether another object is an equal icon.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.source == source
  }

  /// A hash of the icon.
  open override var hash: Int { source.hashValue }

  // MARK: Internals

  enum Source: Hashable, Sendable {
    case none, system(IconType), template(String), symbol(String), monogram(String)
  }

  // Unchecked because nothing sets it after the creation.
  nonisolated(unsafe) private(set) var source: Source

  /// Creates an icon from its form on the link.
  convenience init(_ icon: QuickActionIcon) {
    switch icon {
    case .system(let number): self.init(Source.system(IconType(rawValue: number) ?? .compose))
    case .image(let name): self.init(Source.template(name))
    case .symbol(let name): self.init(Source.symbol(name))
    case .monogram(let text): self.init(Source.monogram(text))
    }
  }

  /// The form in which the icon is sent to the phone.
  var linkIcon: QuickActionIcon {
    func short(_ text: String) -> String {
      String(text.prefix(LinkLimits.quickActionCharacters))
    }
    return switch source {
    // An icon without a picture is that of the first type.
    case .none: .system(IconType.compose.rawValue)
    case .system(let type): .system(type.rawValue)
    case .template(let name): .image(short(name))
    case .symbol(let name): .symbol(short(name))
    case .monogram(let text): .monogram(short(text))
    }
  }

  private convenience init(_ source: Source) {
    self.init()
    self.source = source
  }
}

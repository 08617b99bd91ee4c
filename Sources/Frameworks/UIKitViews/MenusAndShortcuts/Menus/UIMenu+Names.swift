/// The identifiers of the system's menus.
///
/// - Source: the names are Apple's; the values are a guess.
extension UIMenu.Identifier {
  /// The root of an app's menus.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The app menu.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// About the app.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// Preferences.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// Services of other apps.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// Hide.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// Quit.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// The File menu.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// New scene.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// New item.
  public static let newItem = UIMenu.Identifier("com.apple.menu.new-item")
  /// Open recent.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// Close.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// Print.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// The Edit menu.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// Undo and redo.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// Cut, copy and paste.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// Find.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// The find panel.
  public static let findPanel = UIMenu.Identifier("com.apple.menu.find-panel")
  /// Replace.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// Share.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// Bold, italic and underline.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// Spelling.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The spelling panel.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// The spelling options.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// Text substitutions.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The substitutions panel.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// The substitution options.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// Transformations between upper and lower case.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// Speech.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// Look up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// Learn spelling.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// The Format menu.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// Font.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// Text size.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// Text color.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// Copying and pasting of text styles.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// Text.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// Writing direction.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// Text alignment.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// The View menu.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// Toolbar.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The sidebar.
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  /// Full screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// The Window menu.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// Minimize and zoom.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// Bring all to front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  /// Commands for the document; the raw value is a guess, as is that below.
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// Commands that fill in contacts and passwords.
  public static let autoFill = UIMenu.Identifier("com.apple.menu.auto-fill")
  /// The Help menu.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
}

/// The menus of the system's.
///
/// - Source: Apple's names; what is in them is a guess.
extension UIMenu.Identifier {
  /// The whole of an app's menus.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// What concerns the app as a whole.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// What the app says of itself.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// How the app is set.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// What other apps offer.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// Hiding apps.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// Ending the app.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// What can be done with files.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// A new window.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// What was open before.
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// Closing.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// Printing.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// What can be edited.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// Undo and redo.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// Cut, copy, paste.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// Searching.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// Replacing.
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// Sharing.
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// Bold, italic, underlined.
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// Spelling.
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// The panel of spelling.
  public static let spellingPanel = UIMenu.Identifier("com.apple.menu.spelling-panel")
  /// How spelling is looked at.
  public static let spellingOptions = UIMenu.Identifier("com.apple.menu.spelling-options")
  /// Replacing while typing.
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  /// The panel of that.
  public static let substitutionsPanel = UIMenu.Identifier("com.apple.menu.substitutions-panel")
  /// How that is done.
  public static let substitutionOptions = UIMenu.Identifier("com.apple.menu.substitution-options")
  /// Capitals and small letters.
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  /// Reading aloud.
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  /// Looking words up.
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// Learning words.
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// How text is written.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// Fonts.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// The size of text.
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  /// The colour of text.
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  /// Copying how text is written.
  public static let textStylePasteboard = UIMenu.Identifier("com.apple.menu.text-style-pasteboard")
  /// Text.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// From where to where text is written.
  public static let writingDirection = UIMenu.Identifier("com.apple.menu.writing-direction")
  /// Where lines of text are.
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  /// How things are seen.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// The toolbar.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The whole screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// Windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// Making windows small and large.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// Bringing windows to the front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
  /// Help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
}

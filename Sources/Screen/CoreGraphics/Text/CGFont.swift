import Synchronization
import TactusDisplayList

/// The number of a glyph in a font.
public typealias CGGlyph = CGFontIndex
/// The number of a glyph or a character in a font.
public typealias CGFontIndex = UInt16

/// A font without a size.
///
/// - Thread: any.
public final class CGFont: _CoreFoundationObject, Sendable {
  /// The display list's font.
  package let drawing: DrawingFont
  /// The file of a font that was created from bytes.
  package let file: FontDataFile?
  /// Whether the layout knows the file.
  private let isOpen = Atomic(false)
  /// The PostScript name.
  public let postScriptName: CFString?
  /// The full name.
  public let fullName: CFString?

  package init(_ drawing: DrawingFont) {
    (self.drawing, file, postScriptName, fullName) = (drawing, nil, nil, nil)
  }

  private init(_ font: RegisteredFont, _ file: FontDataFile?) {
    (drawing, self.file) = (font.drawing, file)
    (postScriptName, fullName) = (font.postScriptName, font.fullName)
  }

  /// Creates the font of a family, such as `Inter`, or of a name that the app has registered;
  /// returns `nil` if there is none.
  public convenience init?(_ name: CFString) {
    if let font = FontLibrary.shared.registeredFont(named: name) {
      self.init(font, nil)
    } else {
      guard FontLibrary.shared.contains(family: name) else { return nil }
      self.init(DrawingFont(family: name))
    }
  }

  /// Creates a font from the bytes of a font file, or returns `nil` if they are not a font.
  ///
  /// The font can be drawn; its name finds it only after it was registered (Drawing.CG10).
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data, let file = FontDataFile([UInt8](data)),
      let font = (try? FontLibrary.read(file.path))?.first
    else { return nil }
    self.init(font, file)
  }

  /// Makes the bytes known to the layout, if the font was created from some.
  package func openFile() {
    guard let file, !isOpen.load(ordering: .relaxed) else { return }
    // The bytes were read as a font when this font was created.
    _ = try? FontLibrary.shared.open(file.path, file)
    isOpen.store(true, ordering: .relaxed)
  }
}

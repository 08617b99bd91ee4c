import CTactusPangoCairo
import Glibc
import Synchronization
import TactusPango

// The fonts that an app registers while it runs (Text.FO10).
extension FontLibrary {
  /// The reason that a file is not registered, or no longer registered.
  package enum RegistrationError: Error {
    /// There is no such file, or it cannot be read.
    case fileNotFound
    /// The file is not a font.
    case unrecognizedFormat
    /// The file, or a font of the same name, is registered.
    case alreadyRegistered
    /// The file is not registered.
    case notRegistered
  }

  /// Makes the font of some bytes available in this process.
  package func register(_ file: FontDataFile) throws(RegistrationError) {
    try register(file.path, file)
  }

  /// Makes the fonts of a file available in this process.
  package func register(_ path: String) throws(RegistrationError) { try register(path, nil) }

  private func register(_ path: String, _ file: FontDataFile?) throws(RegistrationError) {
    var found = try Self.read(path)
    for index in found.indices { found[index].file = file }
    let isNew = fonts.withLock { [found] fonts in
      let names = Set(fonts.registered.map(\.postScriptName))
      guard found.allSatisfy({ !names.contains($0.postScriptName) }) else { return false }
      fonts.registered += found
      Self.load(&fonts)
      return true
    }
    guard isNew else { throw .alreadyRegistered }
    hasRegisteredFonts.store(true, ordering: .relaxed)
    TextLayoutCache.shared.removeAll()
  }

  /// Removes the fonts of a file.
  package func unregister(_ path: String) throws(RegistrationError) {
    let isFound = fonts.withLock { fonts in
      guard fonts.registered.contains(where: { $0.path == path }) else { return false }
      fonts.registered.removeAll { $0.path == path }
      Self.load(&fonts)
      return true
    }
    guard isFound else { throw .notRegistered }
    TextLayoutCache.shared.removeAll()
  }

  /// The fonts that the app has registered.
  package var registeredFonts: [RegisteredFont] {
    guard hasRegisteredFonts.load(ordering: .relaxed) else { return [] }
    return fonts.withLock { $0.registered }
  }

  /// Returns the registered font of a PostScript name or a full name.
  package func registeredFont(named name: String) -> RegisteredFont? {
    registeredFonts.first { $0.postScriptName == name || $0.fullName == name }
  }

  /// Returns whether a family was registered, or opened by its file.
  func isRegistered(family: String) -> Bool {
    loadedFonts.contains { $0.drawing.family == family }
  }

  /// The fonts that the app has registered, and those that it has opened.
  package var loadedFonts: [RegisteredFont] {
    guard hasRegisteredFonts.load(ordering: .relaxed) else { return [] }
    return fonts.withLock { $0.registered + $0.opened }
  }

  /// Opens the fonts of a file, so that texts can have them without a registration.
  ///
  /// They do not appear in lists of fonts. A font whose PostScript name was opened before is
  /// reused.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - file: The bytes of a file without a name, which are kept.
  /// - Returns: The fonts of the file.
  package func open(
    _ path: String, _ file: FontDataFile? = nil
  ) throws(RegistrationError) -> [RegisteredFont] {
    var found = try Self.read(path)
    for index in found.indices { found[index].file = file }
    let (fonts, isChanged) = fonts.withLock { [found] fonts -> ([RegisteredFont], Bool) in
      let known = fonts.opened
      let new = found.filter { font in
        !known.contains { $0.postScriptName == font.postScriptName }
      }
      if !new.isEmpty {
        fonts.opened += new
        Self.load(&fonts)
      }
      let result = found.map { font in
        known.first { $0.postScriptName == font.postScriptName } ?? font
      }
      return (result, !new.isEmpty)
    }
    if isChanged {
      hasRegisteredFonts.store(true, ordering: .relaxed)
      TextLayoutCache.shared.removeAll()
    }
    return fonts
  }

  /// Returns the fonts of a file.
  package static func read(_ path: String) throws(RegistrationError) -> [RegisteredFont] {
    guard access(path, R_OK) == 0 else { throw .fileNotFound }
    var found: [RegisteredFont] = []
    var (number, count) = (UInt32(0), Int32(0))
    repeat {
      guard let pattern = FcFreeTypeQuery(path, number, nil, &count) else { break }
      if let font = RegisteredFont(pattern, path: path) { found.append(font) }
      FcPatternDestroy(pattern)
      number += 1
    } while number < count
    guard !found.isEmpty else { throw .unrecognizedFormat }
    return found
  }

  // MARK: Internals

  /// Gives the registered and the opened files to fontconfig and Pango.
  private static func load(_ fonts: inout Fonts) {
    PangoLock.withLock {
      let map = OpaquePointer(fonts.map)
      let config = pango_fc_font_map_get_config(map)
      FcConfigAppFontClear(config)
      var added: Set<String> = []
      for font in fonts.registered + fonts.opened where added.insert(font.path).inserted {
        FcConfigAppFontAddFile(config, font.path)
      }
      pango_fc_font_map_config_changed(map)
    }
    (fonts.faces, fonts.tables) = ([:], [:])
  }
}

extension RegisteredFont {
  /// Reads the names of a font; `nil` if it has no family.
  fileprivate init?(_ pattern: OpaquePointer, path: String) {
    func text(_ name: String) -> String? {
      var text: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, name, 0, &text) == FcResultMatch, let text else {
        return nil
      }
      return String(cString: text)
    }
    guard let family = text(FC_FAMILY) else { return nil }
    var (weight, slant) = (Double(FC_WEIGHT_REGULAR), Int32(FC_SLANT_ROMAN))
    FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
    FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
    let style = text(FC_STYLE) ?? "Regular"
    self.init(
      path: path, file: nil,
      postScriptName: text(FC_POSTSCRIPT_NAME)
        ?? "\(family)-\(style)".split(separator: " ").joined(),
      fullName: text(FC_FULLNAME) ?? "\(family) \(style)",
      drawing: DrawingFont(
        family: family, weight: Int(FcWeightToOpenTypeDouble(weight).rounded()),
        isItalic: slant != FC_SLANT_ROMAN))
  }
}

/// A font of a file that the app has registered.
package struct RegisteredFont: Sendable {
  /// The path of the file.
  package let path: String
  /// The file of a font that was created from bytes.
  var file: FontDataFile?
  /// The PostScript name, such as `Kettle-Bold`.
  package let postScriptName: String
  /// The full name, such as `Kettle Bold`.
  package let fullName: String
  /// The font for drawings.
  package let drawing: DrawingFont
}

/// A font in the RTF font table.
struct RichTextFont {
  var name = ""
  var codePage: Int?
}

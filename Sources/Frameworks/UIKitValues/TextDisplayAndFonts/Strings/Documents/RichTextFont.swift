/// A font in the table of rich text.
struct RichTextFont {
  var name = ""
  var codePage: Int?
}

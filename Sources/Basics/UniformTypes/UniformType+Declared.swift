extension UniformType {
  /// The types of the system.
  ///
  /// For each filename extension, the first type with it is used.
  ///
  /// - Source: Apple's list "System-declared uniform type identifiers" and the constants of
  ///   `UTType`, as far as public packages use them. Confidence: documented; the last but one,
  ///   which is UIKit's, is by use.
  static let declared: [UniformType] = [
    type("public.item", [], [], []),
    type("public.content", [], [], []),
    type("public.composite-content", ["public.content"], [], []),
    type("public.data", ["public.item"], [], []),
    type("public.directory", ["public.item"], [], []),
    type("public.folder", ["public.directory"], [], []),
    type("public.symlink", ["public.item"], [], []),
    type("public.archive", ["public.data"], [], []),
    type("public.text", ["public.data", "public.content"], [], []),
    type("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"]),
    type("public.utf8-plain-text", ["public.plain-text"], [], []),
    type("public.utf16-plain-text", ["public.plain-text"], [], []),
    type("public.delimited-values-text", ["public.text"], [], []),
    type(
      "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], ["text/csv"]),
    type("public.rtf", ["public.text"], ["rtf"], ["text/rtf"]),
    type("public.html", ["public.text"], ["html", "htm"], ["text/html"]),
    type("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
    type("public.json", ["public.text"], ["json"], ["application/json"]),
    type("public.yaml", ["public.text"], ["yml", "yaml"], ["application/x-yaml"]),
    type("net.daringfireball.markdown", ["public.text"], ["md", "markdown"], ["text/markdown"]),
    type("public.vcard", ["public.text"], ["vcf", "vcard"], ["text/vcard"]),
    type("public.source-code", ["public.plain-text"], [], []),
    type("public.swift-source", ["public.source-code"], ["swift"], []),
    type("public.c-header", ["public.source-code"], ["h"], []),
    type("public.c-source", ["public.source-code"], ["c"], []),
    type("public.script", ["public.source-code"], [], []),
    type("com.netscape.javascript-source", ["public.source-code"], ["js"], ["text/javascript"]),
    type("public.shell-script", ["public.script"], ["sh"], []),
    type("public.python-script", ["public.script"], ["py"], ["text/x-python"]),
    type("public.url", ["public.data"], [], []),
    type("public.file-url", ["public.url"], [], []),
    type("com.apple.property-list", ["public.data"], ["plist"], []),
    type("com.apple.xml-property-list", ["public.xml", "com.apple.property-list"], [], []),
    type("com.apple.binary-property-list", ["com.apple.property-list"], [], []),
    type(
      "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"]),
    type("com.apple.rtfd", ["public.composite-content"], ["rtfd"], []),
    type("public.image", ["public.data", "public.content"], [], []),
    type("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg"]),
    type("public.png", ["public.image"], ["png"], ["image/png"]),
    type("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"]),
    type("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
    type("public.heif-standard", ["public.image"], [], []),
    type("public.heif", ["public.heif-standard"], ["heif"], ["image/heif"]),
    type("public.heic", ["public.heif-standard"], ["heic"], ["image/heic"]),
    type("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"]),
    type("public.svg-image", ["public.image"], ["svg"], ["image/svg+xml"]),
    type("com.microsoft.bmp", ["public.image"], ["bmp"], ["image/bmp"]),
    type("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon"]),
    type("public.camera-raw-image", ["public.image"], [], []),
    type("public.audiovisual-content", ["public.data", "public.content"], [], []),
    type("public.movie", ["public.audiovisual-content"], [], []),
    type("public.video", ["public.movie"], [], []),
    type("public.audio", ["public.audiovisual-content"], [], []),
    type("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"]),
    type("public.mpeg", ["public.movie"], ["mpg", "mpeg"], ["video/mpeg"]),
    type("public.mpeg-4", ["public.movie"], ["mp4"], ["video/mp4"]),
    type("public.avi", ["public.movie"], ["avi"], ["video/avi"]),
    type("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg"]),
    type("public.mpeg-4-audio", ["public.audio"], ["m4a"], ["audio/mp4"]),
    type("com.apple.m4a-audio", ["public.mpeg-4-audio"], ["m4a"], ["audio/x-m4a"]),
    type(
      "com.microsoft.waveform-audio", ["public.audio"], ["wav"], ["audio/vnd.wave", "audio/wav"]),
    type("public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff"]),
    type("public.midi-audio", ["public.audio"], ["mid", "midi"], ["audio/midi"]),
    type("public.zip-archive", ["public.archive"], ["zip"], ["application/zip"]),
    type("org.gnu.gnu-zip-archive", ["public.archive"], ["gz"], ["application/gzip"]),
    type("public.bzip2-archive", ["public.archive"], ["bz2"], ["application/x-bzip2"]),
    type("public.database", ["public.data"], [], []),
    type("public.font", ["public.data"], [], []),
    type("public.truetype-ttf-font", ["public.font"], ["ttf"], ["font/ttf"]),
    type("public.calendar-event", ["public.data"], [], []),
    type("public.contact", ["public.data"], [], []),
    type("public.message", ["public.data"], [], []),
    type(
      "com.apple.ical.ics", ["public.text", "public.calendar-event"], ["ics"], ["text/calendar"]),
    type("public.executable", ["public.item"], [], []),
    type("com.apple.bundle", ["public.directory"], [], []),
    type("com.apple.application", ["public.executable"], [], []),
    type("com.apple.package", ["public.directory"], [], []),
    type("com.apple.uikit.color", ["public.data"], [], []),
    type("com.apple.log", ["public.plain-text"], ["log"], []),
  ]

  private static func type(
    _ identifier: String, _ parents: [String], _ extensions: [String], _ mimeTypes: [String]
  ) -> UniformType {
    UniformType(
      identifier: identifier, parents: parents, extensions: extensions, mimeTypes: mimeTypes)
  }
}

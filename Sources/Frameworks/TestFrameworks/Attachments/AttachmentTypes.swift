internal import Foundation

/// The uniform types of files that tests attach.
enum AttachmentTypes {
  /// Returns the type of a file by its extension.
  static func type(ofFile url: URL) -> String {
    let ending = url.pathExtension.lowercased()
    return all.first { $0.endings.contains(ending) }?.type ?? XCTAttachment.plainType
  }

  /// Returns the extension of a file of a type; `nil` if it has none.
  static func ending(ofType type: String) -> String? {
    all.first { $0.type == type }?.endings.first
  }

  /// - Source: Apple's list of system-declared uniform type identifiers.
  private static let all: [(type: String, endings: [String])] = [
    ("public.plain-text", ["txt", "text"]), ("public.png", ["png"]),
    ("public.jpeg", ["jpeg", "jpg"]), ("com.apple.xml-property-list", ["plist"]),
    ("com.apple.property-list", ["plist"]), ("public.json", ["json"]), ("public.xml", ["xml"]),
    ("public.html", ["html", "htm"]), ("public.heic", ["heic"]), ("com.adobe.pdf", ["pdf"]),
    ("com.compuserve.gif", ["gif"]), ("public.tiff", ["tiff", "tif"]),
    ("public.mpeg-4", ["mp4"]), ("com.apple.quicktime-movie", ["mov"]),
    ("public.zip-archive", ["zip"]), ("public.comma-separated-values-text", ["csv"]),
    ("public.log", ["log"]), ("public.utf8-plain-text", ["txt"]),
  ]
}

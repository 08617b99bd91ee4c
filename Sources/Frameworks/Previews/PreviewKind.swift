import TactusDocumentReading
import TactusPDFDocuments
import TactusThreads
import UniformTypeIdentifiers

/// The kind of a file, which decides how it is previewed.
///
/// Step QuickLook.QL2.
package enum PreviewKind: Sendable {
  /// Pages in PDF.
  case pages
  /// A document of an office program, which is converted into pages.
  case office
  /// A picture.
  case picture
  /// Separated values.
  case table
  /// Text with attributes, in RTF or HTML.
  case styledText(DocumentContentKind)
  /// Plain text; source code has a font of equal widths.
  case plainText(isSource: Bool)
  /// A film or sound.
  case media
  /// An unsupported file.
  case other

  /// Finds the kind of a file by its extension.
  package init(_ url: URL) {
    let name = url.pathExtension.lowercased()
    guard url.isFileURL, !name.isEmpty else {
      self = .other
      return
    }
    if name == "tsv" {
      self = .table
    } else if Self.textExtensions.contains(name) {
      self = .plainText(isSource: false)
    } else if Self.pictureExtensions.contains(name) {
      self = .picture
    } else if Self.officeExtensions.contains(name) {
      self = .office
    } else {
      self = UTType(filenameExtension: name).map(Self.init) ?? .other
    }
  }

  private init(_ type: UTType) {
    if type.conforms(to: .pdf) {
      self = .pages
    } else if type.conforms(to: .image) {
      self = .picture
    } else if type.conforms(to: .commaSeparatedText) {
      self = .table
    } else if type.conforms(to: .rtf) {
      self = .styledText(.richText)
    } else if type.conforms(to: .html) {
      self = .styledText(.html)
    } else if type.conforms(to: .audiovisualContent) {
      self = .media
    } else if type.conforms(to: .text) || type.conforms(to: .propertyList) {
      let kinds: [UTType] = [.sourceCode, .json, .xml, .yaml, .propertyList]
      self = .plainText(isSource: kinds.contains(where: type.conforms))
    } else {
      self = .other
    }
  }

  /// Whether a file of this kind has pages.
  package var isPages: Bool {
    switch self {
    case .pages, .office: true
    default: false
    }
  }

  /// The worker that converts a file of this kind, so that no others wait for it; nil if it is read
  /// as it is.
  package var converter: SerialWorker? {
    if case .office = self { BackgroundReading.converting } else { nil }
  }

  /// Whether a file of this kind can be previewed.
  package var isReadable: Bool {
    if case .other = self { false } else { true }
  }

  private static let textExtensions: Set = ["md", "markdown", "text", "ini", "conf"]
  /// Documents of Word, Excel, PowerPoint and OpenDocument.
  private static let officeExtensions: Set = [
    "doc", "docm", "docx", "dot", "dotx", "fodp", "fods", "fodt", "odg", "odp", "ods", "odt", "otp",
    "ots", "ott", "pps", "ppsx", "ppt", "pptm", "pptx", "xls", "xlsm", "xlsx",
  ]
  /// Formats of pictures that gdk-pixbuf reads and that have no uniform types here.
  private static let pictureExtensions: Set = ["avif", "jxl", "pnm", "ppm", "pgm", "tga", "xpm"]
}

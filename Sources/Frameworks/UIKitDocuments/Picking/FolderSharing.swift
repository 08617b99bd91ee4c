internal import TactusUIKitSharing
internal import UniformTypeIdentifiers

/// The looks of files in the sheet of activities, and the way to save them.
///
/// Steps Sharing.AC8, Sharing.AC9.
@MainActor
final class FolderSharing: NSObject, FileSharing {
  static func icon(of url: URL, size: CGSize) -> UIImage {
    DocumentIcon.image(of: url, size: size, scale: UIScreen.main.scale)
  }

  static func kind(of url: URL) -> String {
    let kinds: [(UTType, String)] = [
      (.pdf, "PDF Document"), (.folder, "Folder"), (.image, "Image"),
      (.commaSeparatedText, "Table"), (.audio, "Sound"), (.movie, "Film"), (.text, "Text"),
    ]
    let type = DocumentType.type(of: url)
    if let known = kinds.first(where: { type.conforms(to: $0.0) }) { return known.1 }
    let name = url.pathExtension.uppercased()
    return name.isEmpty ? "Document" : "\(name) Document"
  }

  static func saver(of files: [URL], onEnd: @escaping (Bool) -> Void) -> UIViewController {
    let picker = SavingPicker(forExporting: files, asCopy: true)
    picker.ending = Ending(onEnd)
    return picker
  }

  // MARK: Internals

  /// A picker that keeps its delegate.
  private final class SavingPicker: UIDocumentPickerViewController {
    var ending: Ending? { didSet { delegate = ending } }
  }

  /// A delegate that is notified of the end.
  private final class Ending: NSObject, UIDocumentPickerDelegate {
    private let onEnd: (Bool) -> Void

    init(_ onEnd: @escaping (Bool) -> Void) { self.onEnd = onEnd }

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { onEnd(true) }

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { onEnd(false) }
  }
}

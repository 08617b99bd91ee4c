/// The system's activity that saves files, pictures and data to the person's folder
/// (Sharing.AC9).
@MainActor
final class SaveActivity: UIActivity {
  private var items: [Any] = []
  private lazy var saver: UIViewController? = makeSaver()

  override var activityType: ActivityType? { .saveToFiles }
  override var activityTitle: String? { "Save to Files" }
  override var activityImage: UIImage? { UIImage(systemName: "folder") }
  override var activityViewController: UIViewController? { saver }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    FileSharingModule.current != nil && activityItems.contains(where: Self.canSave)
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  // MARK: Internals

  private static func canSave(_ item: Any) -> Bool {
    switch item {
    case let url as URL: url.isFileURL
    case is UIImage, is Data: true
    default: false
    }
  }

  private func makeSaver() -> UIViewController? {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("save-\(UUID().uuidString)")
    let files = items.compactMap { Self.file(of: $0, in: folder) }
    guard !files.isEmpty else { return nil }
    return FileSharingModule.current?.saver(of: files) { [weak self] isSaved in
      // Files of pictures and data are copied by then.
      try? FileManager.default.removeItem(at: folder)
      self?.activityDidFinish(isSaved)
    }
  }

  /// Returns the file of an item; pictures and data get one in a folder.
  private static func file(of item: Any, in folder: URL) -> URL? {
    let (name, data): (String, Data?) =
      switch item {
      case let image as UIImage: ("Image.png", image.pngData())
      case let data as Data: (data.starts(with: Data("%PDF-".utf8)) ? "Document.pdf" : "Data", data)
      default: ("", nil)
      }
    if let url = item as? URL, url.isFileURL { return url }
    guard let data else { return nil }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    return (try? data.write(to: file)) == nil ? nil : file
  }
}

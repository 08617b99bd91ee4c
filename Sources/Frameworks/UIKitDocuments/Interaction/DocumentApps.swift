internal import Synchronization
package import TactusPhoneClient
internal import TactusPhoneLink
internal import UniformTypeIdentifiers

/// The apps on the app's phone that open files of other apps: those that are installed, and those
/// that a test names.
///
/// Step DocumentsInApps.OA2.
package final class DocumentApps: Sendable {
  /// The apps of a link.
  package static func of(_ link: ClientLink) -> DocumentApps {
    let channel = ServiceChannel.of(link)
    return link.storage.object(DocumentApps.self) { DocumentApps(channel) }
  }

  /// The apps that a test names, in the order of their installation.
  package var all: [DocumentApp] {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }

  /// Returns the apps that open a file, without this one: by rank, then by name.
  @MainActor
  static func opening(_ url: URL, type: String) -> [DocumentApp] {
    let apps = of(AppPhone.link)
    let own = Bundle.main.bundleIdentifier
    let list = apps.installed
    let candidates = apps.all.filter { $0.identifier != own } + list.apps.map(apps.app)
    let known = UTType(type) ?? DocumentType.type(of: url)
    let file = FileTypes(
      pathExtension: url.pathExtension,
      identifiers: [type, known.identifier] + known.supertypes.map(\.identifier),
      declared: candidates.flatMap(\.documents.types) + list.ownTypes)
    let found = candidates.compactMap { app in
      app.rank(for: file).map { (app: app, rank: $0) }
    }
    let order = DocumentKind.Rank.allCases
    return found.sorted { one, other in
      let ranks = (order.firstIndex(of: one.rank) ?? 0, order.firstIndex(of: other.rank) ?? 0)
      return ranks.0 == ranks.1 ? one.app.name < other.app.name : ranks.0 < ranks.1
    }.map(\.app)
  }

  // MARK: Internals

  private let kept = Mutex<[DocumentApp]>([])
  private let channel: ServiceChannel

  private init(_ channel: ServiceChannel) { self.channel = channel }

  /// The installed apps, without this one; queried each time, as apps are installed and removed.
  private var installed: DocumentAppList {
    guard let request = try? DocumentRequest.apps.payload(),
      let answer = channel.call(request, version: DocumentRequest.version, to: .documents),
      let list = try? DocumentAppList(payload: answer)
    else { return DocumentAppList() }
    return list
  }

  private func app(_ entry: DocumentAppList.Entry) -> DocumentApp {
    DocumentApp(
      identifier: entry.identifier.text, name: entry.name, documents: entry.documents,
      inbox: URL(fileURLWithPath: entry.inbox, isDirectory: true)
    ) { [channel] url, annotation in
      let file = OpenedFile(
        url.path, annotation: AnnotationText.text(of: annotation),
        isOriginal: !url.path.hasPrefix(entry.inbox + "/"))
      Self.hand(file, to: entry, over: channel)
    }
  }

  /// Asks the phone to open a file in an app (DocumentsInApps.OA4).
  private static func hand(
    _ file: OpenedFile, to app: DocumentAppList.Entry, over channel: ServiceChannel
  ) {
    let warn = { @Sendable in
      RuntimeWarning.once("the phone does not open \(file.path) in \(app.name)")
    }
    guard let request = try? DocumentRequest.open(file, in: app.identifier).payload() else {
      return warn()
    }
    channel.send(request, version: DocumentRequest.version, to: .documents) { answer, failure in
      let result = answer.flatMap { try? DocumentHandover(payload: $0) }
      // Without a response and a reason the connection has ended, and with it the app.
      if result?.isDone == false || failure != nil { warn() }
    }
  }
}

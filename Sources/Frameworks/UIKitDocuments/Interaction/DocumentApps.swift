internal import Synchronization
package import TactusEmbeddedPhone

/// The apps on the app's phone that open files of other apps.
///
/// Only a test names some: the phone tells an app no types of others (DocumentsInApps.OA2).
package final class DocumentApps: Sendable {
  /// The apps of a link.
  package static func of(_ link: ClientLink) -> DocumentApps {
    link.storage.object(DocumentApps.self) { DocumentApps() }
  }

  /// All apps, in the order of their installation.
  package var all: [DocumentApp] {
    get { kept.withLock { $0 } }
    set { kept.withLock { $0 = newValue } }
  }

  /// Returns the apps that open a file, without this one: by rank, then by name.
  @MainActor
  static func opening(_ url: URL, type: String) -> [DocumentApp] {
    let own = Bundle.main.bundleIdentifier
    let found = of(EmbeddedPhone.link).all.compactMap { app in
      app.identifier == own ? nil : app.rank(for: url, type: type).map { (app: app, rank: $0) }
    }
    let order = DocumentApp.Rank.allCases
    return found.sorted { one, other in
      let ranks = (order.firstIndex(of: one.rank) ?? 0, order.firstIndex(of: other.rank) ?? 0)
      return ranks.0 == ranks.1 ? one.app.name < other.app.name : ranks.0 < ranks.1
    }.map(\.app)
  }

  private let kept = Mutex<[DocumentApp]>([])
}

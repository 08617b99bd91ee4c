import TactusPhoneTypes

/// The order of icons in the dock and on the pages of the Home screen.
///
/// Icons of an area have no gaps between them (Bundles.H1).
public struct HomeLayout: Sendable, Equatable {
  /// The apps of the dock, from left to right.
  public private(set) var dock: [BundleIdentifier] = []
  /// The apps of each page, in reading order; no page is empty.
  public private(set) var pages: [[BundleIdentifier]] = []

  /// The number of icons on a page.
  public let pageCapacity: Int
  /// The number of icons in the dock.
  ///
  /// - Source: observed by others on every phone. Confidence: measured.
  public static let dockCapacity = 4

  /// Creates a layout without icons.
  public init(pageCapacity: Int = 24) { self.pageCapacity = max(1, pageCapacity) }

  /// Creates a layout of apps at positions; those whose position is taken come after the others.
  public init(_ positions: [(BundleIdentifier, HomePosition)], pageCapacity: Int = 24) {
    self.init(pageCapacity: pageCapacity)
    var late: [BundleIdentifier] = []
    for (app, position) in positions.sorted(by: { ($0.1, $0.0) < ($1.1, $1.0) }) {
      switch position.area {
      case .dock where dock.count < Self.dockCapacity: dock.append(app)
      case .page(let page) where (0..<Self.maximumPages).contains(page):
        while pages.count <= page { pages.append([]) }
        if pages[page].count < self.pageCapacity {
          pages[page].append(app)
        } else {
          late.append(app)
        }
      default: late.append(app)
      }
    }
    for app in late { append(app) }
    pages.removeAll(where: \.isEmpty)
  }

  /// Returns the position of an app; `nil` if the app has no icon.
  public func position(of app: BundleIdentifier) -> HomePosition? {
    if let index = dock.firstIndex(of: app) { return HomePosition(.dock, index) }
    for (page, apps) in pages.enumerated() {
      if let index = apps.firstIndex(of: app) { return HomePosition(.page(page), index) }
    }
    return nil
  }

  /// Adds an icon at the first free place of the pages (Bundles.H2).
  public mutating func append(_ app: BundleIdentifier) {
    guard position(of: app) == nil else { return }
    if let page = pages.firstIndex(where: { $0.count < pageCapacity }) {
      pages[page].append(app)
    } else {
      pages.append([app])
    }
  }

  /// Removes an icon; those after it close the gap (Bundles.H3).
  public mutating func remove(_ app: BundleIdentifier) {
    dock.removeAll { $0 == app }
    for page in pages.indices { pages[page].removeAll { $0 == app } }
    pages.removeAll(where: \.isEmpty)
  }

  /// Moves an icon; those at its place and after it make room, and the last one of a full page goes
  /// to the next page (Bundles.H4).
  ///
  /// A full dock takes no more icons, so that the icon stays where it was. An index beyond the last
  /// icon means the end, and a page beyond the last one a new page.
  public mutating func move(_ app: BundleIdentifier, to position: HomePosition) {
    guard let old = self.position(of: app) else { return }
    switch position.area {
    case .dock:
      guard old.area == .dock || dock.count < Self.dockCapacity else { return }
      // An empty page stays until the icon has its place, so that no page changes its number.
      takeOut(app)
      dock.insert(app, at: min(max(0, position.index), dock.count))
    case .page(let page):
      takeOut(app)
      var page = min(max(0, page), pages.count)
      if page == pages.count { pages.append([]) }
      pages[page].insert(app, at: min(max(0, position.index), pages[page].count))
      while pages[page].count > pageCapacity {
        let last = pages[page].removeLast()
        page += 1
        if page == pages.count { pages.append([]) }
        pages[page].insert(last, at: 0)
      }
    }
    pages.removeAll(where: \.isEmpty)
  }

  // MARK: Internals

  /// The largest number of pages that stored positions can name.
  ///
  /// - Source: ours: one for each app at most. Confidence: guess.
  private static let maximumPages = 256

  private mutating func takeOut(_ app: BundleIdentifier) {
    dock.removeAll { $0 == app }
    for page in pages.indices { pages[page].removeAll { $0 == app } }
  }
}

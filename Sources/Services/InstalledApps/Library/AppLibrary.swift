import TactusPhoneLink
import TactusPhoneTypes

/// The installed apps of a phone, their places, quick actions and badges, and the phone's settings.
///
/// A plain value without files: each method that changes it returns the changes for a store, which
/// writes all of them or none. `Documentation/Behaviour/Bundles.md` has the steps (Bundles.P1…).
public struct AppLibrary: Sendable, Equatable {
  /// The records by identifier.
  public private(set) var records: [BundleIdentifier: AppRecord] = [:]
  /// The settings of the phone, as texts by key.
  public private(set) var settings: [String: String] = [:]

  /// Creates a library without apps.
  ///
  /// - Parameter pageCapacity: The number of icons on a page.
  public init(pageCapacity: Int = 24) { layout = HomeLayout(pageCapacity: pageCapacity) }

  /// Creates a library from what a store has kept.
  ///
  /// Of two records for one app, the later installation counts. Positions that do not fit are
  /// repaired.
  public init(_ records: [AppRecord], settings: [String: String] = [:], pageCapacity: Int = 24) {
    for record in records.sorted(by: { $0.number < $1.number }) {
      self.records[record.description.identifier] = record
    }
    self.settings = settings
    layout = HomeLayout(
      self.records.map { ($0.key, $0.value.position) }, pageCapacity: pageCapacity)
    lastNumber = records.map(\.number).max() ?? 0
    applyLayout()
  }

  // MARK: Observing

  /// The installed apps in the order of their icons: the dock, then the pages.
  ///
  /// Each URL scheme is that of one app (Bundles.P5).
  public var apps: [InstalledApp] {
    var owners: [String: BundleIdentifier] = [:]
    for record in records.values.sorted(by: { $0.number < $1.number }) {
      for scheme in record.description.urlSchemes { owners[scheme] = record.description.identifier }
    }
    return records.values.map { record in
      var app = record.app
      app.urlSchemes.removeAll { owners[$0] != app.identifier }
      return app
    }
    .sorted { $0.position < $1.position }
  }

  /// The order of icons.
  public private(set) var layout: HomeLayout

  /// Returns the record of an app; `nil` if it is not installed.
  public subscript(app: BundleIdentifier) -> AppRecord? { records[app] }

  /// Returns the app that opens a URL scheme: of several, the one installed last (Bundles.P5).
  public func app(for scheme: String) -> AppRecord? {
    let scheme = scheme.lowercased()
    return records.values.filter { $0.description.urlSchemes.contains(scheme) }
      .max { $0.number < $1.number }
  }

  // MARK: Changing

  /// Installs an app, or updates it (Bundles.P1, Bundles.P2).
  ///
  /// An update replaces the description with the static quick actions; place, badge and dynamic
  /// quick actions stay.
  ///
  /// - Returns: The changes to store.
  /// - Throws: `AppLibraryError.full`.
  public mutating func install(
    _ description: AppDescription
  ) throws(AppLibraryError) -> [AppLibraryChange] {
    let app = description.identifier
    if var record = records[app] {
      guard record.description != description else { return [] }
      let isOtherVersion =
        (record.description.version, record.description.build)
        != (description.version, description.build)
      record.description = description
      records[app] = record
      // Another version may not understand the state (Restoration.SR3).
      return [.put(record)] + (isOtherVersion ? setRestorationState(nil, of: app) : [])
    }
    guard records.count < LinkLimits.installedApps else { throw .full }
    let restored = clearDeletion(of: app)
    lastNumber += 1
    layout.append(app)
    records[app] = AppRecord(
      description, position: HomePosition(.page(0), 0), number: lastNumber)
    let moved = applyLayout()
    return changes(moved.union([app])) + restored
  }

  /// Deletes an app with its quick actions and its badge (Bundles.P3).
  ///
  /// - Returns: The changes to store.
  /// - Throws: `AppLibraryError` if it is not installed, or belongs to the system.
  public mutating func uninstall(
    _ app: BundleIdentifier
  ) throws(AppLibraryError) -> [AppLibraryChange] {
    guard let record = records[app] else { throw .unknown(app) }
    guard !record.description.isSystemApp else { throw .systemApp(app) }
    records[app] = nil
    layout.remove(app)
    let moved = applyLayout()
    return [.remove(app)] + changes(moved) + setRestorationState(nil, of: app)
      + recordDeletion(of: app) + setAppDefaults(nil, of: app)
  }

  /// Moves an app's icon.
  ///
  /// - Returns: The changes to store.
  /// - Throws: `AppLibraryError.unknown`.
  public mutating func move(
    _ app: BundleIdentifier, to position: HomePosition
  ) throws(AppLibraryError) -> [AppLibraryChange] {
    guard records[app] != nil else { throw .unknown(app) }
    layout.move(app, to: position)
    let moved = applyLayout()
    return changes(moved)
  }

  /// Changes the number of icons on a page; those that do not fit go to a page with room
  /// (Bundles.H5).
  ///
  /// - Returns: The changes to store.
  public mutating func setPageCapacity(_ capacity: Int) -> [AppLibraryChange] {
    guard layout.pageCapacity != capacity else { return [] }
    layout = HomeLayout(
      records.map { ($0.key, $0.value.position) }, pageCapacity: capacity)
    let moved = applyLayout()
    return changes(moved)
  }

  /// Sets the dynamic quick actions of an app; does nothing for an app that is not installed.
  ///
  /// - Returns: The changes to store.
  public mutating func setQuickActions(
    _ actions: [QuickAction], of app: BundleIdentifier
  ) -> [AppLibraryChange] {
    let actions = Array(actions.prefix(LinkLimits.quickActions))
    guard var record = records[app], record.dynamicActions != actions else { return [] }
    record.dynamicActions = actions
    records[app] = record
    return [.put(record)]
  }

  /// Sets the number on an app's icon; does nothing for an app that is not installed.
  ///
  /// - Returns: The changes to store.
  public mutating func setBadge(_ badge: Int, of app: BundleIdentifier) -> [AppLibraryChange] {
    guard var record = records[app], record.badge != badge else { return [] }
    record.badge = badge
    records[app] = record
    return [.put(record)]
  }

  /// Sets a setting of the phone, or removes it.
  ///
  /// - Returns: The changes to store.
  public mutating func set(_ value: String?, for key: String) -> [AppLibraryChange] {
    guard settings[key] != value else { return [] }
    settings[key] = value
    return [.set(key: key, value: value)]
  }

  // MARK: Internals

  private var lastNumber = 0

  /// Gives every record its position; returns the apps whose position has changed.
  @discardableResult
  private mutating func applyLayout() -> Set<BundleIdentifier> {
    var moved: Set<BundleIdentifier> = []
    for app in records.keys {
      guard let position = layout.position(of: app), records[app]?.position != position else {
        continue
      }
      records[app]?.position = position
      moved.insert(app)
    }
    return moved
  }

  /// Returns the records of some apps as changes, in a fixed order.
  private func changes(_ apps: Set<BundleIdentifier>) -> [AppLibraryChange] {
    apps.sorted().compactMap { records[$0].map(AppLibraryChange.put) }
  }
}

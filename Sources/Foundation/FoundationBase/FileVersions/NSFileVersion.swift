import TactusCrashReports

/// A version of a file: the file itself, or one that is kept beside it, such as a conflict.
///
/// Steps FileCoordination.FV1….
///
/// - Thread: any; all its properties are constants.
open class NSFileVersion: NSObject, @unchecked Sendable {
  /// The fate of a version that takes the place of its file.
  public struct ReplacingOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The version is moved to the file's place, and no longer kept.
    public static let byMoving = ReplacingOptions(rawValue: 1)
  }

  // MARK: Versions of a file

  /// Returns the file as a version; nil if there is no file.
  open class func currentVersionOfItem(at url: URL) -> NSFileVersion? {
    exists(url) ? NSFileVersion(ofFile: url) : nil
  }

  /// Returns the versions besides the file, the newest first; nil if there is no file.
  open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? {
    guard exists(url) else { return nil }
    return FileVersionStore.versions(of: url).map { NSFileVersion($0, ofFile: url) }
  }

  /// Returns the conflicts that are not resolved, the newest first; nil if there is no file.
  open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? {
    otherVersionsOfItem(at: url)?.filter { $0.isConflict && !$0.isResolved }
  }

  /// Returns the version with an identifier; nil if it is no longer kept.
  open class func version(
    itemAt url: URL, forPersistentIdentifier persistentIdentifier: Any
  ) -> NSFileVersion? {
    guard let identifier = (persistentIdentifier as? NSString).map({ "\($0)" }) else { return nil }
    if identifier == currentIdentifier { return currentVersionOfItem(at: url) }
    return otherVersionsOfItem(at: url)?.first { $0.identifier == identifier }
  }

  /// Reports the versions that only other machines have: none, because there is no cloud.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - completionHandler: Called on another thread with no versions; with an error if there is no
  ///     file.
  open class func getNonlocalVersionsOfItem(
    at url: URL, completionHandler: @escaping @Sendable ([NSFileVersion]?, (any Error)?) -> Void
  ) {
    let error = exists(url) ? nil : missing(url)
    PhoneTime.callOnAnotherThread { completionHandler(error == nil ? [] : nil, error) }
  }

  /// Returns the versions that only other machines have: none, because there is no cloud.
  ///
  /// - Throws: An error if there is no file.
  @discardableResult
  nonisolated(nonsending) open class func nonlocalVersionsOfItem(
    at url: URL
  ) async throws -> [NSFileVersion] {
    if !exists(url) { throw missing(url) }
    return []
  }

  /// Removes all versions besides the file.
  ///
  /// - Throws: An error if the store of versions cannot be changed.
  open class func removeOtherVersionsOfItem(at url: URL) throws {
    let versions = otherVersionsOfItem(at: url) ?? []
    try FileVersionStore.remove(Set(versions.map(\.identifier)))
    for version in versions { version.notifyOfLoss() }
  }

  // MARK: Attributes

  /// The version's own file, read-only; the file itself for the current version.
  public let url: URL
  /// The name that users see; nil if the version is no longer kept.
  open var localizedName: String? {
    isCurrent ? url.lastPathComponent : FileVersionStore.version(identifier)?.name
  }
  /// The name of the computer that has saved the version; nil for the file itself.
  public let localizedNameOfSavingComputer: String?
  /// The name of the person who has saved the version: unknown, because there is no cloud.
  open var originatorNameComponents: PersonNameComponents? { nil }
  /// The date of the version's last change; nil if it is no longer kept.
  open var modificationDate: Date? {
    guard isCurrent else { return FileVersionStore.version(identifier)?.date }
    let path = url.resolvingSymlinksInPath().path
    return (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
  /// The identifier by which the version is found again, also after a restart: a string.
  open var persistentIdentifier: any NSCoding { NSString(string: identifier) }
  /// Whether the version conflicts with the file.
  public let isConflict: Bool
  /// Whether the conflict of the version is resolved.
  ///
  /// Can only be set to true.
  open var isResolved: Bool {
    get { !isConflict || (FileVersionStore.version(identifier)?.isResolved ?? true) }
    set { resolve(newValue) }
  }
  /// Whether the contents are on this machine, as all are.
  open var hasLocalContents: Bool { true }
  /// Whether the cloud has a thumbnail of the version: none has.
  open var hasThumbnail: Bool { false }

  /// Returns whether another object is the same version.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSFileVersion else { return false }
    return other.identifier == identifier && other.file == file
  }

  /// A hash of the version.
  open override var hash: Int { identifier.hashValue }

  // MARK: Restoring and removing

  /// Replaces a file by this version; either the whole file or nothing is replaced.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - options: The options.
  /// - Returns: The file.
  /// - Throws: An error if the version no longer exists, or the file cannot be written.
  @discardableResult
  open func replaceItem(at url: URL, options: ReplacingOptions = []) throws -> URL {
    guard !isCurrent || FileVersionStore.key(of: url) != file else { return url }
    let target = url.resolvingSymlinksInPath()
    let folder = target.deletingLastPathComponent()
      .appendingPathComponent(".replacing-\(UUID().uuidString)")
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: false)
    defer { try? files.removeItem(at: folder) }
    let new = folder.appendingPathComponent(target.lastPathComponent)
    try files.copyItem(at: self.url, to: new)
    // The old file is moved away rather than removed, and moved back if the new one cannot take its
    // place.
    let old = folder.appendingPathComponent("\(target.lastPathComponent).old")
    let exists = files.fileExists(atPath: target.path)
    if exists { try files.moveItem(at: target, to: old) }
    do {
      try files.moveItem(at: new, to: target)
    } catch {
      if exists { try files.moveItem(at: old, to: target) }
      throw error
    }
    if options.contains(.byMoving), !isCurrent { try remove() }
    return url
  }

  /// Removes the version; the file itself cannot be removed in this way.
  ///
  /// - Throws: An error if the store of versions cannot be changed.
  open func remove() throws {
    guard !isCurrent else {
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [
          NSFilePathErrorKey: url.path,
          NSLocalizedDescriptionKey: "the current version of a file is the file, and stays",
        ])
    }
    try FileVersionStore.remove([identifier])
    notifyOfLoss()
  }

  // MARK: Internals

  /// The identifier of the version that is the file.
  private static let currentIdentifier = "current"

  /// The identifier in the store.
  let identifier: String
  /// The file by the path that the store knows.
  private let file: String
  /// The file by the URL with which the version was requested, as presenters know it.
  private let item: URL

  private var isCurrent: Bool { identifier == Self.currentIdentifier }

  private init(ofFile url: URL) {
    (self.url, item, identifier) = (url, url, Self.currentIdentifier)
    (file, isConflict) = (FileVersionStore.key(of: url), false)
    localizedNameOfSavingComputer = nil
  }

  init(_ record: FileVersionRecord, ofFile file: URL) {
    url = FileVersionStore.contents(of: record)
    (identifier, isConflict) = (record.identifier, record.isConflict)
    (item, self.file) = (file, FileVersionStore.key(of: file))
    localizedNameOfSavingComputer = record.computer
  }

  private static func exists(_ url: URL) -> Bool {
    url.isFileURL && FileManager.default.fileExists(atPath: url.path)
  }

  private static func missing(_ url: URL) -> any Error {
    CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
  }

  private func resolve(_ isResolved: Bool) {
    guard isResolved else {
      return RuntimeWarning.once(
        "NSFileVersion: a resolved conflict stays resolved; isResolved = false has no effect",
        namesPlace: true)
    }
    do {
      guard try FileVersionStore.resolve(identifier) else { return }
    } catch {
      return RuntimeWarning.once("the versions of \(file) could not be changed: \(error)")
    }
    notifyPresenters {
      $0.presentedItemDidResolveConflict($1)
    } ofSubitem: {
      $0.presentedSubitem(at: $1.item, didResolve: $1)
    }
  }

  private func notifyOfLoss() {
    notifyPresenters {
      $0.presentedItemDidLose($1)
    } ofSubitem: {
      $0.presentedSubitem(at: $1.item, didLose: $1)
    }
  }

  /// Notifies the presenters of the version's file, and those of a folder that contains it.
  ///
  /// - Parameters:
  ///   - notifyItem: Notifies a presenter of the file.
  ///   - notifySubitem: Notifies a presenter of a folder.
  private func notifyPresenters(
    ofItem notifyItem: @escaping @Sendable (any NSFilePresenter, NSFileVersion) -> Void,
    ofSubitem notifySubitem: @escaping @Sendable (any NSFilePresenter, NSFileVersion) -> Void
  ) {
    FilePresenters.notify(of: item, except: nil) { [self] presenter, isItself in
      if isItself { notifyItem(presenter, self) } else { notifySubitem(presenter, self) }
    }
  }
}

import TactusCrashReports
import TactusMediaDecoding
import TactusPermissions
import TactusPhoneClient
import UIKit

/// The items of the folder that is the media library, scanned on a thread from the first use on.
///
/// Steps MediaLibrary.ML1…
///
/// - Thread: any, for every member.
final class MediaFolder: @unchecked Sendable {
  // The reading is guarded by the lock.

  /// The folder of the app's phone.
  static var current: MediaFolder {
    let link = AppPhone.link
    return link.storage.object(MediaFolder.self) { MediaFolder() }
  }

  /// The items that the app may access, in the order of their paths (MediaLibrary.ML4).
  var items: [MPMediaItem] {
    guard AppPermissions.permission(.mediaLibrary).status.permitsUse else {
      RuntimeWarning.once(
        "the media library is empty for this app, which has no permission to use it: call "
          + "MPMediaLibrary.requestAuthorization first")
      return []
    }
    guard let path = MusicFolder.of(AppPhone.link).path else { return [] }
    return reading(of: path).items
  }

  /// The playlists that the app may access, in the order of their paths (MediaLibrary.ML5).
  var playlists: [MPMediaPlaylist] {
    let items = items
    guard !items.isEmpty, let path = MusicFolder.of(AppPhone.link).path,
      let names = try? FileManager.default.subpathsOfDirectory(atPath: path)
    else { return [] }
    let files = Dictionary(
      items.map { ($0.assetURL?.standardizedFileURL.path ?? "", $0) }, uniquingKeysWith: { $1 })
    let lists = names.filter {
      ["m3u", "m3u8"].contains(($0 as NSString).pathExtension.lowercased())
    }
    return lists.sorted().compactMap { name in
      guard let list = PlaylistFile(URL(fileURLWithPath: path).appendingPathComponent(name)) else {
        RuntimeWarning.once("the media library leaves out \(name): it cannot be read")
        return nil
      }
      let identifier = MPMediaEntity.identifier(of: name)
      return MPMediaPlaylist(
        items: list.files.compactMap { files[$0.path] },
        values: [
          MPMediaEntityPropertyPersistentID: identifier,
          MPMediaPlaylistPropertyPersistentID: identifier,
          MPMediaPlaylistPropertyName: list.name,
        ])
    }
  }

  /// Starts to read the folder early, so that its items are available sooner (MediaLibrary.ML1).
  func begin() {
    guard AppPermissions.permission(.mediaLibrary).status.permitsUse,
      let path = MusicFolder.of(AppPhone.link).path
    else { return }
    _ = reading(of: path)
  }

  // MARK: Internals

  private let lock = NSLock()
  private var last: FolderReading?

  /// Returns the scan of a folder, which starts on the first request.
  private func reading(of path: String) -> FolderReading {
    lock.withLock {
      if let last, last.path == path { return last }
      let new = FolderReading(path) { Self.read(path) }
      last = new
      return new
    }
  }

  /// The maximum number of files that are examined.
  ///
  /// - Source: ours. Confidence: guess.
  private static let most = 10_000

  private static let extensions: Set<String> = [
    "mp3", "m4a", "aac", "wav", "aif", "aiff", "caf", "flac", "ogg", "oga", "opus",
  ]

  private static func read(_ path: String) -> [MPMediaItem] {
    guard let names = try? FileManager.default.subpathsOfDirectory(atPath: path) else {
      RuntimeWarning.once("the media library is empty: the folder \(path) cannot be read")
      return []
    }
    let sounds = names.filter { extensions.contains(($0 as NSString).pathExtension.lowercased()) }
    return sounds.sorted().prefix(most).compactMap { name in
      let url = URL(fileURLWithPath: path).appendingPathComponent(name)
      let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
      guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
      do throws(MediaFailure) {
        let found = try MediaDiscovery.describe(url.absoluteString, within: 20)
        guard found.sound != nil else { return nil }
        return item(found, name, url, attributes?[.modificationDate] as? Date)
      } catch {
        RuntimeWarning.once("the media library leaves out \(name): \(error.reason)")
        return nil
      }
    }
  }

  /// Returns the item of a file (MediaLibrary.ML2).
  private static func item(
    _ media: MediaDescription, _ name: String, _ url: URL, _ date: Date?
  ) -> MPMediaItem {
    var values: [String: Any] = [
      MPMediaEntityPropertyPersistentID: MPMediaEntity.identifier(of: name),
      MPMediaItemPropertyMediaType: MPMediaType.music.rawValue,
      MPMediaItemPropertyTitle: media.tags["title"]
        ?? url.deletingPathExtension().lastPathComponent,
      MPMediaItemPropertyPlaybackDuration: Double(media.duration ?? 0) / 1e9,
      MPMediaItemPropertyAssetURL: url,
      MPMediaItemPropertyAlbumTrackNumber: media.trackNumber,
    ]
    values[MPMediaItemPropertyDateAdded] = date
    values[MPMediaItemPropertyComments] = media.tags["comment"]
    values[MPMediaItemPropertyLyrics] = media.tags["lyrics"]
    values[MPMediaItemPropertyUserGrouping] = media.tags["grouping"]
    for (property, tag) in [
      (MPMediaItemPropertyAlbumTrackCount, "track-count"),
      (MPMediaItemPropertyDiscNumber, "album-disc-number"),
      (MPMediaItemPropertyDiscCount, "album-disc-count"),
    ] { values[property] = media.tags[tag].flatMap { Int($0) } }
    if let date = media.tags["datetime"] {
      let parts = date.prefix(10).split(separator: "-").compactMap { Int($0) }
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
      values[MPMediaItemPropertyReleaseDate] = calendar.date(
        from: DateComponents(
          year: parts.first, month: parts.count > 1 ? parts[1] : 1,
          day: parts.count > 2 ? parts[2] : 1))
    }
    let albumArtist = media.tags["album-artist"] ?? media.tags["artist"]
    let groups: [(MPMediaGrouping, String?)] = [
      (.album, media.tags["album"]), (.artist, media.tags["artist"]),
      (.albumArtist, albumArtist), (.composer, media.tags["composer"]),
      (.genre, media.tags["genre"]),
    ]
    for (grouping, text) in groups {
      guard let text else { continue }
      let owner = grouping == .album ? albumArtist ?? "" : ""
      values[grouping.properties.title] = text
      values[grouping.properties.identifier] = MPMediaEntity.identifier(
        of: "\(grouping.rawValue) \(text) \(owner)")
    }
    if let bytes = media.artwork, let image = UIImage(data: Data(bytes)) {
      values[MPMediaItemPropertyArtwork] = MPMediaItemArtwork(boundsSize: image.size) { _ in image }
    }
    return MPMediaItem(values)
  }
}

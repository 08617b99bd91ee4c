/// A playlist of the media library: a file of the form M3U.
///
/// Step MediaLibrary.ML5.
///
/// - Thread: any, for every member.
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  /// The identifier in the cloud; `nil`.
  open var cloudGlobalID: String? { nil }
  /// The name.
  open var name: String? { value(forProperty: MPMediaPlaylistPropertyName) as? String }
  /// The attributes; always empty.
  open var playlistAttributes: MPMediaPlaylistAttribute { [] }
  /// The seed items of a playlist by the system; always `nil`.
  open var seedItems: [MPMediaItem]? { nil }
  /// The description; `nil`.
  open var descriptionText: String? { nil }
  /// The name of the author to display; always `nil`.
  open var authorDisplayName: String? { nil }

  /// Adds a product of the store; always fails, calling a closure on another thread.
  open func addItem(
    withProductID productID: String,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { PhoneTime.callOnAnotherThread { completionHandler?(MPError(.notSupported)) } }

  /// Adds a product of the store, which throws.
  open func addItem(withProductID productID: String) async throws { throw MPError(.notSupported) }

  /// Adds items; always fails, since playlist files are read-only, calling a closure on another
  /// thread.
  open func add(
    _ mediaItems: [MPMediaItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { PhoneTime.callOnAnotherThread { completionHandler?(MPError(.notSupported)) } }

  /// Adds items, which throws, as the files are not changed.
  open func add(_ mediaItems: [MPMediaItem]) async throws { throw MPError(.notSupported) }
}

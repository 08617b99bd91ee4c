import Foundation

/// A channel layout.
///
/// - Thread: any; all its properties are constants, whose objects nobody changes.
open class AVAudioChannelLayout: NSObject, @unchecked Sendable {
  // The properties are constant.

  /// The layout tag.
  public let layoutTag: AudioChannelLayoutTag

  /// Creates the layout of a tag; `nil` for a tag without a number of channels.
  public init?(layoutTag: AudioChannelLayoutTag) {
    guard layoutTag & 0xFFFF > 0 else { return nil }
    self.layoutTag = layoutTag
    pointer = Self.pointer(layoutTag)
    super.init()
  }

  /// Creates a copy of a layout.
  public init(layout: UnsafePointer<AudioChannelLayout>) {
    layoutTag = layout.pointee.mChannelLayoutTag
    pointer = Self.pointer(layout.pointee.mChannelLayoutTag)
    super.init()
  }

  deinit { pointer.deallocate() }

  /// The arrangement.
  open var layout: UnsafePointer<AudioChannelLayout> { UnsafePointer(pointer) }

  /// The number of channels.
  open var channelCount: AVAudioChannelCount { layoutTag & 0xFFFF }

  /// Returns whether another object has the same tag.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? AVAudioChannelLayout)?.layoutTag == layoutTag
  }

  /// The hash of the tag.
  open override var hash: Int { Int(layoutTag) }

  // MARK: Internals

  private let pointer: UnsafeMutablePointer<AudioChannelLayout>

  private static func pointer(
    _ tag: AudioChannelLayoutTag
  ) -> UnsafeMutablePointer<AudioChannelLayout> {
    let pointer = UnsafeMutablePointer<AudioChannelLayout>.allocate(capacity: 1)
    var layout = AudioChannelLayout()
    layout.mChannelLayoutTag = tag
    pointer.initialize(to: layout)
    return pointer
  }
}

import TactusDisplayList
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes

/// A page that shows the phone.
///
/// - Thread: the loop's.
final class Page {
  /// The number of the page.
  let number: Int
  let socket: PageSocket
  /// Whether the page has sent its `hello`; before that it receives nothing.
  var hasJoined = false
  var clock: PageClockOffset?
  /// The instant of the next requests of a message; `nil` for now.
  var time: PhoneInstant?
  var rateLimiter: PageRateLimiter
  /// The contact numbers of the page's fingers on the screen.
  var contacts: Set<UInt32> = []
  /// The buttons that the page holds down.
  var buttons: Set<PhoneButton> = []
  var keys: Set<KeyboardKey> = []
  /// Whether there is a frame that the page has not been sent.
  var hasPendingFrame = true
  /// Whether there is a picture of the device beside the phone that the page has not been sent.
  var hasPendingExternalPicture = true

  private(set) var flow: PageFlowControl
  private var assets = PageAssetCache()
  /// The numbers of the pictures that the page has: those of the last frame.
  private var pictures: Set<Int> = []
  private var externalAssets = PageAssetCache()

  init(_ number: Int, _ socket: PageSocket, bytesBehind: Int, at now: PhoneInstant) {
    flow = PageFlowControl(bytesBehind: bytesBehind)
    self.number = number
    self.socket = socket
    rateLimiter = PageRateLimiter(at: now)
  }

  // MARK: Doing

  /// Sends a message, however far behind the page is; disconnects a page that is too far behind.
  func send(text: String) {
    flow.send(text.utf8.count)
    socket.send(text)
    if flow.isTooFarBehind { socket.end(.tryAgain) }
  }

  /// Sends the contents of the screen, if the page can receive them now; else they stay pending.
  ///
  /// A picture that the page has is not sent again.
  func show(_ screen: ScreenPictures) {
    guard hasJoined, hasPendingFrame, flow.canSendFrame else { return }
    hasPendingFrame = false
    if assets.isFull {
      assets = PageAssetCache()
      pictures = []
      send(text: PageMessages.forget)
    }
    let new = screen.pictures.filter { !pictures.contains($0.number) }
    for picture in new {
      if let glyphs = assets.addGlyphs(of: picture.index) { send(glyphs, isFrame: false) }
    }
    let message = ScreenMessage.bytes(
      new: new.map { ($0.number, assets.addImages(of: $0.index)) }, outer: screen.outer,
      places: screen.places)
    send(message, isFrame: true)
    pictures = Set(screen.pictures.map(\.number))
  }

  /// Sends the picture of the device beside the phone, if the page can receive it now; else it
  /// stays pending (SimulatorPages.SP7).
  func show(_ picture: ExternalScreenPicture?) {
    guard hasJoined, hasPendingExternalPicture, let picture, flow.canSendSound else { return }
    hasPendingExternalPicture = false
    if externalAssets.isFull {
      externalAssets = PageAssetCache()
      send(text: PageMessages.forgetExternal)
    }
    let kind = [PageLimits.externalPictureKind]
    if let glyphs = externalAssets.addGlyphs(of: picture.index) {
      send(kind + glyphs, isFrame: false)
    }
    send(kind + externalAssets.addImages(of: picture.index), isFrame: false)
  }

  /// Sends sound, unless the page is behind.
  func sendSound(_ bytes: [UInt8]) {
    guard hasJoined, flow.canSendSound else { return }
    send(bytes, isFrame: false)
  }

  /// Records how many messages and frames the page has processed.
  ///
  /// - Returns: Whether the numbers are possible.
  func confirm(messages: Int, frames: Int) -> Bool {
    flow.confirm(messages: messages, frames: frames)
  }

  /// Returns the instant of a time of the page's clock, at most now, and observes the clock.
  func instant(_ milliseconds: Double, now: PhoneInstant) -> PhoneInstant {
    clock?.observe(milliseconds, at: now)
    return clock.map { min($0.instant(milliseconds), now) } ?? now
  }

  /// Returns the phone's contact identifier for a contact number of this page.
  func contact(_ number: UInt32) -> ContactID {
    ContactID(UInt32(truncatingIfNeeded: self.number) * PageLimits.contacts + number)
  }

  private func send(_ bytes: [UInt8], isFrame: Bool) {
    flow.send(bytes.count, isFrame: isFrame)
    socket.send(bytes)
  }
}
